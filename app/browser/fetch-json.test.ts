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
  it.each([408, 409, 425, 429, 500, 502, 503, 504])("tries a %d once more", async (status) => {
    const asked = answerWith(answer(status), Response.json([1]));
    expect(await fetchJson("/x")).toEqual([1]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("tries once more when there was no answer", async () => {
    answerWith(new TypeError("Failed to fetch"), Response.json([2]));
    expect(await fetchJson("/x")).toEqual([2]);
  });

  it.each([
    ["GET", 404, "Not Found"],
    ["POST", 503, "Service Unavailable"],
  ])("does not try again what a %s answered by %d says", async (method, status, text) => {
    const asked = answerWith(answer(status, text));
    await expect(fetchJson("/a?b", { method })).rejects.toThrow(
      `[${method}] "/a?b": ${status} ${text}`,
    );
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
