// Random acts of guests, and after each whether all that names a stay names the same one, and no link leads
// to nights that are not free. The truth is `/api/availability`. `WALK_ACTS=5000 WALK_SEED=7 npx playwright
// test --project site walk` walks further, or once more.
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { type Arbitrary, constantFrom, integer, record, sample } from "fast-check";
import {
  addDays,
  datesBetween,
  daysBetween,
  isCalendarDate,
  monthOf,
} from "../domain/dates/calendar-date.ts";
import { formatDateRange, formatWeek } from "../domain/locales/format.ts";
import { type Locale, locales } from "../domain/locales/locales.ts";
import type { Availability } from "../domain/nights/availability.ts";
import { prices } from "../house/facts/facts.server.ts";
import { findRoute, paths, pricesPage } from "../house/routes/routes.ts";
import { totalOf } from "../site/stay/quote-stay.ts";
import { formatStayQuery, type Stay } from "../site/stay/stay.ts";
import { formatStayCookie, isStay, parseStayQuery } from "../site/stay/stay-query.ts";
import {
  consentTo,
  declined,
  functionalId,
  stayCookie,
  storeConsent,
} from "./support/consent-control.ts";
import { primary, second } from "./support/languages.ts";
import { test } from "./support/site-test.ts";
import { bookingAddress } from "./support/stays.ts";
import { timeLimit } from "./support/time-limit.ts";

const wholeWalk = Number(process.env["WALK_ACTS"] ?? 60);
const firstSeed = Number(process.env["WALK_SEED"] ?? 20_261_127);
const millisecondsOfAct = 3_000;
const mostTabs = 3;

const phone = { width: 390, height: 844 };
const laptop = { width: 1440, height: 900 };

const acts = {
  open: openLink,
  choose: chooseStay,
  arrive: chooseArrival,
  tapTaken,
  type: typeDates,
  week: chooseOffer,
  sentBack: chooseWayBack,
  language: changeLanguage,
  otherPage: goElsewhere,
  prices: goToPrices,
  back: (walk: Walk) => goInHistory(walk, "goBack"),
  forward: (walk: Walk) => goInHistory(walk, "goForward"),
  reload: (walk: Walk) => walk.page.reload(),
  consent: toggleConsent,
  tab: openTab,
} as const;

type Act = { readonly kind: keyof typeof acts; readonly at: number; readonly nights: number };

const anyAct: Arbitrary<Act> = record({
  kind: constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  at: integer({ min: 0, max: 999_999 }),
  nights: integer({ min: 1, max: 14 }),
});

/** Acts that need no scripts. */
const plainKinds: readonly (keyof typeof acts)[] = [
  ...(["open", "type", "week", "language", "otherPage", "prices"] as const),
  ...(["back", "forward", "reload"] as const),
];

/** A guest on their way. */
type Walk = {
  page: Page;
  readonly context: BrowserContext;
  readonly hasScripts: boolean;
  readonly availability: Availability;
  /** What entries of the history have shown, by their keys. */
  readonly shown: Map<string, Seen>;
  isAllowed: boolean;
};

type Seen = Awaited<ReturnType<typeof look>>;

const walks = [
  { viewport: laptop, javaScriptEnabled: true, share: 0.3 },
  { viewport: phone, javaScriptEnabled: true, share: 0.3 },
  { viewport: laptop, javaScriptEnabled: true, share: 0.25 },
  { viewport: phone, javaScriptEnabled: false, share: 0.15 },
];

