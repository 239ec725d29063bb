// What a screen reader is told, in the browser's own accessibility tree: names, states, and changes
// that happen away from the focus.

import { expect, type Page } from "@playwright/test";
import { factTexts, pictures, villa } from "../app/facts/facts.server.ts";
import { fillText } from "../app/i18n/fill-text.ts";
import { formatDateRange, formatDay } from "../app/i18n/format.ts";
import { pages } from "../app/routes.ts";
import { formatStayQuery } from "../app/stay/stay.ts";
import { openCalendar } from "./support/calendar-parts.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { footerLink } from "./support/footer-link.ts";
import { fourth, primary, second, third } from "./support/languages.ts";
import { readAccessibilityTree } from "./support/read-accessibility-tree.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";
import { findStays } from "./support/stays.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

test.describe.configure({ mode: "parallel" });

/** What is spoken of its own accord: the words in all live regions that have some. */
async function readAnnouncements(page: Page): Promise<string[]> {
  const nodes = await readAccessibilityTree(page);
  return nodes
    .filter(({ role, live }) => role === "status" && live === "polite")
    .map(({ text }) => text.trim())
    .filter((text) => text !== "");
}

async function readFocus(page: Page): Promise<string | undefined> {
  const nodes = await readAccessibilityTree(page);
  const focused = nodes.find(({ isFocused, role }) => isFocused && role !== "RootWebArea");
  return focused && `${focused.role} ${focused.name}`;
}

test("a change of page is announced, and the focus is on its heading", async ({ page }) => {
  const { heading, title } = await readTexts(fourth, "location");
  await page.goto(pages.about[fourth]);
  await waitForApplication(page);
  // The region is there before its words are: a new one would not be spoken.
  const regions = (await readAccessibilityTree(page)).filter(({ role }) => role === "status");
  expect(regions).toMatchObject([{ live: "polite", text: "" }]);
  await footerLink(page, pages.location[fourth]).click();
  await expect.poll(() => readAnnouncements(page)).toEqual([`${title} | ${villa.name}`]);
  await expect.poll(() => readFocus(page)).toBe(`heading ${heading}`);
});

test("the position in the gallery is spoken; pictures, buttons and dialog have names", async ({
  page,
}) => {
  const texts = await readTexts(second, "gallery");
  await page.goto(pages.gallery[second]);
  await waitForApplication(page);
  await page.locator("main figure a").first().click();
  const next = page.getByRole("button", { name: texts.next });
  await next.click();
  const said = fillText(texts.counter, { position: 2, total: pictures.photos.length });
  await expect.poll(() => readAnnouncements(page)).toEqual([expect.stringContaining(said)]);
  const nodes = await readAccessibilityTree(page);
  const has = (role: string) => nodes.filter((node) => node.role === role).map(({ name }) => name);
  expect(has("dialog")).toEqual([texts.heading]);
  expect(has("button")).toEqual(
    expect.arrayContaining([texts.close, texts.previous, texts.next, texts.zoomIn, texts.zoomOut]),
  );
  // Only the picture being shown is read out, and of it what is to be seen, not the name of a file.
  expect(has("image")).toHaveLength(1);
  expect(Object.values(factTexts(second).pictures).map(({ alt }) => alt)).toContain(
    has("image")[0],
  );
});

test("a stay is spoken as it is picked: what comes next, then the answer", async ({
  page,
  ask,
}) => {
  const { free, taken } = await findStays(ask);
  const parts = await openCalendar(page, third);
  const { texts } = parts;
  await parts.jumpTo(free.arrival);
  await parts.day(free.arrival).click();
  const wanted = fillText(texts.stay.chooseDeparture, { date: formatDay(free.arrival, third) });
  await expect.poll(() => readAnnouncements(page)).toEqual([wanted]);
  await parts.day(free.departure).click();
  const dates = formatDateRange(free.arrival, free.departure, third);
  await expect.poll(() => readAnnouncements(page)).toEqual([expect.stringContaining(dates)]);
  const cells = (await readAccessibilityTree(page)).filter(({ role }) => role === "gridcell");
  const arrival = cells.find(({ name }) => name.startsWith(formatDay(free.arrival, third)));
  expect(arrival?.name, "the state of a day is in its name").toContain(texts.days.arrival);

  await page.goto(`${parts.path}?${formatStayQuery(free)}`);
  await parts.arrival.fill(taken.arrival);
  await parts.departure.fill(taken.departure);
  await expect.poll(() => readAnnouncements(page)).toEqual([texts.refusals.taken]);
});

test("the cookie question has a name, and so has each choice; what is not saved is spoken", async ({
  page,
}) => {
  await page.goto(pages.about[primary]);
  const { bar, inBar, inModal, modal, texts } = await findConsentControl(page, primary);
  await expect(bar).toBeVisible();
  const atFirst = await readAccessibilityTree(page);
  expect(atFirst.filter(({ role }) => role === "region").map(({ name }) => name)).toEqual([
    texts.label,
  ]);
  await inBar("choose").click();
  await expect.poll(() => readFocus(page)).toBe(`button ${texts.modal.close}`);
  await modal.getByRole("checkbox").last().check();
  await expect.poll(() => readAnnouncements(page)).toEqual([texts.modal.unsaved]);
  const nodes = await readAccessibilityTree(page);
  expect(nodes.filter(({ role }) => role === "dialog")).toMatchObject([
    { name: texts.modal.title },
  ]);
  const choices = nodes.filter(({ role }) => role === "checkbox");
  expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
  await inModal("save").click();
  await expect.poll(() => readFocus(page)).toBe(`button ${texts.button}`);
});
