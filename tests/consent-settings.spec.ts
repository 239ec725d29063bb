// The cookie settings, a dialog over the page: how they come, go and stay away.
import { expect } from "@playwright/test";
import { pages } from "../app/routes.ts";
import { footerLink, holdBack } from "./support/application.ts";
import {
  declined,
  expectConsentCookies,
  findConsentControl,
  undecided,
} from "./support/consent-control.ts";
import { primary } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

test.describe.configure({ mode: "parallel" });

test("the second click of a double-click on the bar is no answer, nor is a click outside", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto(pages.gdpr[primary]);
  const { bar, inBar, inModal, modal } = await findConsentControl(page, primary);
  await expect(bar).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await inBar("choose").click();
  const box = await inModal("declineAll").boundingBox();
  if (!box) throw new Error("the settings have not opened");
  const clickThere = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await clickThere();
  await page.clock.runFor(400);
  await clickThere();
  await expect(modal).toBeVisible();
  await expectConsentCookies(context, undecided);
  await page.clock.runFor(200);
  await page.mouse.click(2, 2);
  await expect(modal).toBeVisible();
  await clickThere();
  await expect(modal).toHaveCount(0);
  await expectConsentCookies(context, declined);
});

test.describe("where the settings are lost on the way, or come late", () => {
  test.use({ expectedProblems: [/consent-modal|cookie settings could not be loaded/] });

  test("a second click gets them; they do not open on another page, and close with a step back and the link to the policy", async ({
    page,
  }) => {
    const chunk = /\/consent-modal-[^/]*\.js$/;
    const release = await holdBack(page, chunk);
    await page.route(chunk, (route) => route.abort(), { times: 1 });
    await page.goto(pages.gdpr[primary]);
    const { inBar, modal, texts } = await findConsentControl(page, primary);
    const lost = page.waitForEvent("console", (message) => message.type() === "error");
    await inBar("choose").click();
    await lost;
    await expect(modal).toHaveCount(0);
    const asked = page.waitForRequest(chunk);
    await inBar("choose").click();
    await asked;
    await footerLink(page, pages.about[primary]).click();
    await expect(page.locator("h1")).toBeFocused();
    const loaded = page.waitForResponse(chunk);
    release();
    await loaded;
    await inBar("choose").click();
    await expect(modal, "asked for on this page").toBeVisible();
    await page.goBack();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(pages.gdpr[primary]);
    await expect(page.locator("h1")).toBeFocused();
    await inBar("choose").click();
    await modal.getByRole("link", { name: texts.modal.policy }).click();
    await expect(page).toHaveURL(pages.cookies[primary]);
    await expect(modal).toHaveCount(0);
  });
});