for (const [index, { viewport, javaScriptEnabled, share }] of walks.entries()) {
  const seed = firstSeed + index;
  const count = Math.round(wholeWalk * share);
  const name = `${count} acts, seed ${seed}, ${viewport.width} px, scripts ${javaScriptEnabled}`;
  test.describe(name, () => {
    test.use({ viewport, javaScriptEnabled, actionTimeout: timeLimit(10_000) });

    test("all that names a stay names the same", async ({ page, context, availability }) => {
      console.info(`walk.spec.ts: ${name}`);
      test.setTimeout(timeLimit(30_000 + count * millisecondsOfAct));
      await storeConsent(context, declined);
      const walk: Walk = {
        ...{ page, context, availability, hasScripts: javaScriptEnabled },
        ...{ shown: new Map(), isAllowed: false },
      };
      await page.goto(paths[pricesPage][primary]);
      const done: string[] = [];
      for (const act of sample(anyAct, { seed, numRuns: count })) {
        if (!javaScriptEnabled && !plainKinds.includes(act.kind)) continue;
        done.push(`${act.kind} ${act.at} ${act.nights}`);
        await acts[act.kind](walk, act);
        const story = `seed ${seed}, act ${done.length}: ${done.slice(-6).join(", ")}`;
        await expect(async () => expectOneStay(await look(walk), walk, story)).toPass({
          timeout: timeLimit(8_000),
          intervals: [0, 50, 100, 200, 400],
        });
      }
    });
  });
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

/** Any stay of a calendar: most can be had, the others are taken, past, too far, reversed or no dates. */
function anyStay({ at, nights }: Act, { from, until, taken }: Availability): Stay {
  const range = pick(taken, at) ?? { from, to: addDays(from, nights) };
  const free = addDays(from, at % daysBetween(from, until));
  const stays: readonly Stay[] = [
    { arrival: free, departure: addDays(free, nights) },
    { arrival: addDays(range.to, at % 20), departure: addDays(range.to, (at % 20) + nights) },
    { arrival: range.from, departure: range.to },
    { arrival: addDays(free, nights), departure: free },
    { arrival: addDays(from, -nights), departure: from },
    { arrival: addDays(until, nights), departure: addDays(until, 2 * nights) },
    { arrival: "2027-02-30", departure: "2027-03-05" },
    { arrival: free, departure: "" },
  ];
  // Twice as often one that is whole.
  return (
    pick([...stays.slice(0, 4), ...stays], Math.floor(at / 7)) ?? { arrival: "", departure: "" }
  );
}

async function openLink({ page, availability }: Walk, act: Act): Promise<void> {
  const path = paths[pricesPage][pick(locales, act.at) ?? primary];
  const hash = act.at % 2 === 0 ? "#quote" : "";
  await page.goto(`${path}?${formatStayQuery(anyStay(act, availability))}${hash}`);
}

/** Whether the page is that of prices with days to pick. */
async function isAtCalendar({ page, hasScripts }: Walk): Promise<boolean> {
  if (findRoute(new URL(page.url()).pathname)?.page !== pricesPage) return false;
  if (!hasScripts) return true;
  // A pointer comes before any act.
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.locator("[data-date]").first().waitFor({ state: "attached" });
  return true;
}

async function pickDay({ page, availability }: Walk, date: string): Promise<void> {
  // No month follows that of the last departure.
  if (monthOf(date) > monthOf(availability.until)) return;
  await page.evaluate(
    (month) => {
      document.getElementById(month)?.scrollIntoView({ block: "center", behavior: "instant" });
    },
    `m${monthOf(date)}`,
  );
  const day = page.locator(`[data-date="${date}"]`);
  await day.dispatchEvent("click");
}

async function chooseStay(walk: Walk, act: Act): Promise<void> {
  if (!(await isAtCalendar(walk))) return;
  const { arrival } = anyStay({ ...act, at: act.at - (act.at % 84) }, walk.availability);
  await pickDay(walk, arrival);
  await pickDay(walk, addDays(arrival, act.nights));
}

async function chooseArrival(walk: Walk, { at }: Act): Promise<void> {
  if (!(await isAtCalendar(walk))) return;
  const { from, until } = walk.availability;
  await pickDay(walk, addDays(from, at % daysBetween(from, until)));
}

async function tapTaken(walk: Walk, { at }: Act): Promise<void> {
  if (!(await isAtCalendar(walk))) return;
  const range = pick(walk.availability.taken, at);
  if (range) await pickDay(walk, range.from);
}

async function typeDates(walk: Walk, act: Act): Promise<void> {
  if (!(await isAtCalendar(walk))) return;
  const form = walk.page.locator("main form").first();
  const stay = anyStay(act, walk.availability);
  for (const name of ["arrival", "departure"] as const) {
    const date = isCalendarDate(stay[name]) ? stay[name] : "";
    await form.locator(`[name=${name}]`).fill(date);
  }
  if (walk.hasScripts) return;
  await whenNavigated(walk.page, () =>
    form.evaluate((element: HTMLFormElement) => element.submit()),
  );
}

/** A link of the page to a stay: of the weeks, the stays offered instead, the head, the bar. */
async function chooseOffer({ page }: Walk, { at }: Act): Promise<void> {
  await clickOne(page, 'main a[href*="arrival="]:not([href*="/ask?"]):not([target])', at);
}

async function chooseWayBack({ page }: Walk): Promise<void> {
  await clickOne(page, 'main a.text-link[href*="arrival="]', 0);
}

async function changeLanguage({ page }: Walk, { at }: Act): Promise<void> {
  const link = await clickOne(page, "header a[hreflang]", at);
  if (link) await page.locator(`html[lang="${link.lang}"]`).waitFor({ state: "attached" });
}

/**
 * Clicks on one of the links that a selector finds, and waits for where it leads; on the element itself, which
 * a header that is out of sight may hold. Null where there is none.
 */
async function clickOne(page: Page, selector: string, at: number) {
  const links = page.locator(selector);
  const count = await links.count();
  if (count === 0) return null;
  const click = (link: HTMLAnchorElement) => {
    link.click();
    return { lang: link.hreflang };
  };
  return whenNavigated(page, () => links.nth(at % count).evaluate(click));
}

/** Without scripts a click only begins a navigation. */
async function whenNavigated<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([act(), page.waitForEvent("framenavigated")]);
  await page.waitForLoadState("domcontentloaded");
  return result;
}

