import { afterEach, expect, it, vi } from "vitest";
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

const nobody = () => new TypeError("Failed to fetch");
const answer = (status: number, statusText = "") => new Response("{}", { status, statusText });

it.each([...[408, 409, 425, 429, 500, 502, 503, 504].map((status) => answer(status)), nobody()])(
  "asks once more after %o",
  async (first) => {
    const asked = answerWith(first, Response.json([1]));
    expect(await fetchJson("/x")).toEqual([1]);
    expect(asked).toHaveBeenCalledTimes(2);
  },
);

it.each([
  ["GET", [answer(404, "Not Found")], "404 Not Found"],
  ["POST", [answer(503, "Service Unavailable")], "503 Service Unavailable"],
  ["GET", [nobody(), nobody()], "<no response> Failed to fetch"],
])("says of a %s what has come of it, and asks no more", async (method, answers, end) => {
  const asked = answerWith(...answers);
  await expect(fetchJson("/a?b", { method })).rejects.toThrow(`[${method}] "/a?b": ${end}`);
  expect(asked).toHaveBeenCalledTimes(answers.length);
});

it("does not go on once it has been aborted", async () => {
  const asked = answerWith(new DOMException("gone", "AbortError"));
  await expect(fetchJson("/x", { signal: AbortSignal.abort() })).rejects.toThrow("gone");
  expect(asked).toHaveBeenCalledTimes(1);
});
