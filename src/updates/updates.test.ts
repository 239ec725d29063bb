import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type BuildManifest, loadManifestLater } from "./build-manifest.ts";
import { takeKeptState } from "./kept-state.ts";
import { reloadOnce } from "./reload-once.ts";
import { createSessionStore } from "./session-store.ts";
import { watchBuilds } from "./watch-builds.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

const refusingStore = () =>
  createSessionStore(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });

describe("reloadOnce", () => {
  const storage = memoryStorage();

  it.each([
    ["with storage", 1e6, createSessionStore(() => storage)],
    ["where storage throws", 2e6, refusingStore()],
  ])("reloads a path once in 10 seconds, other paths at once, %s", (_name, start, store) => {
    const loads: string[] = [];
    let time = start;
    const reload = (path: string) =>
      reloadOnce(path, {}, { store, now: () => time, load: (target) => loads.push(target) });

    expect(reload("/about")).toBe(true);
    time = start + 9_999;
    expect(reload("/about")).toBe(false);
    expect(reload("/gallery")).toBe(true);
    time = start + 25_000;
    expect(reload("/gallery")).toBe(true);
    expect(loads).toEqual(["/about", "/gallery", "/gallery"]);
  });

  it("keeps the state for the page that follows, which takes it once", () => {
    const storage = memoryStorage();
    const store = createSessionStore(() => storage);
    const stay = { arrival: "2027-07-03" };
    reloadOnce("/kept", { stay }, { store, now: () => 0, load: () => undefined });
    expect(takeKeptState(store)).toEqual({ stay });
    expect(takeKeptState(store)).toEqual({});
  });

  it("is not confused by what others have left in the storage", () => {
    const storage = memoryStorage();
    const store = createSessionStore(() => storage);
    store.write("site:reload", "{not json");
    store.write("site:reload:state", '{"state":7}');
    expect(takeKeptState(store)).toEqual({});
    expect(reloadOnce("/junk", {}, { store, now: () => 0, load: () => undefined })).toBe(true);
  });
});

describe("watchBuilds", () => {
  it("asks every hour with the time in the query, until there is another build", async () => {
    const answers: unknown[] = [{ id: "b1" }, new Error("offline"), { nonsense: 1 }, { id: "b2" }];
    const asked: string[] = [];
    const onNewBuild = vi.fn();
    watchBuilds("b1", {
      now: () => 1234,
      fetchJson: async (address) => {
        asked.push(address);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
      onNewBuild,
    });
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1 + 2 * 3_600_000);
    expect(asked).toEqual(Array(3).fill("/builds/latest.json?1234"));
    expect(onNewBuild).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5 * 3_600_000);
    expect(onNewBuild).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(4);
  });
});

describe("loadManifestLater", () => {
  const manifest = { id: "b1", timestamp: 1, routeRules: {}, prerendered: ["/"] };

  function load(effectiveType: string | undefined, answer: unknown) {
    const loaded: BuildManifest[] = [];
    const asked: string[] = [];
    loadManifestLater("b1", {
      effectiveType,
      whenIdle: (work) => work(),
      fetchJson: async (address) => {
        asked.push(address);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      onLoaded: (value) => loaded.push(value),
    });
    return { loaded, asked };
  }

  it("waits a second", async () => {
    const { loaded, asked } = load("2g", manifest);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(["/builds/meta/b1.json"]);
    expect(loaded).toEqual([manifest]);
  });

  it("does nothing on slow-2g", async () => {
    const { asked } = load("slow-2g", manifest);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
  });

  it.each([new Error("offline"), "<!DOCTYPE html>", null, { id: "b1" }])(
    "logs %s and goes on",
    async (answer) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
      const { loaded } = load(undefined, answer);
      await vi.advanceTimersByTimeAsync(1000);
      expect(loaded).toEqual([]);
      expect(log).toHaveBeenCalledWith("Error fetching the build manifest.", expect.any(Error));
    },
  );
});
