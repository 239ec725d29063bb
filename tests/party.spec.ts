// Who comes: houses whose prices depend on it ask for that, and nothing else; what a guest says counts everywhere.
import { expect, type Locator, type Page } from "@playwright/test";
import { addDays, datesBetween } from "../domain/dates/calendar-date.ts";
import type { Availability } from "../domain/nights/availability.ts";
import type { Messages } from "../house/content/message-schemas.ts";
import { readEngineWords } from "../house/words/engine-words.ts";
import { formatStayQuery, type Stay } from "../site/stay/stay.ts";
import { waitForApplication } from "./support/application.ts";
import { findBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { sendRequest } from "./support/send-request.ts";
import { test } from "./support/site-test.ts";
import { serveTestHouse } from "./support/test-houses.ts";

test.describe.configure({ mode: "default" });

const year = new Date().getUTCFullYear() + 1;
const free = { arrival: `${year}-05-16`, departure: `${year}-05-23` };
const family: Stay = {
  ...free,
  party: { adults: 2, children: [4], pets: 1 },
  choices: { linen: 3 },
};
const widths = [360, 390, 1280];

async function openHouse(name: "kliff" | "juniper", language: string, path: string) {
  const { address, stop } = await serveTestHouse(name);
  const messages = readEngineWords(language, "availability") as Messages["availability"];
  const { body } = await sendRequest(`${address}/api/availability`);
  const availability: Availability = JSON.parse(body.toString());
  return { prices: address + path, messages, availability, stop };
}

type House = Awaited<ReturnType<typeof openHouse>>;
let kliff: House;
let juniper: House;

test.beforeAll(async () => {
  [kliff, juniper] = await Promise.all([
    openHouse("kliff", "de", "/preise-und-verfuegbarkeit"),
    openHouse("juniper", "en", "/pricing-and-availability"),
  ]);
});

test.afterAll(() => {
  for (const house of [kliff, juniper]) house.stop();
});

/** Seven free nights of the summer in which the house is let. */
function findFreeWeek({ taken }: Availability): Stay {
  const weeks = datesBetween(`${year}-05-20`, `${year}-09-20`).map((arrival) => ({
    arrival,
    departure: addDays(arrival, 7),
  }));
  const week = weeks.find(({ arrival, departure }) =>
    taken.every(({ from, to }) => to <= arrival || departure <= from),
  );
  if (!week) throw new Error("the calendar has no free week");
  return week;
}

/** The fields of the party, and what is said beside them. */
function findParty(page: Page, { messages }: House) {
  const form = page.locator('form[action="#quote"]');
  const field = (name: string): Locator => form.getByRole("combobox", { name, exact: true });
  return {
    line: form.locator("summary"),
    fold: form.locator("details"),
    adults: field(messages.stay.adults),
    childOf: (number: number) => field(messages.stay.childAge.replace("{number}", `${number}`)),
    total: page.locator("tfoot td"),
    fault: form.locator("#party-fault"),
  };
}

test("a house with dogs asks who comes, and the answer counts in price, address and enquiry", async ({
  page,
}) => {
  await prepareBarrierSearch(page);
  await page.goto(`${kliff.prices}?${formatStayQuery(free)}`);
  await waitForApplication(page);
  const { line, fold, adults, childOf, total } = findParty(page, kliff);
  await expect(line).toContainText("4 Erwachsene");
  const before = await total.textContent();
  await line.click();
  await adults.selectOption("2");
  await childOf(1).selectOption("4");
  await expect(childOf(2), "a field for the next child").toBeVisible();
  await expect(childOf(3)).toBeHidden();
  await fold.getByRole("combobox", { name: "Hunde" }).selectOption("1");
  await fold.getByRole("combobox", { name: "Bettwäsche" }).selectOption("3");
  await expect(line).toContainText("2 Erwachsene, 1 Kind (4), 1 Hund · Bettwäsche (3)");
  await expect(total).not.toHaveText(before ?? "");
  await expect(page).toHaveURL(new RegExp(`\\?${formatStayQuery(family).replaceAll("?", ".")}#`));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBarriers(page, "main", { areColoursKnown: true }), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
  const told = (await total.textContent()) ?? "";
  await test.step("the server says the same to whoever gets the address", async () => {
    const { body } = await sendRequest(`${kliff.prices}?${formatStayQuery(family)}`);
    for (const part of [told, "1 Hund", "Bettwäsche (3)"]) expect(body.toString()).toContain(part);
  });
  await test.step("a new document of the tab keeps who comes", async () => {
    await page.goto(kliff.prices);
    await waitForApplication(page);
    await expect(line).toContainText("1 Hund");
  });
  await test.step("the dates in the header are for the same people", async () => {
    const header = page.getByRole("banner");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(new URL("/", kliff.prices).href);
    await waitForApplication(page);
    await header.locator("details[name=header] > summary", { hasText: told }).click();
    const field = (name: "arrival" | "departure") =>
      header.getByLabel(kliff.messages.stay[name], { exact: true });
    await expect(field("arrival")).toHaveValue(free.arrival);
    const later = { arrival: addDays(free.arrival, 1), departure: addDays(free.departure, 1) };
    await field("arrival").fill(later.arrival);
    await field("departure").fill(later.departure);
    await header.getByRole("button", { name: kliff.messages.stay.show }).click();
    await expect(page).toHaveURL(/[?&]adults=2&children=4&pets=1&extras=linen(?::|%3A)3/);
    await expect(line).toContainText("2 Erwachsene, 1 Kind (4), 1 Hund · Bettwäsche (3)");
    await page.goto(`${kliff.prices}?${formatStayQuery(family)}`);
    await waitForApplication(page);
  });
  await test.step("the enquiry is for the same people", async () => {
    await page.locator(`#quote a[href*="pets=1"]`).first().click();
    await expect(page.getByRole("main").locator("form")).toContainText("1 Kind (4), 1 Hund");
    const enquiry = page.getByRole("main").locator('input[name="children"]');
    await expect(enquiry).toHaveValue("4");
  });
});

test("the first screen of a small phone says when a sent stay is paid, by a long price list too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 664 });
  await page.goto(`${kliff.prices}?${formatStayQuery(family)}`);
  await page.getByRole("button", { name: "Nein, danke" }).click();
  const { deposit } = kliff.messages.terms;
  const row = page.locator("main header dl > div", { hasText: deposit });
  await expect(row.locator("dd")).toHaveText(/\d\s€/);
  await expect(row).toBeInViewport({ ratio: 1 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form carries who comes to the price", async ({ page }) => {
    await page.goto(kliff.prices);
    const { line, fold, adults, childOf, total } = findParty(page, kliff);
    await page
      .getByRole("main")
      .getByLabel(kliff.messages.stay.arrival, { exact: true })
      .fill(free.arrival);
    await page
      .getByRole("main")
      .getByLabel(kliff.messages.stay.departure, { exact: true })
      .fill(free.departure);
    await line.click();
    await adults.selectOption("2");
    await childOf(1).selectOption("4");
    await fold.getByRole("combobox", { name: "Hunde" }).selectOption("1");
    await fold.getByRole("combobox", { name: "Bettwäsche" }).selectOption("3");
    await page.getByRole("button", { name: kliff.messages.stay.show }).click();
    await expect(line).toContainText("2 Erwachsene, 1 Kind (4), 1 Hund · Bettwäsche (3)");
    // Seven nights at 90, cleaning 65, the dog 70, linen for three 45.
    await expect(total).toHaveText(/^810/);
  });
});

