import { describe, expect, it } from "vitest";
import { findRuleRedirect, RouteError, resolveRoute } from "./resolve-route.ts";

const address = (path: string) => new URL(path, "https://villa.example");
const nothing = { rules: {}, middleware: {} };

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("resolveRoute", () => {
  it("says which address has no page, with the path as data", () => {
    const error = errorOf(() => resolveRoute(address("/nowhere?x=1#y"), nothing));
    expect(error).toBeInstanceOf(RouteError);
    expect(error).toMatchObject({
      message: "Page not found: /nowhere?x=1#y",
      status: 404,
      data: { path: "/nowhere" },
      fatal: false,
    });
  });

  it("says which address failed validation", () => {
    const rules = { "/about": { validate: (_to: unknown, search: string) => search === "" } };
    expect(resolveRoute(address("/about"), { ...nothing, rules }).page).toBe("about");
    expect(errorOf(() => resolveRoute(address("/about?no"), { ...nothing, rules }))).toMatchObject({
      message: "Page Not Found: /about?no",
      status: 404,
    });
  });

  it("runs middleware in order, rules for all pages first, and lets it refuse", () => {
    const seen: string[] = [];
    const note = (name: string, answer: boolean | undefined) => () => {
      seen.push(name);
      return answer;
    };
    const options = {
      rules: { "*": { middleware: ["first"] }, "/about": { middleware: ["second"] } },
      middleware: { first: note("first", undefined), second: note("second", false) },
    };
    expect(resolveRoute(address("/de/lage?x=1#y"), options).name).toBe("location___de");
    expect(errorOf(() => resolveRoute(address("/about"), options))).toMatchObject({
      message: "Page Not Found: /about",
    });
    expect(seen).toEqual(["first", "first", "second"]);
  });

  it.each(["missing", "toString", "__proto__"])("throws for the unknown middleware %s", (name) => {
    const rules = { "/about": { middleware: [name] } };
    expect(errorOf(() => resolveRoute(address("/about"), { ...nothing, rules }))).toMatchObject({
      message: `Unknown route middleware: '${name}'.`,
      fatal: true,
    });
  });
});

describe("findRuleRedirect", () => {
  const rules = { "/hr/cijene-i-dostupnost": { redirect: "/hr/cijene-i-dostpunost" } };

  it("leads to the new path with query and hash", () => {
    expect(findRuleRedirect(address("/hr/cijene-i-dostupnost?a=1#b"), rules)).toBe(
      "/hr/cijene-i-dostpunost?a=1#b",
    );
  });

  it("leaves every other path alone", () => {
    expect(findRuleRedirect(address("/about"), rules)).toBeUndefined();
    expect(findRuleRedirect(address("/constructor"), rules)).toBeUndefined();
  });
});