async function goElsewhere({ page }: Walk, { at }: Act): Promise<void> {
  const choices = [paths.about, paths.gallery, paths.home];
  const { locale = primary } = findRoute(new URL(page.url()).pathname) ?? {};
  await followLink(page, pick(choices, at)?.[locale] ?? "/");
}

async function goToPrices({ page }: Walk): Promise<void> {
  const { locale = primary } = findRoute(new URL(page.url()).pathname) ?? {};
  await followLink(page, paths[pricesPage][locale]);
}

async function followLink(page: Page, path: string): Promise<void> {
  await clickOne(page, `header a[href="${path}"], footer a[href="${path}"]`, 0);
  await page.waitForURL((url) => url.pathname === path, { waitUntil: "commit" });
}

async function goInHistory({ page }: Walk, way: "goBack" | "goForward"): Promise<void> {
  await page[way]();
  if (page.url() === "about:blank") await page.goto(paths[pricesPage][second]);
}

async function toggleConsent(walk: Walk): Promise<void> {
  walk.isAllowed = !walk.isAllowed;
  await walk.context.clearCookies();
  await storeConsent(walk.context, walk.isAllowed ? consentTo(functionalId) : declined);
  await walk.page.reload();
}

/** A new tab, and in it what an earlier visit has left: a stay that may be had or not. */
async function openTab(walk: Walk, act: Act): Promise<void> {
  const stay = anyStay(act, walk.availability);
  if (walk.isAllowed && act.at % 3 === 0 && isStay(stay)) {
    const site = { domain: "127.0.0.1", path: "/", sameSite: "Strict" } as const;
    await walk.context.addCookies([{ name: stayCookie, value: formatStayCookie(stay), ...site }]);
  }
  const tab = await walk.context.newPage();
  const path = [paths.about, paths[pricesPage], paths.home][act.at % 3];
  await tab.goto(new URL(path?.[primary] ?? "/", walk.page.url()).href);
  if (act.nights % 2 === 0) await walk.page.close();
  const [oldest, ...others] = walk.context.pages();
  if (others.length >= mostTabs) await oldest?.close();
  walk.page = tab;
  walk.shown.clear();
}

/** What a page names, as a guest reads it. */
async function look({ page, hasScripts }: Walk) {
  if (hasScripts) await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const { host } = new URL(bookingAddress(day, primary));
  return page.evaluate((bookingHost) => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
    const value = (name: string) =>
      document.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.value ?? "";
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const links = (selector: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => ({
        href: link.href,
        text: link.textContent ?? "",
        isSeen: isSeen(link),
      }));
    const summary = [...document.querySelectorAll("header details")].find((details) =>
      details.querySelector("input[type=date]"),
    );
    const named = [...(summary?.querySelectorAll("summary > span") ?? [])].filter(
      (span) => getComputedStyle(span).display !== "none",
    );
    const bar = [...document.querySelectorAll("main > div")].filter(
      (part) => getComputedStyle(part).position === "sticky",
    );
    return {
      key: globalThis.navigation?.currentEntry?.key ?? "",
      isMarked: typeof history.state?.sentStay === "string",
      lang: document.documentElement.lang,
      pathname: location.pathname,
      search: location.search,
      heading: text("h1"),
      title: document.title,
      form: { arrival: value("arrival"), departure: value("departure") },
      header: named.map((span) => span.textContent).join(" "),
      bar: bar
        .filter(isSeen)
        .map((part) => part.textContent)
        .join(" "),
      booking: links("a[target=_blank]").filter(({ href }) => new URL(href).host === bookingHost),
      offers: links('main li a[href*="arrival="], main a.button[href*="arrival="]').filter(
        ({ href }) => !href.includes("/ask?"),
      ),
    };
  }, host);
}

