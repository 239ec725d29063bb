import { describe, expect, it } from "vitest";
import { blockedCookiePage, fakeCookiePage } from "../../tests/support/consent/fake-cookie-page.ts";
import { deleteCookie, readCookie, writeCookie } from "./page-cookies.ts";

describe("writing a cookie", () => {
  it("keeps it for the whole site, strict, for so many days, and secure on https", () => {
    const page = fakeCookiePage("http://localhost/hr/o-vili");
    expect(writeCookie(page, "ncc_c", "yes", 180)).toBe(true);
    expect(page.written.at(-1)).toBe("ncc_c=yes; Max-Age=15552000; Path=/; SameSite=Strict");
    const secure = fakeCookiePage("https://villa.example/");
    writeCookie(secure, "ncc_c", "yes", 180);
    expect(secure.written.at(-1)).toMatch(/; Secure$/);
  });

  it("clears away copies on other paths and domains that would contradict it", () => {
    const page = fakeCookiePage("https://www.villa.example/hr/o-vili");
    page.plant("ncc_c=junk; Path=/hr");
    page.plant("ncc_c=junk; Path=/; Domain=villa.example");
    expect(writeCookie(page, "ncc_c", "yes", 180)).toBe(true);
    expect(page.jar().map(({ value }) => value)).toEqual(["yes"]);
  });

  it("says so when the browser does not keep it", () => {
    expect(writeCookie(fakeCookiePage(), "ncc_c", "x".repeat(5000), 180)).toBe(false);
    expect(writeCookie(blockedCookiePage, "ncc_c", "yes", 180)).toBe(false);
  });
});

describe("reading a cookie", () => {
  it.each([
    [["a=1", "ncc_c=x=y=", "b=2"], "x=y="],
    [["xncc_c=1"], undefined],
    // None of several that contradict each other is believed.
    [["ncc_c=0; Path=/", "ncc_c=all; Path=/hr"], undefined],
  ])("among %j finds %j", (cookies, value) => {
    const page = fakeCookiePage("http://localhost/hr/o-vili");
    for (const cookie of cookies) page.plant(cookie);
    expect(readCookie(page, "ncc_c")).toBe(value);
  });
});

describe("deleting a cookie", () => {
  it.each([
    ...["Path=/", "Path=/hr", "Path=/hr/", "Path=/hr/o-vili", "Path=/hr; Domain=example.hr"],
    ...["Path=/; Domain=www.villa.example.hr", "Path=/; Domain=villa.example.hr"],
  ])("finds it at %s", (place) => {
    const page = fakeCookiePage("https://www.villa.example.hr/hr/o-vili");
    page.plant(`_ga=1; ${place}`);
    expect(page.jar()).toHaveLength(1);
    deleteCookie(page, "_ga");
    expect(page.jar()).toEqual([]);
  });

  it("does not take a number address for a domain with parents", () => {
    const page = fakeCookiePage("http://127.0.0.1/");
    deleteCookie(page, "_ga");
    expect(page.written).toEqual(["_ga=; Max-Age=0; Path=/"]);
  });
});
