// Built from exactly what an image is built from: a site on a public address, without feeds, with a tag
// manager and a script for statistics, for whose hosts stand-ins answer.
import { expect } from "@playwright/test";
import { factMessages, villa } from "../house/facts/facts.server.ts";
import { paths } from "../house/routes/routes.ts";
import { formatStayQuery } from "../site/stay/stay.ts";
import {
  followFooterLink,
  footerLink,
  holdBack,
  waitForApplication,
} from "./support/application.ts";
import { buildHouse, copyHouse } from "./support/build-house.ts";
import { workspace } from "./support/built-site.ts";
import {
  consentGivenCookie,
  consentTo,
  consentToAll,
  declined,
  findConsentControl,
  functionalId,
  marketingId,
  readCookieNames,
  storeConsent,
  withdrawConsent,
} from "./support/consent-control.ts";
import { missingPath, primary, readTexts, second, third } from "./support/languages.ts";
import { sendRequest } from "./support/send-request.ts";
import { type ServedBuild, serveBuild } from "./support/serve-build.ts";
import { test } from "./support/site-test.ts";
import {
  addScripts,
  clickLinkAway,
  countDocuments,
  standInForStatistics,
  statisticsCookies,
} from "./support/statistics.ts";
import { findCalendar } from "./support/stays.ts";
import {
  readAddressesSet,
  readDataLayer,
  readLastTold,
  standInForTagManager,
  startTold,
  taggedSiteId,
  tagManagerScript,
  viewTold,
} from "./support/tag-manager.ts";
import { timeLimit } from "./support/time-limit.ts";

// One build and one server for all.
test.describe.configure({ mode: "default" });
test.use({
  expectedProblems: [
    /https:\/\/(?:www\.googletagmanager\.com|(?:stats|pixel|td\.ads)\.example)|no-such-page|\/tag-manager-|tag manager's code could not/,
  ],
});

/** The chunk with our own code for it. */
const tagManagerChunk = /\/assets\/tag-manager-[^/]*\.js$/;

let site: ServedBuild;

test.beforeAll(async () => {
  test.setTimeout(timeLimit(120_000));
  const settings = { SITE_URL: "http://villa.example", TAG_MANAGER_ID: taggedSiteId };
  const house = copyHouse(workspace.house, "public");
  addScripts(house, { statistics: functionalId, advertising: marketingId });
  const dist = await buildHouse(house, settings);
  // Nobody listens there: no test of these sends an enquiry.
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", ENQUIRY_TO: villa.contact.email };
  site = await serveBuild(dist, 0, mail);
});

test.afterAll(() => site.stop());

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
  const home = await sendRequest(site.address + paths.home[second]);
  expect(home.body.toString()).not.toMatch(/\?arrival=\d/);
});

test("what the tag manager hears, in order", async ({ page, context }) => {
  const asked = await standInForTagManager(context);
  const first = paths.gdpr[second];
  const seen = [viewTold(`${first}?from=test#contents`, `gdpr___${second}`)];
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
    await expect.poll(() => readDataLayer(page)).toEqual([...startTold, ...seen]);
    await expect.poll(() => asked).toEqual([tagManagerScript]);
    await expect(page.locator("head script[src*=googletagmanager]")).toHaveCount(1);
    await expect.poll(() => readCookieNames(context)).toContain("_ga");
  });
  await test.step("the pages that follow", async () => {
    await followFooterLink(page, paths.location[second]);
    seen.push(viewTold(paths.location[second], `location___${second}`));
    await expect.poll(() => readDataLayer(page)).toEqual([...startTold, ...seen]);
    await page.goBack();
    seen.push(viewTold(`${first}?from=test#contents`, `gdpr___${second}`));
    await expect.poll(() => readDataLayer(page)).toEqual([...startTold, ...seen]);
  });
  await test.step("withdrawal, and then nothing", async () => {
    await withdrawConsent(page, second, page);
    expect(await readLastTold(page)).toBe("consent update denied");
    await expect(page.locator("head script[src*=googletagmanager]")).toHaveCount(0);
    await expect.poll(() => readCookieNames(context)).toEqual([consentGivenCookie]);
    await followFooterLink(page, paths.about[second]);
    expect(await readDataLayer(page)).toBeUndefined();
  });
  await test.step("a new consent, from the beginning", async () => {
    await button.click();
    await inModal("acceptAll").click();
    const again = [...startTold, viewTold(paths.about[second], `about___${second}`)];
    await expect.poll(() => readDataLayer(page)).toEqual(again);
    await expect.poll(() => asked).toEqual([tagManagerScript, tagManagerScript]);
  });
});

