import { describe, expect, it } from "vitest";
import { findRuleRedirect, RouteError, resolveRoute } from "./resolve-route.ts";

const address = (path: string) => new URL(path, "https://villa.example");

describe("resolveRoute", () => {
  const seen: string[] = [];
  const note = (name: string, answer?: boolean) => () => {
    seen.push(name);
    return answer;
  };
  const options = {
    rules: {
      "*": { middleware: ["first"] },
      "/about": { validate: (_to: unknown, search: string) => search === "" },
      "/gallery": { middleware: ["second"] },
      "/de": { middleware: ["missing"] },
      "/hr": { middleware: ["toString"] },
      "/it": { middleware: ["__proto__"] },
    },
    middleware: { first: note("first"), second: note("second", false) },
  };

  it("gives the route, with what validates it and runs before it", () => {
    expect(resolveRoute(address("/about"), options).page).toBe("about");
    expect(resolveRoute(address("/de/lage?x=1#y"), options).name).toBe("location___de");
  });

  it.each([
    ["/nowhere?x=1#y", 404, "Page not found: /nowhere?x=1#y"],
    ["/about?no", 404, "Page Not Found: /about?no"],
    ["/gallery", 404, "Page Not Found: /gallery"],
    ["/de", 500, "Unknown route middleware: 'missing'."],
    ["/hr", 500, "Unknown route middleware: 'toString'."],
    ["/it", 500, "Unknown route middleware: '__proto__'."],
  ])("throws for %s a %d: %s", (path, status, message) => {
    const url = address(path);
    const error = new RouteError(message, status, url.pathname);
    expect(() => resolveRoute(url, options)).toThrow(error);
    expect(error).toMatchObject({ data: { path: url.pathname }, fatal: status === 500 });
  });

  it("runs middleware in order, rules for all pages first", () => {
    seen.length = 0;
    expect(() => resolveRoute(address("/gallery"), options)).toThrow();
    expect(seen).toEqual(["first", "second"]);
  });
});

it.each([
  ["/hr/cijene-i-dostupnost?a=1#b", "/hr/cijene-i-dostpunost?a=1#b"],
  ["/about", undefined],
  ["/constructor", undefined],
])("by a rule %s leads to %s", (from, to) => {
  const rules = { "/hr/cijene-i-dostupnost": { redirect: "/hr/cijene-i-dostpunost" } };
  expect(findRuleRedirect(address(from), rules)).toBe(to);
});
