import { describe, expect, it } from "vitest";
import { blockedCookiePage, fakeCookiePage } from "../../tests/support/consent/fake-cookie-page.ts";
import {
  deleteCookie,
  deleteMatching,
  listCookies,
  readCookie,
  writeCookie,
} from "./page-cookies.ts";

describe("writing a cookie", () => {
  it("keeps it for the whole site, strict, for so many days", () => {
    const page = fakeCookiePage("http://localhost/hr/o-vili");
    expect(writeCookie(page, "ncc_c", "yes", 180)).toBe(true);
    expect(page.written.at(-1)).toBe("ncc_c=yes; Max-Age=15552000; Path=/; SameSite=Strict");
  });

  it("makes it secure on https", () => {
    const page = fakeCookiePage("https://villa.example/");
    writeCookie(page, "ncc_c", "yes", 180);
    expect(page.written.at(-1)).toMatch(/; Secure$/);
  });

  it("clears away copies on other paths and domains that would contradict it", () => {
    const page = fakeCookiePage("https://www.villa.example/hr/o-vili");
    page.plant("ncc_c=junk; Path=/hr");
    page.plant("ncc_c=junk; Path=/; Domain=villa.example");
    expect(writeCookie(page, "ncc_c", "yes", 180)).toBe(true);
    expect(page.jar.map(({ value }) => value)).toEqual(["yes"]);
  });

  it("says so when the browser does not keep it", () => {
    expect(writeCookie(fakeCookiePage(), "ncc_c", "x".repeat(5000), 180)).toBe(false);
    expect(writeCookie(blockedCookiePage, "ncc_c", "yes", 180)).toBe(false);
  });
});

describe("reading a cookie", () => {
  it("finds its value, equals signs included, among others", () => {
    const page = fakeCookiePage();
    for (const cookie of ["a=1", "ncc_c=x=y=", "b=2"]) page.plant(cookie);
    expect(readCookie(page, "ncc_c")).toBe("x=y=");
    expect(readCookie(page, "cc_c")).toBeUndefined();
  });

  it("believes none of several that contradict each other", () => {
    const page = fakeCookiePage("http://localhost/hr/o-vili");
    page.plant("ncc_c=0; Path=/");
    page.plant("ncc_c=all; Path=/hr");
    expect(readCookie(page, "ncc_c")).toBeUndefined();
  });

  it("finds nothing where the browser refuses", () => {
    expect(listCookies(blockedCookiePage)).toEqual([]);
    expect(readCookie(blockedCookiePage, "ncc_c")).toBeUndefined();
  });
});

describe("deleting a cookie", () => {
  it.each([
    "Path=/",
    "Path=/hr",
    "Path=/hr/",
    "Path=/hr/o-vili",
    "Path=/; Domain=www.villa.example.hr",
    "Path=/; Domain=villa.example.hr",
    "Path=/hr; Domain=example.hr",
  ])("finds it at %s", (place) => {
    const page = fakeCookiePage("https://www.villa.example.hr/hr/o-vili");
    page.plant(`_ga=1; ${place}`);
    expect(page.jar).toHaveLength(1);
    deleteCookie(page, "_ga");
    expect(page.jar).toEqual([]);
  });

  it("does not take a number address for a domain with parents", () => {
    const page = fakeCookiePage("http://127.0.0.1/");
    deleteCookie(page, "_ga");
    expect(page.written).toEqual(["_ga=; Max-Age=0; Path=/"]);
  });

  it("follows patterns, and touches nothing else", () => {
    const page = fakeCookiePage("https://villa.example/hr");
    const names = ["_ga", "_ga_ABC123", "_ga_", "_gali", "_gid", "my_ga", "ncc_c"];
    for (const name of names) page.plant(`${name}=1; Path=/; Domain=villa.example`);
    deleteMatching(page, ["_ga", "_ga_*", "_gid"]);
    expect(page.jar.map(({ name }) => name)).toEqual(["_gali", "my_ga", "ncc_c"]);
  });

  it("writes nothing when there is nothing to delete", () => {
    const page = fakeCookiePage();
    deleteMatching(page, ["_ga", "_ga_*"]);
    expect(page.written).toEqual([]);
  });

  it("stays quiet where the browser refuses", () => {
    expect(() => deleteCookie(blockedCookiePage, "_ga")).not.toThrow();
    expect(() => deleteMatching(blockedCookiePage, ["_ga_*"])).not.toThrow();
  });
});
