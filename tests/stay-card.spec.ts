// The card of a stay: what a messenger makes of an address that was sent, and how guests send it.
import { expect, type Page } from "@playwright/test";
import { addDays, daysBetween } from "../domain/dates/calendar-date.ts";
import { fillMessage } from "../domain/locales/fill-message.ts";
import { formatDateRange, formatMoney, formatWeek } from "../domain/locales/format.ts";
import type { Locale } from "../domain/locales/locales.ts";
import { prices, villa } from "../house/facts/facts.server.ts";
import { paths } from "../house/routes/routes.ts";
import { socialPictureSize } from "../site/pictures/picture-address.ts";
import { totalOf } from "../site/stay/quote-stay.ts";
import { formatStayQuery, type Stay } from "../site/stay/stay.ts";
import { footerLink } from "./support/application.ts";
import { builtSite, pathOnSite } from "./support/built-site.ts";
import { primary, readTexts, second, third } from "./support/languages.ts";
import { readTags } from "./support/read-tags.ts";
import { test } from "./support/site-test.ts";
import {
  bookingAddress,
  findCalendar,
  openCalendar,
  readBookingAddresses,
} from "./support/stays.ts";

const { siteUrl } = builtSite;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("a messenger finds the card of a stay in its head", async ({ ask, free, taken }) => {
  /** What a program finds that reads the head alone and runs no script. */
  const unfold = async (locale: Locale, query: string) => {
    const path = paths["pricing-and-availability"][locale];
    const html = (await ask(path + query)).body.toString();
    const head = html.slice(0, html.indexOf("</head>"));
    const meta = new Map(
      readTags(head, "meta").map(({ name, property, content = "" }) => [name ?? property, content]),
    );
    const canonical = readTags(head, "link").find(({ rel }) => rel === "canonical");
    expect(canonical?.href, query).toBe(siteUrl + path);
    const image = await ask(pathOnSite(meta.get("og:image") ?? ""));
    expect([image.status, image.headers["content-type"]], query).toEqual([200, "image/jpeg"]);
    return { path, html, meta, image: image.body.toString("base64") };
  };
  const past: Stay = { arrival: "2020-07-04", departure: "2020-07-11" };
  const nights = daysBetween(free.arrival, free.departure);
  const total = totalOf({ prices, today: past.arrival }, free);
  const each = formatMoney(Math.round((total ?? 0) / villa.maximumPersons), prices.currency, third);
  const refusals = (await readTexts(third, "availability")).refusals;
  const bare = await unfold(third, "");
  const images = new Set([bare.image]);
  for (const [stay, words] of [
    [free, [String(nights), formatMoney(total ?? 0, prices.currency, third), each]],
    [taken, [refusals.taken]],
    [past, [refusals.past]],
  ] as const) {
    const query = `?${formatStayQuery(stay)}`;
    const { path, html, meta, image } = await unfold(third, query);
    const dates = formatDateRange(stay.arrival, stay.departure, third);
    expect(html).toContain(`<title>${dates} | ${villa.name}</title>`);
    expect(meta.get("og:title")).toBe(`${dates} | ${villa.name}`);
    expect(meta.get("og:image:alt")).toContain(dates);
    expect(meta.get("og:url")).toBe(siteUrl + path + query);
    expect(meta.get("robots")).toBe("noindex");
    for (const said of words) {
      expect(plain(meta.get("og:description") ?? ""), query).toContain(plain(said));
    }
    images.add(image);
  }
  expect(images.size, "each has a card of its own").toBe(4);

  // The day before, for a night more: no week, but the same month.
  const longer = { arrival: addDays(free.arrival, 1), departure: addDays(free.departure, 3) };
  images.add((await unfold(third, `?${formatStayQuery(longer)}`)).image);
  expect(images.size).toBe(5);

  const { meta, image } = await unfold(third, `?arrival=${free.arrival}&departure=soon`);
  expect(image, "a malformed stay is shown as the page").toBe(bare.image);
  expect(meta.get("og:url")).toBe(bare.meta.get("og:url"));
  expect(meta.get("og:title")).toBe(bare.meta.get("og:title"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page begins with the card, and a mail sends it on", async ({ page, free }) => {
    const { answer, path, expectQuote } = await findCalendar(page, second);
    const { card } = await readTexts(second, "availability");
    const navigation = await readTexts(second, "navigation");
    const address = `${path}?${formatStayQuery(free)}#quote`;
    const dates = formatDateRange(free.arrival, free.departure, second);
    const picture = page.getByRole("img", { name: dates });
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await expect(picture).toHaveJSProperty("naturalWidth", socialPictureSize.width);
      await expect(picture).toBeInViewport({ ratio: 1 });
      expect((await picture.boundingBox())?.y, "right below the header").toBeLessThan(100);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(dates);
      await expect(answer.getByRole("link", { name: card.send })).toBeInViewport({ ratio: 1 });
    }
    await expectQuote(free);
    const bookDates = fillMessage(navigation.bookDates, {
      dates: formatWeek(free.arrival, free.departure, second),
    });
    const booking = page.getByRole("main").getByRole("link", { name: bookDates });
    await expect(booking.filter({ visible: true }), "the panel does not say it again").toHaveCount(
      1,
    );
    const mail = await answer.getByRole("link", { name: card.send }).getAttribute("href");
    const { pathname, searchParams } = new URL(mail ?? "");
    expect(pathname, "guests choose to whom").toBe("");
    expect(searchParams.get("subject")).toBe(plain(`${villa.name}, ${dates}`));
    expect(searchParams.get("body")).toContain(siteUrl + address);

    await page.emulateMedia({ media: "print" });
    const sheet = (await page.locator("body").boundingBox())?.width ?? 0;
    const box = await picture.boundingBox();
    expect(box?.y).toBeLessThan(20);
    expect((box?.width ?? 0) / sheet).toBeCloseTo(0.4, 1);
    // It covers no word of the head beside it.
    for (const words of await page.locator("h1, main > header p:visible").all()) {
      const { x = 0, width = 0 } = (await words.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual((box?.x ?? 0) + 1);
    }
    await expect(answer.getByRole("link", { name: card.send })).toBeHidden();
  });
});

