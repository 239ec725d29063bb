import { describe, expect, it } from "vitest";
import { findRedirect, redirectRules } from "./redirects.ts";
import { findRoute, routes } from "./routes.ts";

const paths = routes.map(({ path }) => path);

describe("addresses that have moved", () => {
  it.each([
    ["/hr/cijene-i-dostupnost", "/hr/cijene-i-dostpunost"],
    ["/de/galerie", "/de/galleria"],
    ["/it/galleria", "/it/galerie"],
    ["/hr/", "/hr"],
    ["/about/", "/about"],
    ["/about///", "/about"],
    ["//", "/"],
    ["/en", "/"],
    ["/en/", "/"],
    ["/en//", "/"],
    ["/en/about", "/about"],
    ["/en/about/", "/about"],
    ["/en/en/about//", "/about"],
    ["/en//en", "/"],
    ["/en/hr/o-vili", "/hr/o-vili"],
    ["/en/de/galerie/", "/de/galleria"],
    ["/hr/cijene-i-dostupnost/", "/hr/cijene-i-dostpunost"],
    ["/en/nonsense", "/nonsense"],
    ["/en/nonsense/", "/nonsense/"],
    ["/en/english", "/english"],
  ])("%s leads to %s in one hop", (from, to) => {
    expect(findRedirect(from)).toBe(to);
    expect(findRedirect(to)).toBeUndefined();
  });

  it.each([
    ...paths,
    ...["", "about", "/nonsense", "/nonsense/", "/english", "/EN/about", "/hr/galerie", "//about"],
  ])("%j has not moved", (path) => {
    expect(findRedirect(path)).toBeUndefined();
  });
});

describe("hostile addresses", () => {
  it.each(["/en//evil.example", "/en///evil.example/", "/en/en//evil.example"])(
    "%s stays on this site",
    (path) => {
      const target = findRedirect(path) ?? "";
      expect(target).toMatch(/^\/evil\.example/);
      expect(new URL(target, "https://villa.example").host).toBe("villa.example");
    },
  );

  it.each([
    ...["/en/\\evil.example", "/en/%5Cevil.example", "/en/%2f/evil.example", "/en/\t/evil.example"],
    ...["/en/\n//evil.example", "/en/ /evil.example", "/en/\u0000", "/en/../evil.example"],
    ...["/en/..//evil.example", "/en/%2e%2E//evil.example", "/en/.%2e/x", "/en/./x", "/en/é"],
    ...["//evil.example", "//evil.example/en/", "/\\evil.example", "http://evil.example/en"],
  ])("%j is not redirected at all", (path) => {
    expect(findRedirect(path)).toBeUndefined();
  });

  it("are answered quickly, however long", () => {
    const startedAt = performance.now();
    findRedirect(`${"/en".repeat(3000)}x`);
    findRedirect(`/${"/".repeat(8000)}x`);
    findRedirect(`/en/${"%2e/.".repeat(1600)}`);
    expect(performance.now() - startedAt).toBeLessThan(200);
  });
});

describe("the rules for static hosts", () => {
  it.each(redirectRules)("$from to $to is what the server does", ({ from, to }) => {
    expect(findRedirect(from)).toBe(to);
    expect(findRoute(to)).toBeDefined();
    expect(findRoute(from)).toBeUndefined();
  });

  it("name each address once", () => {
    expect(new Set(redirectRules.map(({ from }) => from)).size).toBe(redirectRules.length);
  });

  it("cover every English page below /en", () => {
    const moved = redirectRules.map(({ from }) => from);
    expect(moved).toEqual(expect.arrayContaining(["/en", "/en/", "/en/about", "/en/gdpr/"]));
  });
});
