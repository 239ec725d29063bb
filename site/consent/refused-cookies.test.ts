import { describe, expect, it } from "vitest";
import { fakeChoice, fakeChoices } from "../../tests/support/consent/fake-choices.ts";
import { fakeCookiePage } from "../../tests/support/consent/fake-cookie-page.ts";
import { allow, declined } from "./consent-state.ts";
import { deleteRefusedCookies } from "./refused-cookies.ts";

function openPage(cookies: readonly string[] = [], address?: string) {
  const page = fakeCookiePage(address);
  for (const name of cookies) page.plant(`${name}=1`);
  return { page, names: () => page.jar().map(({ name }) => name) };
}

describe("a decision", () => {
  it("deletes the cookies of choices that are off, and no others", () => {
    const others = ["_gali", "my_ga", "ncc_c"];
    const { page, names } = openPage(["chosen_stay", "_ga", "_ga_AB", "_ga_", "_gid", ...others]);
    deleteRefusedCookies({ choices: fakeChoices }, allow(fakeChoices, ["functional"]), page);
    expect(names()).toEqual(["chosen_stay", ...others]);
    deleteRefusedCookies({ choices: fakeChoices }, declined, page);
    expect(names()).toEqual(others);
    const { length } = page.written;
    deleteRefusedCookies({ choices: fakeChoices }, declined, page);
    expect(page.written).toHaveLength(length);
  });

  it("deletes a cookie wherever it may lie", () => {
    const places = [
      ...["Path=/", "Path=/hr", "Path=/hr/", "Path=/hr/o-vili", "Path=/hr; Domain=example.hr"],
      ...["Path=/; Domain=www.villa.example.hr", "Path=/; Domain=villa.example.hr"],
    ];
    const { page, names } = openPage([], "https://www.villa.example.hr/hr/o-vili");
    for (const place of places) page.plant(`_ga=1; ${place}`);
    expect(names()).toHaveLength(places.length);
    deleteRefusedCookies({ choices: fakeChoices }, declined, page);
    expect(names()).toEqual([]);
  });

  it("deletes nothing of what is on, even if something that is off names it too", () => {
    const choices = [...fakeChoices, fakeChoice("statistics", { targetCookieIds: ["_ga"] })];
    const { page, names } = openPage(["_ga", "_gid"]);
    deleteRefusedCookies({ choices }, allow(choices, ["statistics"]), page);
    expect(names()).toEqual(["_ga"]);
  });
});