/** Any stay, to find the booking engine by. */
const day: Stay = { arrival: "2027-07-03", departure: "2027-07-10" };

/** Throws unless all that a page names is one stay, and its links lead to nights that are free. */
function expectOneStay(seen: Seen, walk: Walk, story: string): void {
  const { availability } = walk;
  const route = findRoute(seen.pathname);
  const locale = (route?.locale ?? primary) as Locale;
  const inAddress = route?.page === pricesPage ? parseStayQuery(seen.search) : null;
  const inForm = isStay(seen.form) ? seen.form : null;
  const stay = inAddress && isStay(inAddress) ? inAddress : inForm;
  const isBookable =
    stay !== null &&
    isFree(stay, availability) &&
    totalOf({ prices, today: availability.from }, stay) !== null;
  const say = (what: string) =>
    `${what}\n${story}\n${JSON.stringify({ ...seen, offers: seen.offers.length })}`;
  if (inAddress && isStay(inAddress) && route?.page === pricesPage) {
    expect(seen.form, say("the form has the dates of the address")).toEqual({
      arrival: inAddress.arrival,
      departure: inAddress.departure,
    });
  }
  for (const what of ["heading", "title"] as const) {
    const dates = stay && formatDateRange(stay.arrival, stay.departure, locale);
    const rest = seen[what].replace(dates ?? "", "");
    expect(rest, say(`the ${what} names the stay or none`)).not.toMatch(/\d/);
  }
  const carried = seen.booking.map(({ href }) => href).filter((href) => !href.endsWith("/terms"));
  const dated = carried.flatMap(datesOf);
  for (const one of dated) {
    expect(isFree(one, availability), say(`a link to book leads to nights that are free`)).toBe(
      true,
    );
  }
  expect(new Set(carried).size, say("all links to book lead to one place")).toBeLessThanOrEqual(1);
  const [booked] = dated;
  if (isBookable && route?.page === pricesPage) {
    expect(booked, say("the way to book carries the stay")).toEqual({
      arrival: stay.arrival,
      departure: stay.departure,
    });
  }
  if (booked && seen.header !== "" && /\d/.test(seen.header)) {
    const named = formatWeek(booked.arrival, booked.departure, locale);
    expect(seen.header, say("the header names what its button carries")).toContain(named);
  }
  for (const { href } of seen.offers) {
    const offered = parseStayQuery(new URL(href).search);
    expect(offered && isFree(offered, availability), say(`${href} is free`)).toBe(true);
  }
  if (isBookable && seen.bar !== "") {
    const dates = formatWeek(stay.arrival, stay.departure, locale);
    expect(seen.bar, say("the bar names the stay")).toContain(dates);
  }
  expectSameAsBefore(seen, walk, inAddress, say);
}

/** An entry of the history that names a stay shows the same when it is come back to. */
function expectSameAsBefore(
  seen: Seen,
  { shown, hasScripts }: Walk,
  inAddress: Stay | null,
  say: (what: string) => string,
): void {
  if (!inAddress || !isStay(inAddress)) return;
  const before = shown.get(seen.key);
  if (hasScripts && before?.search === seen.search && before.isMarked === seen.isMarked) {
    expect(seen.heading, say("the heading is as it was")).toBe(before.heading);
    expect(seen.title, say("the title is as it was")).toBe(before.title);
  }
  const dates = formatDateRange(inAddress.arrival, inAddress.departure, seen.lang as Locale);
  if (!seen.isMarked) {
    expect(seen.heading, say("a stay that was sent heads its page")).toContain(dates);
  }
  expect(seen.title, say("the title names the stay")).toContain(dates);
  shown.set(seen.key, seen);
}

/** Whether a calendar knows every night of a stay to be free. */
function isFree(
  { arrival, departure }: Stay,
  { from, until, openUntil, taken }: Availability,
): boolean {
  const end = openUntil !== null && openUntil < until ? openUntil : until;
  const isTaken = (night: string) => taken.some((range) => range.from <= night && night < range.to);
  const isStayable = isCalendarDate(arrival) && isCalendarDate(departure) && arrival < departure;
  if (!isStayable || arrival < from || departure > end) return false;
  return !datesBetween(arrival, departure).some(isTaken);
}

/** The stay in the address of the booking engine, if it names one. */
function datesOf(href: string): readonly Stay[] {
  const [arrival, departure] = href.match(/\d{4}-\d\d-\d\d/g) ?? [];
  return arrival && departure ? [{ arrival, departure }] : [];
}
