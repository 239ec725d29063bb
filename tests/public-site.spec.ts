// Built from exactly what an image is built from: a site on a public address, without feeds and with a
// tag manager, for whose host a stand-in answers.
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { formatStayQuery } from "../app/booking/stay.ts";
import { localeCookieName } from "../app/cookies.ts";
import { villa } from "../app/facts/facts.server.ts";
import { pages } from "../app/routes.ts";
import { footerLink, holdBack, waitForApplication } from "./support/application.ts";
import { buildHouse, copyHouse } from "./support/build-house.ts";
import { workspace } from "./support/built-site.ts";
import {
  consentGivenCookie,
  consentTo,
  consentToAll,
  declined,
  findConsentControl,
  marketingId,
  storeConsent,
} from "./support/consent-control.ts";
import { missingPath, primary, readTexts, second, third } from "./support/languages.ts";
import { sendRequest } from "./support/send-request.ts";
import { type ServedBuild, serveBuild } from "./support/serve-build.ts";
import { test } from "./support/site-test.ts";
import { findCalendar } from "./support/stays.ts";

// One build and one server for all.
test.describe.configure({ mode: "default" });
test.use({
  expectedProblems: [
    /https:\/\/www\.googletagmanager\.com|no-such-page|\/tag-manager-|tag manager's code could not/,
  ],
});

/** The id that the site of these tests is built with, of which it is a part; nobody has it. */
const taggedSiteId = "GTM-TEST123";
const script = `https://www.googletagmanager.com/gtm.js?id=${taggedSiteId}`;

/** Counts how often it runs, and leaves the cookies that the real one would leave. */
const standIn = `
  window.standInRuns = (window.standInRuns ?? 0) + 1;
  document.cookie = "_ga=1; Path=/; Max-Age=3600";
  document.cookie = "_ga_TEST=1; Path=/; Max-Age=3600";
`;

/** The chunk with our own code for it. */
const tagManagerChunk = /\/assets\/tag-manager-[^/]*\.js$/;

let site: ServedBuild;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const settings = { SITE_URL: "http://villa.example", TAG_MANAGER_ID: taggedSiteId };
  const dist = await buildHouse(copyHouse(workspace.house, "public"), settings);
  // Nobody listens there: no test of these sends an enquiry.
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", ENQUIRY_TO: villa.contact.email };
  site = await serveBuild(dist, 0, mail);
});

test.afterAll(() => site.stop());

/** Answers for the tag manager's host, and lists what has been asked of it. */
async function standInForTagManager(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: standIn });
  });
  return asked;
}

/** What the tag manager has received, in order, without the values of the consent types. */
function readDataLayer(page: Page): Promise<unknown[] | undefined> {
  return page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer?: Record<string, unknown>[] };
    return dataLayer?.map((entry) => {
      if (String(entry) !== "[object Arguments]") return { ...entry, "gtm.start": undefined };
      return [entry[0], entry[1], ...new Set(Object.values(entry[2] as object))].join(" ");
    });
  });
}

const start = ["consent default denied", "consent update granted", { event: "gtm.js" }];

function view(fullPath: string, routeName: string) {
  return { event: "content-view", "content-name": fullPath, "content-view-name": routeName };
}

test("the site invents no dates", async ({ page, free, taken }) => {
  const { calendar } = await readTexts(second, "pricing-and-availability");
  const { path, messages, answer, row, ask } = await findCalendar(page, second);
  for (const stay of [free, taken]) {
    await page.goto(`${site.address}${path}?${formatStayQuery(stay)}`);
    await expect(page.getByText(calendar.onRequest)).toBeVisible();
    await expect(page.getByText(messages.sample)).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await expect(answer).toContainText(messages.answer.unknown);
    await expect(ask).toHaveClass("button");
  }
  expect((await sendRequest(`${site.address}/calendar.ics`)).status).toBe(404);
  const home = await sendRequest(site.address + pages.home[second]);
  expect(home.body.toString()).not.toMatch(/\?arrival=\d/);
});

