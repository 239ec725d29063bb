// Any house: very different ones of `tests/houses/`, and what is particular to each. What holds for all is in
// tests/house.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { localeCookieName } from "../domain/cookies.ts";
import { addDays } from "../domain/dates/calendar-date.ts";
import { messagesOf } from "../house/content/content.ts";
import type { AllMessages } from "../house/content/message-schemas.ts";
import { loadContent } from "../house/read/load-content.ts";
import type { ListedPage } from "../house/routes/coded-pages.ts";
import { findEnginePage, readEngineWords } from "../house/words/engine-words.ts";
import { fillBookingAddress } from "../site/stay/booking-link.ts";
import { formatStayQuery, type Stay } from "../site/stay/stay.ts";
import { waitForApplication } from "./support/application.ts";
import { findBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { findHtmlMistakes } from "./support/find-html-mistakes.ts";
import { sendRequest } from "./support/send-request.ts";
import { test } from "./support/site-test.ts";
import { serveTestHouse } from "./support/test-houses.ts";

test.describe.configure({ mode: "default" });

/** Their folders, and how they are called. */
const names = { galil: "בית הגליל", plaka: "Φωλιά στην Πλάκα" };

const statistics = "https://statistics.example/js/script.manual.js";
// A guest who reads another language is led to the pages in it.
test.use({
  locale: "nl",
  expectedProblems: [/^request to another host: https:\/\/(?:statistics|forms)\.example\//],
});
test.beforeEach(({ page }) => page.route(statistics, (route) => route.fulfill({ body: "" })));
/** What only the sample and other houses have. */
const others = {
  galil: /Kalandra|Istri|Labin|Rabac|Casa Ginestra|Φωλιά/,
  plaka: /Kalandra|Istri|Labin|Rabac|Casa Ginestra|הגליל/,
};

const year = new Date().getUTCFullYear() + 1;
const firstOfMarch = new Date(Date.UTC(year, 2, 1));
const saturday = addDays(`${year}-03-01`, 6 - firstOfMarch.getUTCDay());
const week: Stay = { arrival: saturday, departure: addDays(saturday, 7) };

/** A house as it is built and served, with its content. */
async function openHouse(name: "galil" | "plaka") {
  const { house, dist, address, stop } = await serveTestHouse(name);
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
  const read = (path: string): any => JSON.parse(readFileSync(join(house, path), "utf8"));
  const locales: readonly string[] = read("villa.json").locales;
  const loaded = await loadContent(house);
  // biome-ignore lint/suspicious/noExplicitAny: messages of any file
  const messages = (namespace: keyof AllMessages, locale = locales[0] ?? ""): any =>
    messagesOf(loaded, locale)[namespace];
  const get = async (path: string) => {
    const { status, body } = await sendRequest(address + path);
    expect(status, path).toBe(200);
    return body.toString();
  };
  return {
    ...{ address, stop, read, locales, messages, get, loaded, dist },
    /** The path of a page; of the first language unless another is named. */
    path(page: string, locale = locales[0]): string {
      const prefix = locale === locales[0] ? "" : `/${locale}`;
      return `${prefix}/${page === "home" ? "" : messages(page as ListedPage, locale).address}`.replace(
        /(.)\/$/,
        "$1",
      );
    },
    /** The HTML of every page of the sitemap, by path. */
    async getPages(): Promise<ReadonlyMap<string, string>> {
      const paths = findAll(await get("/sitemap.xml"), /<loc>http:\/\/[^/<]*(.*?)<\/loc>/g);
      const pages = paths.map(async (path) => [path || "/", await get(path || "/")] as const);
      return new Map(await Promise.all(pages));
    },
  };
}

type House = Awaited<ReturnType<typeof openHouse>>;

let houses: Record<keyof typeof names, House>;

test.beforeAll(async () => {
  const [galil, plaka] = await Promise.all([openHouse("galil"), openHouse("plaka")]);
  houses = { galil, plaka };
});

test.afterAll(() => {
  for (const house of Object.values(houses)) house.stop();
});

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** Asks for a stay by the fields of a house's page; gives back the answer, and its link to the booking engine. */
async function pick(page: Page, house: House, { arrival, departure }: Stay) {
  const messages = house.messages("availability");
  const main = page.getByRole("main");
  const field = main.getByLabel(messages.stay.arrival, { exact: true });
  await field.fill(arrival);
  await main.getByLabel(messages.stay.departure, { exact: true }).fill(departure);
  return {
    arrival: field,
    answer: page.locator("#quote"),
    book: page.locator("#quote").getByRole("link", {
      name: house.messages("navigation").bookDates.split("{dates}").join("").trim(),
    }),
    ask: page.locator("#quote").getByRole("link", { name: messages.answer.ask }),
  };
}

for (const [folder, name] of Object.entries(names) as [keyof typeof names, string][]) {
  test(`${name} has its own pages`, async () => {
    const house = houses[folder];
    const pages = await house.getPages();
    for (const [path, html] of pages) {
      const locale = house.locales.find(
        (code) => path === `/${code}` || path.startsWith(`/${code}/`),
      );
      expect
        .soft(findAll(html, /<html lang="([^"]*)"/g), path)
        .toEqual([locale ?? house.locales[0]]);
      expect.soft(findAll(html, /rel="canonical" href="[^"]*?:\d+([^"]*)"/g), path).toEqual([path]);
      const languages = new Set(findAll(html, /<link[^>]* hreflang="([^"]*)"/g));
      // One item of news is in the first language alone; the link to the other one leads to its list.
      const versions = path.endsWith("/brecha") ? ["he"] : house.locales;
      const alternates = house.locales.length > 1 ? [...versions, "x-default"] : [];
      expect.soft(languages, path).toEqual(new Set(alternates));
      expect.soft(await findHtmlMistakes(html), path).toEqual([]);
      expect.soft(html, path).not.toMatch(others[folder]);
    }

    const villa = house.read("villa.json");
    const [data = ""] = findAll(await house.get("/"), /ld\+json">(.*?)<\/script>/gs);
    const rental = JSON.parse(data);
    expect(rental).toMatchObject({ "@type": "VacationRental", name });
    expect(rental.additionalType).toBe(villa.kind);
    const features: readonly { name: string; value: unknown }[] =
      rental.containsPlace.amenityFeature;
    const told = Object.fromEntries(features.map((feature) => [feature.name, feature.value]));
    expect([told["pool"], told["petsAllowed"]]).toEqual([villa.pool && true, villa.petsAllowed]);
    expect(told).not.toHaveProperty("gymFitnessEquipment");
  });
}

test("a form service gets what a guest writes", async ({ page }) => {
  const house = houses.galil;
  const { service } = house.read("villa.json").enquiries;
  const { fields, send } = house.messages("enquiry");
  let posted = "";
  await page.route(service, (route) => {
    posted = route.request().postData() ?? "";
    return route.fulfill({ contentType: "text/html", body: "<h1>Toda</h1>" });
  });
  await page.goto(house.address + house.path("pricing-and-availability"));
  await page.getByRole("main").locator('a[href*="/ask"]').last().click();
  const guest = { name: "Ana", email: "ana@mail.example", message: "יש לול?" };
  for (const [field, text] of Object.entries(guest)) {
    await page.getByLabel(fields[field], { exact: true }).fill(text);
  }
  await page.getByRole("button", { name: send }).click();
  await expect(page.getByRole("heading", { name: "Toda" })).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(posted))).toMatchObject(guest);
});

test("a house leads from consent to its booking engine", async ({ page, context }) => {
  const house = houses.galil;
  await prepareBarrierSearch(page);
  const { barOfOne: bar } = house.messages("consent");
  const necessary = page.getByRole("button", { name: bar.acceptNecessary });
  const prices = house.path("pricing-and-availability");
  for (const path of ["/", prices]) {
    await page.goto(house.address + path);
    await expect(necessary).toBeVisible();
    // The build has looked at the colours of the house.
    expect(await findBarriers(page, "html", { areColoursKnown: true }), path).toEqual([]);
  }
  await test.step("a click beside the settings closes them, where the house wants that", async () => {
    await page.getByRole("button", { name: bar.choose }).click();
    const settings = page.getByRole("dialog");
    await expect(settings).toBeVisible();
    // Not from the first moment on: see the test of the double click in consent-settings.spec.ts.
    await expect(async () => {
      await page.mouse.click(2, 2);
      await expect(settings).toHaveCount(0, { timeout: 100 });
    }).toPass();
  });
  await necessary.click();
  await expect(necessary).toBeHidden();
  await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(0);
  await waitForApplication(page);
  const { book } = await pick(page, house, week);
  const { stay } = house.messages("links").booking;
  const address = fillBookingAddress(stay, week, house.read("villa.json").maximumPersons);
  await expect(book).toHaveAttribute("href", address);
  // Without JavaScript the form leads to the same.
  const answer = await house.get(`${prices}?${formatStayQuery(week)}`);
  expect(answer.replaceAll("&amp;", "&")).toContain(`href="${address}"`);
});

test("a Greek flat with nothing optional", async ({ page, context }) => {
  const house = houses.plaka;
  const prices = house.path("pricing-and-availability");
  await test.step("whoever prefers another language, or has asked for one, is told of none", async () => {
    const { status, headers } = await sendRequest(`${house.address}/`, {
      headers: { "accept-language": "en", cookie: `${localeCookieName}=en` },
    });
    expect(status).toBe(200);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers.vary ?? "").not.toContain("Accept-Language");
  });
  await test.step("a stay is chosen without a bar, a button, a menu of languages or a cookie", async () => {
    await page.goto(house.address + prices);
    await waitForApplication(page);
    const { answer, book, ask } = await pick(page, house, week);
    await expect(answer.locator("tfoot td")).toHaveText("976,50\u00a0CHF");
    // Without a booking engine guests write, with their dates.
    await expect(book).toHaveCount(0);
    await expect(ask).toHaveClass("button");
    const mail = new RegExp(`^mailto:geia@folia-plaka\\.gr\\?subject=.*${year}&body=`);
    await expect(ask).toHaveAttribute("href", mail);
    const { enquire } = house.messages("navigation");
    const header = page.getByRole("banner").getByRole("link", { name: enquire });
    await expect(header.first()).toHaveAttribute("href", mail);
    await expect(page.locator("[data-consent-bar], body > aside")).toHaveCount(0);
    await expect(page.getByRole("banner").locator("[hreflang], img")).toHaveCount(0);
    await page.goto(`${house.address}/cookies`);
    await waitForApplication(page);
    await expect(page.locator("[data-consent-settings]")).toHaveCount(0);
    await expect(page.getByRole("table")).toHaveCount(0);
    const policy = findEnginePage("el", "cookies", "GR")?.own ?? "";
    const [nothing = ""] = /(?<=<!-- nothing-optional -->\n## ).*/.exec(policy) ?? [];
    await expect(page.getByRole("heading", { name: nothing })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });
  await test.step("its letters are those of a font that the site brings", async () => {
    await page.goto(house.address);
    const loaded = await page.evaluate(async () => {
      const faces = await document.fonts.load("18px 'Source Sans 3'", "Φωλιά");
      return faces.map(({ status, unicodeRange }) => `${status} ${unicodeRange}`);
    });
    expect(loaded).toEqual(["loaded U+370-3FF"]);
  });
  const pages = await house.getPages();
  expect(pages.size, "home, about, prices, house rules, cookies and privacy").toBe(6);
  await test.step("a price in francs has room in its day, and is whole for those who hear it", async () => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(house.address + prices);
      await waitForApplication(page);
      const day = page.getByRole("gridcell", { name: "139,50\u00a0CHF" }).first();
      const price = day.locator("small");
      await expect(price).toHaveAttribute("data-price", "139,50");
      const room = await price.evaluate((one) => one.clientWidth - one.scrollWidth);
      expect(room, `${width} px`).toBeGreaterThanOrEqual(0);
    }
  });
  for (const [path, html] of pages)
    expect(html, path).not.toMatch(/Pool|id="plan-|hreflang|i18n_redirected|ncc_|<svg[^>]*map/);
  const { bookNow } = house.messages("navigation");
  const platform = new RegExp(`>${bookNow}|ιστότοπο.? κρατήσεων|bookingSite|//booking`);
  for (const [path, html] of pages) expect(html.split("<script")[0], path).not.toMatch(platform);
});

test("a house with one optional kind asks about that one", async ({ page }) => {
  const house = houses.galil;
  const { bar, barOfOne } = house.messages("consent");
  await page.goto(house.address);
  const control = page.locator("[data-consent-bar]");
  await expect(control).toContainText(bar.optional);
  for (const name of Object.values<string>(barOfOne)) {
    await expect(control.getByRole("button", { name, exact: true })).toBeVisible();
  }
  await expect(control.getByRole("button")).toHaveCount(3);
});

test("a house with statistics, fees and whole weeks", async ({ page }) => {
  const counted: string[] = [];
  await page.exposeFunction("count", (address: string) => counted.push(address));
  // What Plausible's script does with what it finds and is told.
  const body = `const told = window.plausible?.q ?? [];
      window.plausible = (event, { u }) => window.count(event + " " + u);
      for (const words of told) window.plausible(...words);`;
  await page.route(statistics, (route) => route.fulfill({ contentType: "text/javascript", body }));
  const house = houses.galil;
  const prices = house.path("pricing-and-availability");
  await page.goto(`${house.address}/?${formatStayQuery(week)}`);
  await expect.poll(() => counted).toHaveLength(1);
  await page.getByRole("banner").locator(`a[href="${prices}"]`).first().click();
  await expect.poll(() => counted).toHaveLength(2);
  expect(counted.map((line) => new URL(line.split(" ")[1] ?? "").pathname)).toEqual(["/", prices]);
  expect(counted.join()).not.toContain("arrival");

  const messages = house.messages("availability");
  const sunday = { arrival: addDays(saturday, 1), departure: addDays(saturday, 8) };
  const refused = await pick(page, house, sunday);
  await expect(refused.answer).toContainText(messages.rules.wholeWeeks.split("{")[0]);
  await expect(refused.book).toHaveCount(0);
  const { arrival, answer, book } = await pick(page, house, week);
  // The last is a kind that only this house knows.
  for (const fee of ["cleaning", "touristTax", "securityDeposit", "firewood"]) {
    await expect(answer).toContainText(messages.extras[fee].slice(1));
  }
  const { searchParams } = new URL((await book.getAttribute("href")) ?? "");
  expect(searchParams.get("from")).toBe(saturday.split("-").reverse().join("."));
  expect(searchParams.get("guests")).toBe("6");

  // More than the house takes are held to as many, with and without JavaScript, and told so.
  const many = `${prices}?${formatStayQuery(week)}&guests=9`;
  const most = messages.answer.mostGuests.other.replace("{count}", "6");
  await page.goto(house.address + many);
  await waitForApplication(page);
  const guests = page.getByRole("combobox", { name: messages.stay.guests });
  await guests.focus();
  const html = await house.get(many);
  const told = (await page.locator("tfoot td").textContent()) ?? "";
  for (const part of [most, told, "guests=6"]) expect(html).toContain(part);
  await expect(guests).toHaveValue("6");
  await expect(answer).toContainText(most);
  await expect(book).toHaveAttribute("href", /guests=6/);
  await expect(page).toHaveURL(house.address + many);
  await guests.selectOption("3");
  await expect(book).toHaveAttribute("href", /guests=3/);
  await expect(answer).not.toContainText(most);

  await test.step("half a stay keeps its guests when loaded anew, and so does a week chosen then", async () => {
    await pick(page, house, { ...week, departure: "" });
    await page.reload();
    await expect(arrival).toHaveValue(week.arrival);
    await expect(guests).toHaveValue("3");
    await page.getByRole("main").locator('li a[href*="arrival="]').first().click();
    await expect(book).toHaveAttribute("href", /guests=3/);
    await expect(page).toHaveURL(/adults=3/);
  });
  await test.step("the next free week has one price for six guests wherever it is told", async () => {
    const next = page.locator("li a:has(b)").first();
    // What each guest pays stands behind it.
    const readPrice = () => next.locator("b").evaluate((b) => b.firstChild?.textContent ?? "");
    await guests.selectOption("6");
    const home = await house.get(house.path("home"));
    await expect.poll(async () => home.split(await readPrice())[1] ?? "").toMatch(/^ \(\D*6/);
    const price = await readPrice();
    await next.click();
    await expect(answer.locator("tfoot td")).toHaveText(price);
  });
});

test("English stands in for words of the engine, and the page keeps its language", async () => {
  const [letBy = ""] = String(readEngineWords("en", "operator")?.["name"]).split("{");
  for (const [path, html] of await houses.galil.getPages()) {
    expect(html, path).toContain(`<html lang="${path.startsWith("/en") ? "en" : "he"}"`);
    expect(html, path).toContain(letBy);
    // Reviews are in the language of their guests.
    expect(html, path).not.toMatch(/<(?!a |html |blockquote )[^>]* lang="en"/);
  }
});