test("what it does not hear", async ({ page, context }) => {
  const asked = await standInForTagManager(context);
  await storeConsent(context, consentTo(marketingId));
  const path = paths["pricing-and-availability"][primary];
  const stay = formatStayQuery({ arrival: "2027-07-03", departure: "2027-07-10" });
  const name = `pricing-and-availability___${primary}`;
  const seen = [...startTold, viewTold(`${path}?from=test#quote`, name)];
  await test.step("when a guest wants to stay", async () => {
    await page.goto(`${site.address}${path}?from=test&${stay}#quote`);
    await expect.poll(() => readDataLayer(page)).toEqual(seen);
    const told = { page_location: `${site.address}${path}?from=test#quote`, page_referrer: "" };
    await expect.poll(() => readAddressesSet(page)).toEqual([told]);
  });
  await test.step("from which of our pages", async () => {
    await page.goto(`${site.address}${paths.gdpr[primary]}`, {
      referer: `${site.address}${path}?${stay}`,
    });
    const page_referrer = site.address + path;
    const page_location = site.address + paths.gdpr[primary];
    await expect.poll(() => readAddressesSet(page)).toEqual([{ page_location, page_referrer }]);
    await page.goBack();
    await expect.poll(() => readDataLayer(page)).toEqual(seen);
  });
  await test.step("anything twice after a reload", async () => {
    await page.reload();
    await expect.poll(() => readDataLayer(page)).toEqual(seen);
    await expect.poll(() => new Set(asked)).toEqual(new Set([tagManagerScript]));
    await page.goto(`${site.address}${path}?${stay}`);
    await expect.poll(() => readDataLayer(page)).toEqual([...startTold, viewTold(path, name)]);
  });
  await test.step("what does not exist", async () => {
    await page.goto(site.address + missingPath(primary));
    await expect.poll(() => readDataLayer(page)).toEqual(startTold);
    await followFooterLink(page, paths.location[primary]);
    const next = viewTold(paths.location[primary], `location___${primary}`);
    await expect.poll(() => readDataLayer(page)).toEqual([...startTold, next]);
  });
  await test.step("anything after a withdrawal in another tab", async () => {
    const other = await context.newPage();
    await other.goto(site.address + paths.cookies[primary]);
    await withdrawConsent(other, primary, page);
    expect(await readDataLayer(page)).toBeUndefined();
    await expect(page.locator("head script[src*=googletagmanager]")).toHaveCount(0);
  });
});

test("it is not asked for where its code came too late", async ({ page, context }) => {
  const asked = await standInForTagManager(context);
  const release = await holdBack(page, tagManagerChunk);
  await page.goto(site.address + paths.gdpr[third]);
  const { button, inBar, inModal } = await findConsentControl(page, third);
  const chunk = page.waitForRequest(tagManagerChunk);
  await inBar("acceptAll").click();
  await chunk;
  await button.click();
  await inModal("declineAll").click();
  const loaded = page.waitForResponse(tagManagerChunk);
  release();
  await loaded;
  await expect.poll(() => readCookieNames(context)).toEqual([consentGivenCookie]);
  await followFooterLink(page, paths.about[third]);
  expect(await readDataLayer(page)).toBeUndefined();
  expect(asked).toEqual([]);
});

test("a withdrawal deletes its cookies without its code", async ({ page, context }) => {
  await page.route(tagManagerChunk, (route) => route.abort());
  await storeConsent(context, consentTo(marketingId));
  await context.addCookies([{ name: "_ga", value: "1", url: site.address }]);
  await page.goto(site.address + paths.gdpr[second]);
  const { button, inModal } = await findConsentControl(page, second);
  await button.click();
  await inModal("declineAll").click();
  await expect.poll(() => readCookieNames(context)).toEqual([consentGivenCookie]);
});

test("it stays away where consent is not clear", async ({ page, context }) => {
  const asked = await standInForTagManager(context);
  const { bar, button } = await findConsentControl(page, third);
  for (const stored of [consentTo(), declined, { ...consentToAll, enabledIds: undefined }]) {
    await context.clearCookies();
    await storeConsent(context, stored);
    await page.goto(site.address + paths.gdpr[third]);
    await expect(bar.or(button)).toBeVisible();
    expect(await readDataLayer(page)).toBeUndefined();
  }
  expect(asked).toEqual([]);
});

