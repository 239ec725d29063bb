// What most visitors do, in browsers other than Chromium: `npm run engines`.
import { expect } from "@playwright/test";
import { languageNames, locales } from "../../domain/locales/locales.ts";
import { factMessages } from "../../house/facts/facts.server.ts";
import { paths, routes } from "../../house/routes/routes.ts";
import { formatStayQuery } from "../../site/stay/stay.ts";
import { consentGivenCookie, consentToAll, declined } from "../support/consent-control.ts";
import { fourth, primary, readLabel, readTexts, second, third } from "../support/languages.ts";
import { findStays } from "../support/stays.ts";
import { test } from "./engine-test.ts";

const escapeKey = "\uE00C";

const readPath = () => location.pathname;
const readHeading = () => document.querySelector("h1")?.textContent;
const readConsent = (name: string) => new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1];

for (const locale of locales) {
  test(`every page is quiet, and is quietly left before it is ready (${locale})`, async ({
    visitor,
  }) => {
    const own = routes.filter((route) => route.locale === locale);
    for (const { path } of own) {
      await visitor.open(path);
      await visitor.expect(() => document.documentElement.lang, locale);
      await visitor.read(() => scrollTo(0, document.body.scrollHeight));
    }
    for (const { path } of own) await visitor.load(path);
  });
}

test("a link leads to a page, and back to where it was left", async ({ engine, visitor }) => {
  const { heading } = await readTexts(primary, "gallery");
  await visitor.open(paths.about[primary]);
  await visitor.read(() => document.documentElement.setAttribute("data-marked", ""));
  await visitor.click(`footer a[href="${paths.gallery[primary]}"]`);
  await visitor.expect(readHeading, heading);
  await visitor.expect(readPath, paths.gallery[primary]);
  // WebKit has no Navigation API yet: there every link loads its page.
  const isSameDocument = await visitor.read(() => document.querySelector("[data-marked]") !== null);
  expect(isSameDocument).toBe(engine === "firefox");

  await visitor.read(() => scrollTo(0, 700));
  await visitor.read(
    (path) => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click(),
    paths.location[primary],
  );
  await visitor.expect(readPath, paths.location[primary]);
  await visitor.expect(() => scrollY, 0);
  await visitor.read(() => history.back());
  await visitor.expect(readPath, paths.gallery[primary]);
  await visitor.expect(() => scrollY, 700);
});

test("a picture opens, leads to the next and closes", async ({ visitor }) => {
  const messages = await readTexts(primary, "gallery");
  await visitor.open(paths.gallery[primary]);
  await visitor.click('main a[href^="#photo-"]');
  await visitor.expect(() => document.querySelectorAll("dialog[open]").length, 1);
  const first = await visitor.read(() => location.hash);
  expect(first).toMatch(/^#photo-/);
  await visitor.click(`dialog button[aria-label="${messages.next}"]`);
  await expect.poll(() => visitor.read(() => location.hash)).not.toBe(first);
  await visitor.press(escapeKey);
  await visitor.expect(() => document.querySelectorAll("dialog[open]").length, 0);
});

test("a stay is picked in the calendar and has a price", async ({ site, visitor }) => {
  const { free } = await findStays(site.address);
  await visitor.open(`${paths["pricing-and-availability"][third]}#availability`);
  await visitor.click(`[data-date="${free.arrival}"]`);
  await visitor.click(`[data-date="${free.departure}"]`);
  await visitor.expect(
    () => /\d\s*€/.test(document.querySelector("#quote")?.textContent ?? ""),
    true,
  );
  await visitor.expect(() => new URLSearchParams(location.search).get("departure"), free.departure);
});

test("a guest asks, is told what is missing, and is thanked", async ({ site, visitor }) => {
  const { free } = await findStays(site.address);
  const { send, sent, faults } = factMessages(primary).enquiry;
  const expectText = (selector: string, expected: string) =>
    expect
      .poll(() => visitor.read((found) => document.querySelector(found)?.textContent, selector))
      .toContain(expected);
  const typeInto = async (name: string, text: string) => {
    await visitor.click(`main [name="${name}"]`);
    await visitor.type(text);
  };
  await visitor.open(`${paths["pricing-and-availability"][primary]}?${formatStayQuery(free)}`);
  await visitor.click('#quote a[href*="/ask?"]');
  await visitor.expect(
    () => document.querySelector<HTMLInputElement>("main [name=arrival]")?.value,
    free.arrival,
  );
  await typeInto("name", "Ana");
  await visitor.click("main button", send);
  await expectText("main [role=alert]", faults.missing.email);
  await typeInto("email", "ana@mail.example");
  await typeInto("message", "How warm is the pool in May?");
  await visitor.click("main button", send);
  await expectText("main h1", sent.heading);
});

test("consent is asked for once, and can be withdrawn", async ({ visitor }) => {
  const { label, bar, button } = await readTexts(second, "consent");
  const modal = await readTexts(second, "consent-modal");
  const countBars = () =>
    visitor.read(
      (name) => document.querySelectorAll(`section[aria-label="${name}"]`).length,
      label,
    );
  await visitor.open(paths.home[second]);
  await expect.poll(countBars).toBe(1);
  await visitor.click("button", bar.acceptAll);
  await expect.poll(() => visitor.read(readConsent, consentGivenCookie)).toBe(consentToAll.given);
  await expect.poll(countBars).toBe(0);
  await visitor.open(paths.about[second]);
  await expect.poll(countBars).toBe(0);
  await visitor.click("aside button", button);
  // For its first moments the dialogue takes no clicks, which may have been meant for the page.
  await expect(async () => {
    await visitor.click("dialog button", modal.declineAll);
    expect(await visitor.read(readConsent, consentGivenCookie)).toBe(declined.given);
  }).toPass();
});

test("a language is chosen and remembered", async ({ visitor }) => {
  await visitor.open(paths.location[primary]);
  await visitor.click("header summary", languageNames[primary]);
  await visitor.click("header details a", languageNames[fourth]);
  await visitor.expect(readPath, paths.location[fourth]);
  await visitor.expect(() => document.documentElement.lang, fourth);
  await visitor.open(paths.home[primary]);
  await visitor.expect(readPath, paths.home[fourth]);
});

test("the menu of a phone leads to a page and closes", async ({ visitor }) => {
  const { menu } = await readTexts(fourth, "navigation");
  await visitor.resize(400, 800);
  await visitor.open(paths.home[fourth]);
  await visitor.click("header summary", menu);
  await visitor.click("header details nav a", await readLabel(fourth, "gallery"));
  await visitor.expect(readPath, paths.gallery[fourth]);
  await visitor.expect(() => document.querySelectorAll("header details[open]").length, 0);
});
