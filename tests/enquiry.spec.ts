// The form on which guests write to the house, without scripts and with them.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { factMessages, villa } from "../app/facts/facts.server.ts";
import { defaultLocale, type Locale, languageNames, locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { formatStayQuery } from "../app/stay/stay.ts";
import { findLanguageList, waitForApplication } from "./support/application.ts";
import { workspace } from "./support/built-site.ts";
import { declined, storeConsent } from "./support/consent-control.ts";
import { expectNoBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { findHtmlMistakes } from "./support/find-html-mistakes.ts";
import { second, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

const pathIn = (locale: Locale) => pages["pricing-and-availability"][locale];

/** A network of its own for each test: together they would be too many. */
const networkOf = (title: string) =>
  `2001:db8:${[...title].reduce((sum, sign) => sum + sign.charCodeAt(0), 0).toString(16)}::1`;

// What is wrong with a form is said with the status that says so.
test.use({ expectedProblems: [/422/] });

test.beforeEach(({ context }, { title }) =>
  context.setExtraHTTPHeaders({ "X-Forwarded-For": networkOf(title) }),
);

/** The fields by the words that a guest sees. */
function findForm(page: Page, locale: Locale) {
  const text = factMessages(locale).enquiry;
  const form = page.locator("#ask");
  const field = (name: keyof typeof text.fields) => form.getByLabel(text.fields[name]);
  return { text, form, field, send: form.getByRole("button", { name: text.send }) };
}

/** Writes as a person does, who takes more than three seconds for it. */
async function write(page: Page, locale: Locale, message: string): Promise<void> {
  const { field } = findForm(page, locale);
  await field("name").fill("Ana Ćorić");
  await field("email").fill("ana@mail.example");
  await field("message").pressSequentially(message, { delay: 3200 / message.length });
}

/** The mail that has come to the host with a text in it. */
async function readMail(text: string): Promise<string> {
  const folder = join(workspace.out, "..", ".villa", "mail");
  for (const name of await readdir(folder).catch(() => [])) {
    const sent = await readFile(join(folder, name), "utf8");
    // Long lines are broken, and the sign that breaks them is written out.
    const mail = sent.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
    if (mail.includes(text)) return mail;
  }
  return "";
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest asks, and the host has a mail", async ({ page, free }) => {
    const { text, form, field, send } = findForm(page, second);
    const marker = `form-${Date.now()}`;
    await test.step("from the quote of the dates", async () => {
      await page.goto(`${pathIn(second)}?${formatStayQuery({ ...free, party: { guests: 2 } })}`);
      await page.locator('#quote a[href^="?ask"]').click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.heading);
      await expect(field("arrival")).toHaveValue(free.arrival);
    });
    await test.step("is told what is missing, and loses nothing", async () => {
      await field("name").pressSequentially("Ana", { delay: 1100 });
      await send.click();
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(page.getByRole("alert").getByRole("link")).toHaveText([
        text.faults.missing.email,
        text.faults.missing.message,
      ]);
      await expect(field("email")).toHaveAccessibleDescription(text.faults.missing.email);
      await expect(field("name")).toHaveValue("Ana");
      await expect(field("departure")).toHaveValue(free.departure);
    });
    await test.step("sees what was sent, once the host has it", async () => {
      await write(page, second, marker);
      await send.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.sent.heading);
      await expect(form).toContainText(marker);
      await expect.poll(() => readMail(marker)).toContain("Reply-To: ana@mail.example");
      const mail = await readMail(marker);
      expect(mail).toContain(formatStayQuery(free));
      expect(mail).toContain(factMessages(defaultLocale).enquiry.mail.language);
    });
  });
});