test("what the tag manager hears, in order", async ({ page, context }) => {
  const asked = await standInForTagManager(context);
  const first = pages.gdpr[second];
  const seen = [view(`${first}?from=test#contents`, `gdpr___${second}`)];
  const withdrawn = () => [...start, ...seen, "consent update denied"];
  await page.goto(`${site.address}${first}?from=test#contents`);
  await waitForApplication(page);
  const { bar, button, inBar, inModal } = await findConsentControl(page, second);
  await test.step("nothing before consent", async () => {
    await expect(bar).toBeVisible();
    expect(await readDataLayer(page)).toBeUndefined();
    expect(asked).toEqual([]);
  });
  await test.step("consent, and the page", async () => {
    await inBar("acceptAll").click();
    await expect.poll(() => readDataLayer(page)).toEqual([...start, ...seen]);
    await expect.poll(() => asked).toEqual([script]);
    await expect(page.locator("head script[src*=googletagmanager]")).toHaveCount(1);
    await expect.poll(() => readNames(context)).toContain("_ga");
  });
  await test.step("the pages that follow", async () => {
    await footerLink(page, pages.location[second]).click();
    seen.push(view(pages.location[second], `location___${second}`));
    await expect.poll(() => readDataLayer(page)).toEqual([...start, ...seen]);
    await page.goBack();
    seen.push(view(`${first}?from=test#contents`, `gdpr___${second}`));
    await expect.poll(() => readDataLayer(page)).toEqual([...start, ...seen]);
  });
  await test.step("withdrawal, and then nothing", async () => {
    await button.click();
    await inModal("declineAll").click();
    await expect.poll(() => readDataLayer(page)).toEqual(withdrawn());
    await expect(page.locator("head script[src*=googletagmanager]")).toHaveCount(0);
    await expect.poll(() => readNames(context)).toEqual([consentGivenCookie]);
    await footerLink(page, pages.about[second]).click();
    await expect(page).toHaveURL(site.address + pages.about[second]);
    expect(await readDataLayer(page)).toEqual(withdrawn());
  });
  await test.step("a new consent, with the same script", async () => {
    await button.click();
    await inModal("acceptAll").click();
    const again = [...withdrawn(), "consent update granted"];
    again.push(view(pages.about[second], `about___${second}`) as never);
    await expect.poll(() => readDataLayer(page)).toEqual(again);
    expect(asked).toEqual([script]);
    expect(
      await page.evaluate(() => (window as unknown as { standInRuns: number }).standInRuns),
    ).toBe(1);
  });
});

test("what it does not hear", async ({ page, context }) => {
  const asked = await standInForTagManager(context);
  await storeConsent(context, consentTo(marketingId));
  const path = pages["pricing-and-availability"][primary];
  const stay = formatStayQuery({ arrival: "2027-07-03", departure: "2027-07-10" });
  const name = `pricing-and-availability___${primary}`;
  const seen = [...start, view(`${path}?from=test#quote`, name)];
  await test.step("when a guest wants to stay", async () => {
    await page.goto(`${site.address}${path}?from=test&${stay}#quote`);
    await expect.poll(() => readDataLayer(page)).toEqual(seen);
  });
  await test.step("anything twice after a reload", async () => {
    await page.reload();
    await expect.poll(() => readDataLayer(page)).toEqual(seen);
    await expect.poll(() => asked).toEqual([script, script]);
    await page.goto(`${site.address}${path}?${stay}`);
    await expect.poll(() => readDataLayer(page)).toEqual([...start, view(path, name)]);
  });
  await test.step("what does not exist", async () => {
    await page.goto(site.address + missingPath(primary));
    await expect.poll(() => readDataLayer(page)).toEqual(start);
    await footerLink(page, pages.location[primary]).click();
    const next = view(pages.location[primary], `location___${primary}`);
    await expect.poll(() => readDataLayer(page)).toEqual([...start, next]);
  });
  await test.step("anything after a withdrawal in another tab", async () => {
    const other = await context.newPage();
    await other.goto(site.address + pages.cookies[primary]);
    const { button, inModal } = await findConsentControl(other, primary);
    await button.click();
    await inModal("acceptNecessary").click();
    await expect
      .poll(async () => (await readDataLayer(page))?.at(-1))
      .toBe("consent update denied");
    await expect(page.locator("head script[src*=googletagmanager]")).toHaveCount(0);
  });
});

async function readNames(context: BrowserContext): Promise<string[]> {
  const names = (await context.cookies()).map(({ name }) => name);
  return names.filter((name) => name !== localeCookieName).sort();
}

test("it is not asked for where its code came too late", async ({ page, context }) => {
  const asked = await standInForTagManager(context);
  const release = await holdBack(page, tagManagerChunk);
  await page.goto(site.address + pages.gdpr[third]);
  const { button, inBar, inModal } = await findConsentControl(page, third);
  const chunk = page.waitForRequest(tagManagerChunk);
  await inBar("acceptAll").click();
  await chunk;
  await button.click();
  await inModal("declineAll").click();
  const loaded = page.waitForResponse(tagManagerChunk);
  release();
  await loaded;
  await expect.poll(() => readNames(context)).toEqual([consentGivenCookie]);
  await footerLink(page, pages.about[third]).click();
  await expect(page).toHaveURL(site.address + pages.about[third]);
  expect(await readDataLayer(page)).toBeUndefined();
  expect(asked).toEqual([]);
});

test("a withdrawal deletes its cookies without its code", async ({ page, context }) => {
  await page.route(tagManagerChunk, (route) => route.abort());
  await storeConsent(context, consentTo(marketingId));
  await context.addCookies([{ name: "_ga", value: "1", url: site.address }]);
  await page.goto(site.address + pages.gdpr[second]);
  const { button, inModal } = await findConsentControl(page, second);
  await button.click();
  await inModal("declineAll").click();
  await expect.poll(() => readNames(context)).toEqual([consentGivenCookie]);
});

test("it stays away where consent is not clear", async ({ page, context }) => {
  const asked = await standInForTagManager(context);
  const { bar, button } = await findConsentControl(page, third);
  for (const stored of [consentTo(), declined, { ...consentToAll, enabledIds: undefined }]) {
    await context.clearCookies();
    await storeConsent(context, stored);
    await page.goto(site.address + pages.gdpr[third]);
    await expect(bar.or(button)).toBeVisible();
    expect(await readDataLayer(page)).toBeUndefined();
  }
  expect(asked).toEqual([]);
});