test("a sent stay keeps its page, and other dates lead back to it", async ({ page, free }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const datesIn = (stay: Stay, locale: Locale) =>
    formatDateRange(stay.arrival, stay.departure, locale);
  const expectPage = async (stay: Stay, locale: Locale, name = datesIn(stay, locale)) => {
    await expect(heading).toHaveText(name);
    await expect(page).toHaveTitle(`${datesIn(stay, locale)} | ${villa.name}`);
    await expect
      .poll(() => readBookingAddresses(page, locale))
      .toEqual([bookingAddress(stay, locale)]);
  };
  const parts = await openCalendar(page, primary, `?${formatStayQuery(free)}`);
  await expectPage(free, primary);
  await page.locator(`header a[hreflang="${second}"]`).dispatchEvent("click");
  await expectPage(free, second);
  await expect(page.getByRole("img", { name: datesIn(free, second) })).toHaveCount(1);
  await footerLink(page, paths.gallery[second]).click();
  await expect(page).toHaveURL(paths.gallery[second]);
  await page.goBack();
  await expectPage(free, second);
  await page.goBack();
  await expectPage(free, primary);

  const other = { arrival: free.arrival, departure: addDays(free.departure, -1) };
  const { sent } = parts.messages;
  const looking = fillMessage(sent.looking, { dates: datesIn(other, primary) });
  await parts.departure.fill(other.departure);
  await parts.expectQuote(other);
  await expectPage(other, primary, looking);
  await page.reload();
  await expectPage(other, primary, looking);
  const back = fillMessage(sent.dates, { dates: datesIn(free, primary) });
  await page.getByRole("link", { name: back }).click();
  await expectPage(free, primary);
  await expect(parts.answer).toBeFocused();
  await page.goBack();
  await expectPage(other, primary, looking);

  // A copied address has no mark: it is sent anew.
  const copy = page.url();
  await page.goto("about:blank");
  await page.goto(copy);
  await expectPage(other, primary);
});

/** Picks a stay on a page that shows none; gives back the ways to send it. */
async function pick(page: Page, { arrival: first, departure: last }: Stay) {
  const { messages, answer, arrival, departure } = await openCalendar(page, primary);
  expect(await readCards(page), "no card is loaded where none is shown").toEqual([]);
  await arrival.fill(first);
  await departure.fill(last);
  const send = answer.getByRole("link", { name: messages.card.send });
  await expect(send).toBeVisible();
  const topOf = async (name: "img" | "table") =>
    (await answer.getByRole(name).boundingBox())?.y ?? 0;
  expect(await topOf("img"), "below the price").toBeGreaterThan(await topOf("table"));
  const query = formatStayQuery({ arrival: first, departure: last });
  const address = `${siteUrl}${paths["pricing-and-availability"][primary]}?${query}#quote`;
  const copy = answer.getByRole("button", { name: messages.card.copy });
  return { address, send, copy, copied: messages.card.copied };
}

test("whoever picks a stay hands it to another application", async ({ page, free }) => {
  await page.addInitScript(() => {
    const share = async ({ title, url }: ShareData) =>
      document.body.setAttribute("data-shared", `${title} ${url}`);
    Object.assign(navigator, { share });
  });
  const { address, send, copy } = await pick(page, free);
  await expect(copy).toHaveCount(0);
  await send.click();
  const dates = formatDateRange(free.arrival, free.departure, primary);
  const sent = `${villa.name}, ${dates} ${address}`;
  await expect(page.locator("body")).toHaveAttribute("data-shared", sent);
});

test("elsewhere it goes by mail, or its address is copied", async ({ page, context, free }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  const { address, send, copy, copied } = await pick(page, free);
  await expect(send).toHaveAttribute("href", /^mailto:\?subject=/);
  await copy.click();
  await expect(page.getByRole("status").getByText(copied)).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

/** The pictures of stays that a page has loaded. */
function readCards(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.includes("/social/")),
  );
}
