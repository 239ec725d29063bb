import { afterEach, describe, expect, it, vi } from "vitest";
import { createPrefetcher } from "./prefetch-links.ts";

afterEach(() => vi.unstubAllGlobals());

function setUp(connection?: object) {
  const loads: { path: string; finish: () => void; fail: () => void }[] = [];
  const idle: (() => void)[] = [];
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  const prefetch = createPrefetcher(
    (path) =>
      new Promise<void>((resolve, reject) => loads.push({ path, finish: resolve, fail: reject })),
  );
  const becomeIdle = () => {
    for (const work of idle.splice(0)) work();
  };
  return { loads, prefetch, becomeIdle };
}

describe("createPrefetcher", () => {
  it("loads a path once, even after it has failed", async () => {
    const { loads, prefetch, becomeIdle } = setUp();
    prefetch("/about");
    expect(loads, "before the browser is idle").toEqual([]);
    becomeIdle();
    loads[0]?.fail();
    await Promise.resolve();
    prefetch("/about");
    becomeIdle();
    expect(loads).toHaveLength(1);
  });

  it("has at most four loads under way", async () => {
    const { loads, prefetch, becomeIdle } = setUp();
    for (const path of ["/1", "/2", "/3", "/4", "/5", "/6"]) prefetch(path);
    becomeIdle();
    expect(loads.map((load) => load.path)).toEqual(["/1", "/2", "/3", "/4"]);
    loads[1]?.finish();
    loads[2]?.fail();
    await new Promise(setImmediate);
    expect(loads.map((load) => load.path)).toEqual(["/1", "/2", "/3", "/4", "/5", "/6"]);
  });

  it.each([
    [{ saveData: true, effectiveType: "4g" }, 0],
    [{ effectiveType: "slow-2g" }, 0],
    [{ effectiveType: "2g" }, 0],
    [{ effectiveType: "3g" }, 1],
    [{}, 1],
  ])("loads on %o %d pages", (connection, count) => {
    const { loads, prefetch, becomeIdle } = setUp(connection);
    prefetch("/about");
    becomeIdle();
    expect(loads).toHaveLength(count);
  });
});
