import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchJson } from "./fetch-json.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(...answers: (Response | Error)[]) {
  const asked = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error("asked too often");
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

const answer = (status: number, statusText = "") => new Response("{}", { status, statusText });

describe("fetchJson", () => {
  it("gives the JSON of an answer", async () => {
    answerWith(Response.json({ id: "b1" }));
    expect(await fetchJson("/builds/latest.json")).toEqual({ id: "b1" });
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])("tries a %d once more", async (status) => {
    const asked = answerWith(answer(status), Response.json([1]));
    expect(await fetchJson("/x")).toEqual([1]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("tries once more when there was no answer", async () => {
    answerWith(new TypeError("Failed to fetch"), Response.json([2]));
    expect(await fetchJson("/x")).toEqual([2]);
  });

  it("names method, address and status of the last failure", async () => {
    answerWith(answer(500, "Server Error"), answer(500, "Server Error"));
    await expect(fetchJson("/a?b")).rejects.toThrow('[GET] "/a?b": 500 Server Error');
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("does not try a %s again", async (method) => {
    const asked = answerWith(answer(503, "Service Unavailable"));
    await expect(fetchJson("/x", { method })).rejects.toThrow(
      `[${method}] "/x": 503 Service Unavailable`,
    );
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("does not try a 404 again", async () => {
    const asked = answerWith(answer(404, "Not Found"));
    await expect(fetchJson("/x")).rejects.toThrow('[GET] "/x": 404 Not Found');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("says so when nobody answers", async () => {
    answerWith(new TypeError("Failed to fetch"), new TypeError("Failed to fetch"));
    await expect(fetchJson("/x")).rejects.toThrow('[GET] "/x": <no response> Failed to fetch');
  });

  it("does not go on once it has been aborted", async () => {
    const asked = answerWith(new DOMException("gone", "AbortError"));
    await expect(fetchJson("/x", { signal: AbortSignal.abort() })).rejects.toThrow("gone");
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
