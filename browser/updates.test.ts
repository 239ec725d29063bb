import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leaveOnce } from "../site/dom/reload-once.ts";
import { findRuleRedirect, watchBuilds } from "./watch-builds.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const refusing = {
  getItem: () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  },
};

function storing(): Pick<Storage, "getItem" | "setItem"> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

const url = (path: string) => new URL(path, "https://villa.example");

describe("leaveOnce", () => {
  it.each([
    ["with storage", 1e6, storing()],
    ["where storage throws", 2e6, refusing],
  ])("lets a path be loaded once in 10 seconds, other paths at once, %s", (_, start, storage) => {
    vi.stubGlobal("sessionStorage", storage);
    vi.setSystemTime(start);
    expect(leaveOnce(url("/about"))).toBe(true);
    vi.setSystemTime(start + 9_999);
    expect(leaveOnce(url("/about"))).toBe(false);
    expect(leaveOnce(url("/gallery"))).toBe(true);
    expect(leaveOnce(url("/about")), "whatever was loaded in between").toBe(false);
    vi.setSystemTime(start + 25_000);
    expect(leaveOnce(url("/gallery"))).toBe(true);
  });

  it.each(["{not json", "7", '"text"', "null"])("is not confused by %s in the storage", (junk) => {
    vi.stubGlobal("sessionStorage", { ...storing(), getItem: () => junk });
    expect(leaveOnce(url(`/${junk}`))).toBe(true);
  });
});

/** Answers `fetch` with JSON, by path, and lists the addresses that were asked for. */
function stubFetch(answers: (path: string) => unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const answer = answers(address);
    if (answer instanceof Error) throw answer;
    return typeof answer === "string" ? new Response(answer) : Response.json(answer);
  });
  return asked;
}

describe("watchBuilds", () => {
  const manifest = {
    id: "b1",
    timestamp: 1,
    routeRules: { "/old": { redirect: "/about" } },
    prerendered: ["/"],
  };

  it("asks every hour for the newest build, until it is another one", async () => {
    let requests = 0;
    const asked = stubFetch((address) => {
      if (!address.startsWith("/builds/latest.json?")) return manifest;
      requests += 1;
      if (requests === 2) return new Error("offline");
      return { id: requests < 5 ? "b1" : "b2" };
    });
    const news = watchBuilds("b1");
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_598_999);
    expect(asked).toEqual(["/builds/meta/b1.json"]);
    expect(news.routeRules).toEqual(new Map(Object.entries(manifest.routeRules)));
    await vi.advanceTimersByTimeAsync(1 + 2 * 3_600_000);
    expect(asked.slice(1)).toHaveLength(4);
    expect(news.hasNewBuild).toBe(false);
    await vi.advanceTimersByTimeAsync(5 * 3_600_000);
    expect(news.hasNewBuild).toBe(true);
    expect(asked.slice(1)).toHaveLength(5);
  });

  it("does not read it on slow-2g", async () => {
    vi.stubGlobal("navigator", { connection: { effectiveType: "slow-2g" } });
    const asked = stubFetch(() => manifest);
    watchBuilds("b1");
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
  });

  it.each([new Error("offline"), "<!DOCTYPE html>", null, { id: "b1" }])(
    "logs %s and goes on",
    async (answer) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
      stubFetch(() => answer);
      const news = watchBuilds("b1");
      await vi.advanceTimersByTimeAsync(1001);
      expect(news.routeRules).toEqual(new Map());
      expect(log).toHaveBeenCalledWith("Error fetching the build manifest.", expect.any(Error));
    },
  );
});

it.each([
  ["/hr/cijene-i-dostupnost?a=1#b", "/hr/cijene-i-dostpunost?a=1#b"],
  ["/about", undefined],
  ["/constructor", undefined],
])("by a rule %s leads to %s", (from, to) => {
  const routeRules = new Map(
    Object.entries({ "/hr/cijene-i-dostupnost": { redirect: "/hr/cijene-i-dostpunost" } }),
  );
  expect(findRuleRedirect(url(from), { routeRules, hasNewBuild: false })).toBe(to);
});