test("with scripts the form opens in place, and by keyboard", async ({ page, free, context }) => {
  // It is typed as slowly as by a person.
  test.slow();
  await storeConsent(context, declined);
  await prepareBarrierSearch(page);
  const { text, form, field, send } = findForm(page, third);
  const dialog = page.getByRole("dialog", { name: text.heading });
  const open = page.locator('#quote a[href^="?ask"]');
  const marker = `place-${Date.now()}`;
  await page.goto(`${pathIn(third)}?${formatStayQuery(free)}`);
  await waitForApplication(page);
  await open.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(field("name")).toBeFocused();
  await expect(field("arrival")).toHaveValue(free.arrival);
  await test.step("without barriers", () => expectNoBarriers(page, sizes, "dialog"));
  await test.step("and closes with Escape, keeping what was typed", async () => {
    await field("message").fill("Not yet");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.reload();
    await waitForApplication(page);
    await open.press("Enter");
    await expect(field("message")).toHaveValue("Not yet");
    await field("message").fill("");
  });
  await test.step("says what is wrong", async () => {
    await field("name").pressSequentially("Ana", { delay: 1100 });
    await page.keyboard.press("Enter");
    await expect(form.getByRole("alert")).toBeFocused();
    await form.getByRole("link", { name: text.faults.missing.message }).press("Enter");
    await expect(field("message")).toBeFocused();
  });
  await test.step("and thanks for what was sent", async () => {
    await write(page, third, marker);
    await send.press("Enter");
    await expect(form.getByRole("heading", { name: text.sent.heading })).toBeVisible();
    await expect.poll(() => readMail(marker)).toContain(`${villa.name}`);
    await page.keyboard.press("Escape");
    await open.press("Enter");
    await expect(field("message")).toHaveValue("");
  });
});

test("a page of its own goes on in another language", async ({ page, free }) => {
  await prepareBarrierSearch(page);
  await page.goto(`${pathIn(defaultLocale)}?ask&${formatStayQuery(free)}`);
  await expectNoBarriers(page, sizes);
  await findForm(page, defaultLocale).field("message").fill("A long story");
  await page.reload();
  await expect(findForm(page, defaultLocale).field("message")).toHaveValue("A long story");
  const { button, box } = findLanguageList(page, defaultLocale);
  await button.click();
  await box.getByRole("link", { name: languageNames[second] }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    factMessages(second).enquiry.heading,
  );
  await expect(findForm(page, second).field("message")).toHaveValue("A long story");
  await expect(findForm(page, second).field("arrival")).toHaveValue(free.arrival);
});

test("what cannot be sent stays in the form, which says so", async ({ page, free }) => {
  await page.route("**/*?ask", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ contentType: "text/html", body: "" })
      : route.fallback(),
  );
  await page.goto(`${pathIn(defaultLocale)}?${formatStayQuery(free)}`);
  await waitForApplication(page);
  await page.locator('#quote a[href^="?ask"]').click();
  const { text, form, field, send } = findForm(page, defaultLocale);
  await field("message").fill("Still here");
  await send.click();
  await expect(form.getByRole("alert")).toHaveText(text.notices.failed);
  await expect(field("message")).toHaveValue("Still here");
});

test("there is a form in every language, and none on other hosts", async ({ ask }) => {
  for (const locale of locales) {
    const form = await ask(`${pathIn(locale)}?ask`);
    expect(form.headers["cache-control"], locale).toBe("no-store");
    expect(await findHtmlMistakes(form.body.toString()), locale).toEqual([]);
    expect(form.body.toString()).toContain(`>${factMessages(locale).enquiry.heading}</h1>`);
    expect((await ask(pages.cookies[locale])).body.toString(), locale).toContain("site:enquiry");
    expect((await ask(pages.gdpr[locale])).body.toString(), locale).toMatch(/\b30\b.*\b90\b/s);
    const file = await readFile(join(workspace.out, "static", `${pathIn(locale)}.html`), "utf8");
    expect(file, locale).not.toContain("?ask");
    expect(file, locale).toContain(`mailto:${villa.contact.email}`);
  }
});