test("statistics count every view once", async ({ page, context }) => {
  await standInForTagManager(context);
  const reports = await standInForStatistics(context);
  const { bar, button, inBar, inModal } = await findConsentControl(page, second);
  const expectReports = (...views: readonly string[]) =>
    expect.poll(() => reports).toEqual(views.map((path) => `view ${path}`));
  const { gdpr, location, about, gallery } = paths;
  const seen: string[] = [];
  await test.step("that on which consent is given", async () => {
    await page.goto(site.address + gdpr[second]);
    await expect(bar).toBeVisible();
    await inBar("acceptAll").click();
    seen.push(gdpr[second]);
    await expectReports(...seen);
  });
  await test.step("those in the same document", async () => {
    await followFooterLink(page, location[second]);
    seen.push(location[second]);
    await expectReports(...seen);
  });
  await test.step("those of documents and tabs that are opened with consent", async () => {
    await page.reload();
    seen.push(location[second]);
    await expectReports(...seen);
    const other = await context.newPage();
    await other.goto(site.address + gallery[second]);
    seen.push(gallery[second]);
    await expectReports(...seen);
    await other.close();
  });
  await test.step("that of a page which is being left when their code comes", async () => {
    const comes = await holdBack(page, /follow-consent/);
    const leaves = await holdBack(page, new RegExp(`${about[second]}/_payload`));
    await page.reload();
    await waitForApplication(page);
    await footerLink(page, about[second]).click();
    await expect(page).toHaveURL(site.address + about[second]);
    comes();
    seen.push(location[second]);
    await expectReports(...seen);
    leaves();
    seen.push(about[second]);
    await expectReports(...seen);
  });
  await test.step("those that follow a second consent, and none before it", async () => {
    await withdrawConsent(page, second, page);
    await followFooterLink(page, about[second]);
    await button.click();
    await inModal("acceptAll").click();
    seen.push(about[second]);
    await expectReports(...seen);
  });
});

test("statistics end with consent, in every tab", async ({ page, context }) => {
  const reports = await standInForStatistics(context);
  await storeConsent(context, consentTo(functionalId));
  const path = paths["pricing-and-availability"][primary];
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto(site.address + path);
    await waitForApplication(tab);
    await expect.poll(() => reports.splice(0)).toEqual([`view ${path}`]);
  }
  const { fields } = factMessages(primary).enquiry;
  const form = other.getByRole("main");
  await test.step("a guest is writing in one of them", async () => {
    await other.locator('main a[href*="/ask"]').first().click();
    await form.getByLabel(fields.message).fill("Two dogs, and a canoe?");
    await form.getByLabel(fields.guests).selectOption("2");
    await form.getByLabel(fields.arrival).fill("2027-07-03");
    await expect.poll(() => reports.splice(0)).toEqual([`view ${path}/ask`]);
  });
  const documents = [page, other].map(countDocuments);
  await test.step("consent ends in the other, just after that was loaded anew", async () => {
    await page.evaluate((address) => {
      sessionStorage.setItem("site:reload", JSON.stringify({ [address]: Date.now() + 10_000 }));
    }, path);
    await page.locator("header form input[name=arrival]").evaluate((field) => {
      (field as HTMLInputElement).value = "2027-08-07";
    });
    await withdrawConsent(page, primary, other);
    await expect.poll(() => documents.map((count) => count())).toEqual([1, 1]);
  });
  await test.step("nothing is reported, and no cookie comes back", async () => {
    for (const tab of [page, other]) {
      await waitForApplication(tab);
      await expect(tab.locator("head script[async]")).toHaveCount(0);
      await clickLinkAway(tab);
    }
    expect(await readCookieNames(context)).toEqual([consentGivenCookie]);
    expect(reports).toEqual([]);
  });
  await test.step("what was typed is still there", async () => {
    await expect(form.getByLabel(fields.message)).toHaveValue("Two dogs, and a canoe?");
    await expect(form.getByLabel(fields.guests)).toHaveValue("2");
    await expect(form.getByLabel(fields.arrival)).toHaveValue("2027-07-03");
    const arrival = page.locator("header form input[name=arrival]");
    await expect(arrival).toHaveValue("2027-08-07");
  });
  expect(documents.map((count) => count())).toEqual([1, 1]);
});

test("statistics that never came need no other document", async ({ page, context }) => {
  await context.route("https://stats.example/**", (route) => route.abort());
  await storeConsent(context, consentTo(functionalId));
  await context.addCookies(
    statisticsCookies.map((name) => ({ name, value: "1", url: site.address })),
  );
  const failed = page.waitForEvent("requestfailed");
  await page.goto(site.address + paths.gdpr[second]);
  await failed;
  const documents = countDocuments(page);
  const { button, inModal } = await findConsentControl(page, second);
  await button.click();
  await inModal("declineAll").click();
  await expect.poll(() => readCookieNames(context)).toEqual([consentGivenCookie]);
  await followFooterLink(page, paths.about[second]);
  expect(documents()).toBe(0);
});
