import { describe, expect, it } from "vitest";
import { blockedCookiePage, fakeCookiePage } from "./fake-cookie-page.ts";
import { readStayCookie, writeStayCookie } from "./stay-cookie.ts";

const stay = { arrival: "2027-07-03", departure: "2027-07-10" };

describe("the stored stay", () => {
  it("reads back as it was written, for 30 days", () => {
    const page = fakeCookiePage();
    expect(writeStayCookie(page, "kalandra_stay", stay, 30)).toBe(true);
    expect(page.written.at(-1)).toContain("kalandra_stay=2027-07-03~2027-07-10; Max-Age=2592000;");
    expect(readStayCookie(page, "kalandra_stay")).toEqual(stay);
  });

  it.each([
    "",
    "2027-07-03",
    "2027-07-03~",
    "~2027-07-10",
    "2027-07-10~2027-07-03",
    "2027-07-03~2027-07-03",
    "2027-02-29~2027-03-02",
    "2027-13-01~2027-13-08",
    "2027-07-03~2027-07-10~2027-07-11",
    "3.7.2027~10.7.2027",
    "2027-07-03T00:00~2027-07-10",
    "<script>~</script>",
    "x".repeat(4000),
  ])("is none when the cookie holds %j", (value) => {
    const page = fakeCookiePage();
    page.plant(`kalandra_stay=${value}`);
    expect(readStayCookie(page, "kalandra_stay")).toBeUndefined();
  });

  it("does not store what is no stay, nor where the browser refuses", () => {
    const page = fakeCookiePage();
    const backwards = { arrival: stay.departure, departure: stay.arrival };
    expect(writeStayCookie(page, "kalandra_stay", backwards, 30)).toBe(false);
    expect(page.written).toEqual([]);
    expect(writeStayCookie(blockedCookiePage, "kalandra_stay", stay, 30)).toBe(false);
    expect(readStayCookie(blockedCookiePage, "kalandra_stay")).toBeUndefined();
  });
});
