import { afterEach, expect, it, vi } from "vitest";
import { unlessLeaving, watchLeaving } from "./unless-leaving.ts";

const page = new EventTarget();
const brokenOff = () => unlessLeaving(Promise.reject(new Error("broken off")));

vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
watchLeaving();

afterEach(() => {
  // Files share their modules: whoever is still leaving would let failures of other tests wait.
  page.dispatchEvent(new Event("pageshow"));
  vi.useRealTimers();
});

it("rejects at once while the visitor stays, or has come back", async () => {
  await expect(brokenOff()).rejects.toThrow("broken off");
  page.dispatchEvent(new Event("pagehide"));
  page.dispatchEvent(new Event("pageshow"));
  await expect(brokenOff()).rejects.toThrow("broken off");
});

it.each(["beforeunload", "pagehide"])("waits with a failure after %s", async (sign) => {
  vi.useFakeTimers();
  page.dispatchEvent(new Event(sign));
  const told = vi.fn();
  brokenOff().catch(told);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toHaveBeenCalledOnce();
});
