// Any house: two very different ones of `tests/houses/`, and what is particular to each.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { fillBookingAddress } from "../app/stay/booking-address.ts";
import { addDays } from "../app/stay/calendar-date.ts";
import { formatStayQuery, type Stay } from "../app/stay/stay.ts";
import { buildHouse } from "./support/build-house.ts";
import { findBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { htmlRules } from "./support/html-rules.ts";
import { sendRequest } from "./support/send-request.ts";
import { type ServedBuild, serveBuild } from "./support/serve-build.ts";
import { test } from "./support/site-test.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

// Each is built once, one after the other.
test.describe.configure({ mode: "default" });

/** Their folders, and how they are called. */
const names = { paraty: "Casa do Vento", ginestra: "Casa Ginestra" };

const statistics = "https://estatistica.example/js/script.manual.js";
// A guest who reads another language is led to the pages in it.
test.use({
  locale: "nl",
  expectedProblems: [/^request to another host: https:\/\/estatistica\.example\//],
});
test.beforeEach(({ page }) => page.route(statistics, (route) => route.fulfill({ body: "" })));
const sample = /Kalandra|Istri|Labin|Rabac/;

/** Far above what a build needs: a busy machine may take a minute. */
const buildMilliseconds = 180_000;

const year = new Date().getUTCFullYear() + 1;
const firstOfMarch = new Date(Date.UTC(year, 2, 1));
const saturday = addDays(`${year}-03-01`, 6 - firstOfMarch.getUTCDay());
const week: Stay = { arrival: saturday, departure: addDays(saturday, 7) };

/** A house as it is served, with its content. */
class House {
  readonly site: ServedBuild;
  readonly #content: string;

  constructor(site: ServedBuild, content: string) {
    this.site = site;
    this.#content = content;
  }

  static async open(name: string): Promise<House> {
    const { content, dist } = await buildHouse(name);
    return new House(await serveBuild(dist), content);
  }

  // biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
  read(path: string): any {
    return JSON.parse(readFileSync(join(this.#content, path), "utf8"));
  }

  get locales(): readonly string[] {
    return this.read("villa.json").locales;
  }

  texts(bundle: string, locale = this.locales[0]) {
    return this.read(`texts/${locale}/${bundle}.json`);
  }

  /** The path of a page; of the first language unless another is named. */
  path(page: string, locale = this.locales[0]): string {
    const prefix = locale === this.locales[0] ? "" : `/${locale}`;
    return `${prefix}/${this.texts("addresses", locale).pages[page] ?? ""}`.replace(/(.)\/$/, "$1");
  }

  async get(path: string): Promise<string> {
    const { status, body } = await sendRequest(this.site.address + path);
    expect(status, path).toBe(200);
    return body.toString();
  }

  /** The HTML of every page of the sitemap, by path. */
  async getPages(): Promise<ReadonlyMap<string, string>> {
    const paths = findAll(await this.get("/sitemap.xml"), /<loc>http:\/\/[^/<]*(.*?)<\/loc>/g);
    const pages = paths.map(
      async (path = "/") => [path || "/", await this.get(path || "/")] as const,
    );
    return new Map(await Promise.all(pages));
  }
}

const opened = new Map<string, Promise<House>>();

/** A house by its folder, built and served by the first test that asks for it. */
function openOnce(folder: string): Promise<House> {
  const house = opened.get(folder) ?? House.open(folder);
  opened.set(folder, house);
  return house;
}

test.afterAll(async () => {
  for (const house of opened.values()) (await house).site.stop();
});

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** Asks for a stay by the fields of a house's page; gives back the answer, and its link to the booking engine. */
async function pick(page: Page, house: House, { arrival, departure }: Stay) {
  const texts = house.texts("availability");
  const main = page.getByRole("main");
  await main.getByLabel(texts.stay.arrival, { exact: true }).fill(arrival);
  await main.getByLabel(texts.stay.departure, { exact: true }).fill(departure);
  return {
    answer: page.locator("#quote"),
    book: page.getByRole("link", { name: texts.answer.bookStay }),
  };
}

for (const [folder, name] of Object.entries(names)) {
  test.describe(name, () => {
    let house: House;
    test.beforeAll(async () => {
      test.setTimeout(buildMilliseconds);
      house = await openOnce(folder);
    });

    test("has its pages, in its languages, and speaks of no other house", async () => {
      const pages = await house.getPages();
      const validator = new HtmlValidate(htmlRules);
      for (const [path, html] of pages) {
        const locale = house.locales.find(
          (code) => path === `/${code}` || path.startsWith(`/${code}/`),
        );
        expect
          .soft(findAll(html, /<html lang="([^"]*)"/g), path)
          .toEqual([locale ?? house.locales[0]]);
        expect.soft(findAll(html, /<(h1)[ >]/g), path).toHaveLength(1);
        expect.soft(findAll(html, /<title>([^<]+)</g), path).toHaveLength(1);
        expect
          .soft(findAll(html, /rel="canonical" href="[^"]*?:\d+([^"]*)"/g), path)
          .toEqual([path]);
        const languages = findAll(html, /hreflang="([^"]*)"/gi).filter(
          (code) => code !== "x-default",
        );
        expect.soft(new Set(languages), path).toEqual(new Set(house.locales));
        const { results } = await validator.validateString(html, path);
        const mistakes = results.flatMap(({ messages }) => messages.map(({ message }) => message));
        expect.soft(mistakes, path).toEqual([]);
        for (const other of Object.values(names).filter((one) => one !== name)) {
          expect.soft(html, path).not.toContain(other);
        }
        expect.soft(html, path).not.toMatch(sample);
        for (const href of findAll(html, /<a [^>]*?href="(\/[^"?]*)/g)) {
          const [target = "", id] = href.split("#");
          const there = pages.get(target);
          expect.soft(there, `${href} on ${path}`).toBeDefined();
          if (id) expect.soft(there, `${href} on ${path}`).toContain(`id="${id}"`);
        }
      }
    });

    test("is told to search engines as it is", async () => {
      const villa = house.read("villa.json");
      const [data = ""] = findAll(await house.get("/"), /ld\+json">(.*?)<\/script>/gs);
      const rental = JSON.parse(data);
      expect(rental).toMatchObject({
        "@type": "VacationRental",
        name,
        address: { addressLocality: villa.address.locality, addressCountry: villa.address.country },
        knowsLanguage: house.locales,
        containsPlace: { occupancy: { value: villa.maximumPersons } },
      });
      expect(rental.additionalType).toBe(villa.kind);
      expect(Number(rental.geo.latitude)).toBe(villa.coordinates.latitude);
      const features: readonly { name: string; value: unknown }[] =
        rental.containsPlace.amenityFeature;
      const told = Object.fromEntries(features.map((feature) => [feature.name, feature.value]));
      expect([told["pool"], told["petsAllowed"]]).toEqual([villa.pool && true, villa.petsAllowed]);
      expect(told).not.toHaveProperty("gymFitnessEquipment");
    });

    test("asks for consent, has no barriers, and lets a stay be picked for its booking engine", async ({
      page,
      context,
    }) => {
      await prepareBarrierSearch(page);
      const { bar } = house.texts("consent");
      const necessary = page.getByRole("button", { name: bar.acceptNecessary });
      const prices = house.path("pricing-and-availability");
      for (const path of ["/", prices]) {
        await page.goto(house.site.address + path);
        await expect(necessary).toBeVisible();
        // The build has looked at the colours of the house.
        expect(await findBarriers(page, "html", { areColoursKnown: true }), path).toEqual([]);
      }
      // Not from the first moment on: see the test of the double-click in consent-settings.spec.ts.
      if (house.read("cookies.json").closeModalOnClickOutside) {
        await page.getByRole("button", { name: bar.choose }).click();
        const settings = page.getByRole("dialog");
        await expect(settings).toBeVisible();
        await expect(async () => {
          await page.mouse.click(2, 2);
          await expect(settings).toHaveCount(0, { timeout: 100 });
        }).toPass();
      }
      await necessary.click();
      await expect(necessary).toBeHidden();
      await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(0);
      await waitForApplication(page);
      const { book } = await pick(page, house, week);
      const { stay } = house.texts("links").booking;
      const address = fillBookingAddress(stay, week, house.read("villa.json").maximumPersons);
      await expect(book).toHaveAttribute("href", address);
      // Without JavaScript the form leads to the same.
      const answer = await house.get(`${prices}?${formatStayQuery(week)}`);
      expect(answer.replaceAll("&amp;", "&")).toContain(`href="${address}"`);
    });
  });
}

test.describe("a house in Brazil, in a language that nobody has written for, by the week, with fees and statistics", () => {
  test("has its money, its hemispheres and neither pool nor gallery", async () => {
    const house = await openOnce("paraty");
    expect(await house.get(house.path("pricing-and-availability"))).toContain("R$\u00a01.450,50");
    const coordinates = "23.21772°\u00a0S, 44.71318°\u00a0W";
    expect(await house.get(house.path("location"))).toContain(coordinates);
    const pages = await house.getPages();
    expect([...pages.keys()]).not.toContain(house.path("gallery"));
    for (const [path, html] of pages) {
      const said = html.replaceAll(/<(?:style|script)\b.*?<\/(?:style|script)>|<[^>]*>/gs, " ");
      expect(said, path).not.toMatch(/\bpool\b|piscina|€/i);
    }
  });

  test("tells its statistics of every page, without a stay; refuses other arrivals in whole weeks, and says what comes on top", async ({
    page,
  }) => {
    const counted: string[] = [];
    await page.exposeFunction("count", (address: string) => counted.push(address));
    // What Plausible's script does with what it finds and is told.
    const body = `const told = window.plausible?.q ?? [];
      window.plausible = (event, { u }) => window.count(event + " " + u);
      for (const words of told) window.plausible(...words);`;
    await page.route(statistics, (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
    const house = await openOnce("paraty");
    const prices = house.path("pricing-and-availability");
    await page.goto(`${house.site.address}/?${formatStayQuery(week)}`);
    await expect.poll(() => counted).toHaveLength(1);
    await page.getByRole("banner").locator(`a[href="${prices}"]`).first().click();
    await expect.poll(() => counted).toHaveLength(2);
    expect(counted.map((line) => new URL(line.split(" ")[1] ?? "").pathname)).toEqual([
      "/",
      prices,
    ]);
    expect(counted.join()).not.toContain("arrival");

    const texts = house.texts("availability");
    const sunday = { arrival: addDays(saturday, 1), departure: addDays(saturday, 8) };
    const refused = await pick(page, house, sunday);
    await expect(refused.answer).toContainText(texts.refusals.wholeWeeks.split("{")[0]);
    await expect(refused.book).toHaveCount(0);
    const { answer, book } = await pick(page, house, week);
    for (const fee of ["cleaning", "touristTax", "securityDeposit"]) {
      await expect(answer).toContainText(texts.answer[fee]);
    }
    const { searchParams } = new URL((await book.getAttribute("href")) ?? "");
    expect(searchParams.get("chegada")).toBe(saturday.split("-").reverse().join("."));
    expect(searchParams.get("pessoas")).toBe("4");
  });
});

test("a house with everything shows sister, partner, host, plan, drawings and stories", async () => {
  const house = await openOnce("ginestra");
  for (const locale of house.locales) {
    const [home, about, location] = await Promise.all(
      ["home", "about", "location"].map((page) => house.get(house.path(page, locale))),
    );
    const links = house.texts("links", locale);
    const drawings = house.texts("drawings", locale);
    for (const part of [links.sisterVilla, links.partnerListing, drawings.rosa, drawings.ostuni]) {
      expect.soft(home, locale).toContain(part);
    }
    expect.soft(about, locale).toContain('id="plan-bedroom-two"');
    expect.soft(about, locale).toContain(house.texts("amenities", locale)["pizza-oven"]);
    expect.soft(location, locale).toContain("30.148");
    expect.soft(location, locale).toContain("1437");
  }
});
