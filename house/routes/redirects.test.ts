import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { findRedirect, redirectRules } from "./redirects.ts";
import { findRoute, routes } from "./routes.ts";

const paths = routes.map(({ path }) => path);

describe("addresses that have moved", () => {
  it.each([
    ["/hr/cijene-i-dostupnost", "/hr/cijene-i-dostpunost"],
    ["/hr/", "/hr"],
    ["/about///", "/about"],
    ["//", "/"],
    ["/en//", "/"],
    ["/en/en/about//", "/about"],
    ["/en/de/galerie/", "/de/galleria"],
    ["/en/nonsense/", "/nonsense/"],
    ["/en/english", "/english"],
    ["/en//evil.example", "/evil.example"],
  ])("%s leads to %s in one hop", (from, to) => {
    expect(findRedirect(from)).toBe(to);
    expect(findRedirect(to)).toBeUndefined();
  });

  it.each([
    ...paths,
    ...["", "about", "/nonsense/", "/english", "/EN/about", "/hr/galerie", "//about", "/en/../x"],
  ])("%j has not moved", (path) => {
    expect(findRedirect(path)).toBeUndefined();
  });
});

const pieces = [
  ..."/ // \\ %5c %2F %2e . .. ; \t en evil.example about galerie é".split(" "),
  "\n",
  " ",
];

it("no address leads to another host, or on to a third", () => {
  const anyAddress = array(constantFrom(...pieces)).map((parts) => `/en/${parts.join("")}`);
  assert(
    property(anyAddress, (from) => {
      const to = findRedirect(from);
      if (to === undefined) return;
      expect(decodeURIComponent(to)).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(to, "https://villa.example").href).toBe(`https://villa.example${to}`);
      expect(findRedirect(to)).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

it("The rules for static hosts are what the server does, and cover every English page below /en.", () => {
  expect(redirectRules).toEqual(
    redirectRules.map(({ from }) => ({ from, to: findRedirect(from) })),
  );
  const froms = redirectRules.map(({ from }) => from);
  expect(new Set(froms).size, "each address once").toBe(froms.length);
  expect(froms.filter(findRoute)).toEqual([]);
  expect(froms).toEqual(expect.arrayContaining(["/en", "/en/", "/en/about", "/en/gdpr/"]));
});