test("a party that cannot come is told so at its field, with one that can", async ({ page }) => {
  await prepareBarrierSearch(page);
  const week = findFreeWeek(juniper.availability);
  const show = async (party: string) => {
    await page.goto(`${juniper.prices}?${formatStayQuery(week)}&${party}`);
    await waitForApplication(page);
    await page.locator('form[action="#quote"] input').first().focus();
  };
  const { fault, adults, fold, line } = findParty(page, juniper);
  await test.step("too many guests", async () => {
    await show("adults=9");
    await expect(fault).toHaveText("The house takes at most 6 guests.");
    await expect(adults).toHaveAccessibleDescription("The house takes at most 6 guests.");
    await expect(fold).toHaveAttribute("open", "");
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await findBarriers(page, "main", { areColoursKnown: true })).toEqual([]);
    await page.locator("#quote").getByRole("link", { name: "6 adults" }).click();
    await expect(line).toContainText("6 adults");
    await expect(fault).toHaveCount(0);
  });
  await test.step("an age that nobody can read", async () => {
    await show("adults=2&children=4,x");
    await expect(fault).toContainText("age of every child");
  });
  await test.step("pets where none may come", async () => {
    await show("adults=2&pets=1");
    await expect(page.locator("#quote")).toContainText("can’t take pets");
    await expect(page.locator("#quote").getByRole("link", { name: "2 adults" })).toBeVisible();
  });
});
