// How the cookie settings come, go and stay away, and what they say.
import { expect } from "@playwright/test";
import { factMessages } from "../house/facts/facts.server.ts";
import { paths } from "../house/routes/routes.ts";
import { footerLink, holdBack, waitForApplication, waitForFrame } from "./support/application.ts";
import {
  consentTo,
  consentToAll,
  declined,
  expectConsentCookies,
  findConsentControl,
  marketingId,
  storeConsent,
  undecided,
} from "./support/consent-control.ts";
import { fourth, primary, readTexts } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

test("the cookie policy opens the settings", async ({ page, context }) => {
  await page.goto(paths.cookies[fourth]);
  await waitForApplication(page);
  const { bar, inModal, modal, messages } = await findConsentControl(page, fourth);
  await expect(page.locator("h1")).toHaveText(messages.bar.policy);
  await test.step("it says when it was changed", async () => {
    // A legal text begins with the day of its last change.
    const { updated } = await readTexts(fourth, "legal");
    const day = page.getByRole("main").getByText(updated.split("{date}")[0] ?? "");
    await expect(day.locator("xpath=following-sibling::*[1]")).toHaveRole("heading");
  });
  const link = page.getByRole("main").getByRole("button", { name: messages.button });
  const notice = modal.getByRole("status").getByText(messages.modal.unsaved);
  const boxes = modal.getByRole("checkbox");
  const last = boxes.last();
  await link.click();
  await test.step("the settings name who is told, and both ways to refuse", async () => {
    await expect(notice).toHaveCount(0);
    await expect(boxes.first()).toBeDisabled();
    const { description } = factMessages(fourth).cookies.choices[marketingId] ?? {};
    await expect(modal).toContainText(description ?? "");
    await expect(inModal("declineAll")).toBeVisible();
    await expect(modal.getByText(messages.modal.technical)).toBeVisible();
    for (const { name } of Object.values(factMessages(fourth).cookies.choices)) {
      await expect(modal.getByRole("checkbox", { name })).toHaveCount(1);
    }
  });
  await test.step("a change is said", async () => {
    await last.check();
    await expect(notice).toBeVisible();
    await last.uncheck();
    await expect(notice).toHaveCount(0);
  });
  await test.step("and forgotten on Escape, with the focus back", async () => {
    await last.check();
    await page.keyboard.press("Escape");
    await expect(modal).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(bar).toBeVisible();
    await expectConsentCookies(context, undecided);
    await link.click();
    await expect(boxes.first()).toBeChecked();
    await expect(last).not.toBeChecked();
  });
});

test("open settings follow a decision in another tab", async ({ page, context }) => {
  await storeConsent(context, consentToAll);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await tab.goto(paths.gdpr[primary]);
  const [first, second] = await Promise.all(tabs.map((tab) => findConsentControl(tab, primary)));
  if (!first || !second) throw new Error("there are two tabs");
  const last = first.modal.getByRole("checkbox").last();
  const notice = first.modal.getByRole("status").getByText(first.messages.modal.unsaved);
  // A tab in the background draws once a second, and hears of decisions all the same.
  await page.bringToFront();
  await first.button.click();
  await last.uncheck();
  await last.check();
  await test.step("what was withdrawn there is not given again here", async () => {
    await other.bringToFront();
    await second.button.click();
    await second.inModal("declineAll").click();
    await expect(last).not.toBeChecked();
    await expect(notice).toHaveCount(0);
    await page.bringToFront();
    await first.inModal("save").click();
    await expectConsentCookies(context, consentTo());
  });
  await test.step("what was given there is not withdrawn here", async () => {
    await first.button.click();
    await other.bringToFront();
    await second.button.click();
    await second.inModal("acceptAll").click();
    await expect(last).toBeChecked();
    await page.bringToFront();
    await first.inModal("save").click();
    await expectConsentCookies(context, consentToAll);
  });
});

test("neither a double click nor one outside is an answer", async ({ page, context }) => {
  await page.clock.install();
  await page.goto(paths.gdpr[primary]);
  const { bar, inBar, inModal, modal } = await findConsentControl(page, primary);
  await expect(bar).toBeVisible();
  // So far ahead that a busy machine is not there already.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
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

test.describe("settings that do not come", () => {
  test.use({ expectedProblems: [/net::ERR_|Failed to fetch|locale loading|could not be loaded/] });

  test("open by another click when the network is back", async ({ page, context }) => {
    await page.goto(paths.gdpr[primary]);
    await waitForFrame(page);
    const { inBar, modal } = await findConsentControl(page, primary);
    await context.setOffline(true);
    for (const click of ["first", "second"]) {
      const lost = page.waitForEvent("console", (message) =>
        /settings could not be loaded/.test(message.text()),
      );
      await inBar("choose").click();
      await lost;
      await expect(modal, click).toHaveCount(0);
    }
    await expect(page.locator("h1"), "the page stays").toBeVisible();
    await context.setOffline(false);
    await inBar("choose").click();
    await expect(modal).toBeVisible();
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(inBar("choose")).toBeVisible();
    await expect(modal, "nobody has asked for them").toHaveCount(0);
  });
});

test("settings that come late do not open on another page", async ({ page }) => {
  const chunk = /\/consent-modal-[^/]*\.js$/;
  const release = await holdBack(page, chunk);
  await page.goto(paths.gdpr[primary]);
  const { inBar, modal, messages } = await findConsentControl(page, primary);
  const heading = page.locator("h1");
  const asked = page.waitForRequest(chunk);
  await inBar("choose").click();
  await asked;
  await footerLink(page, paths.about[primary]).click();
  await expect(heading).toBeFocused();
  const loaded = page.waitForResponse(chunk);
  release();
  await loaded;
  await inBar("choose").click();
  await expect(modal, "asked for on this page").toBeVisible();
  await test.step("a step back closes them", async () => {
    await page.goBack();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(paths.gdpr[primary]);
    await expect(heading).toBeFocused();
  });
  await test.step("and so does the link to the policy", async () => {
    await inBar("choose").click();
    await modal.getByRole("link", { name: messages.modal.policy }).click();
    await expect(page).toHaveURL(paths.cookies[primary]);
    await expect(modal).toHaveCount(0);
  });
});
