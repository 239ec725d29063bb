// The form on which guests write to the house, without scripts and with them.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { formatMoney } from "../domain/locales/format.ts";
import { defaultLocale, type Locale, languageNames, locales } from "../domain/locales/locales.ts";
import { factMessages, prices, villa } from "../house/facts/facts.server.ts";
import { findPage, formPage, paths } from "../house/routes/routes.ts";
import { totalOf } from "../site/stay/quote-stay.ts";
import { formatStayQuery } from "../site/stay/stay.ts";
import { findLanguageList, waitForApplication } from "./support/application.ts";
import { workspace } from "./support/built-site.ts";
import { declined, storeConsent } from "./support/consent-control.ts";
import { expectNoBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { second, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

const pricesIn = (locale: Locale) => paths["pricing-and-availability"][locale];
const pathIn = (locale: Locale) => findPage(formPage, locale)?.path ?? "";

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
  const form = page.getByRole("main");
  const field = (name: keyof typeof text.fields) => form.getByLabel(text.fields[name]);
  return {
    ...{ text, form, field, send: form.getByRole("button", { name: text.send }) },
    heading: page.getByRole("heading", { level: 1 }),
    /** The links to the form that the quote and the end of the prices page have. */
    links: form.locator(`a[href^="${pathIn(locale)}"]`),
  };
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
    const { text, field, send, heading, links } = findForm(page, second);
    const marker = `form-${Date.now()}`;
    await test.step("from the quote of the dates", async () => {
      await page.goto(`${pricesIn(second)}?${formatStayQuery({ ...free, party: { adults: 2 } })}`);
      await links.first().click();
      await expect(heading).toHaveText(text.heading);
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
    await test.step("is thanked once the host has it", async () => {
      await write(page, second, marker);
      await send.click();
      await expect(heading).toHaveText(text.sent.heading);
      await expect.poll(() => readMail(marker)).toContain("Reply-To: ana@mail.example");
      const mail = await readMail(marker);
      expect(mail).toContain(formatStayQuery(free));
      expect(mail).toContain(factMessages(defaultLocale).enquiry.mail.language);
    });
    await test.step("Back leads to the form with its text, forward to the thanks", async () => {
      await page.goBack();
      await expect(field("message")).toHaveValue(marker);
      await page.goForward();
      await expect(heading).toHaveText(text.sent.heading);
    });
  });
});

test("with scripts every link leads there without a document, and by keyboard", async ({
  page,
  free,
  taken,
  context,
}) => {
  // It is typed as slowly as by a person.
  test.slow();
  await storeConsent(context, declined);
  const { text, form, field, send, heading, links } = findForm(page, third);
  const line = form.locator("form").getByRole("status");
  const total = totalOf({ prices, today: free.arrival }, free);
  const price = formatMoney(total ?? 0, prices.currency, third);
  const marker = `place-${Date.now()}`;
  await page.goto(`${pricesIn(third)}?${formatStayQuery(free)}`);
  await waitForApplication(page);
  const document = await page.evaluateHandle(() => globalThis.document);
  await test.step("from the end of the page without dates, and back", async () => {
    await links.last().press("Enter");
    await expect(heading).toBeFocused();
    await expect(field("arrival")).toHaveValue("");
    await expect(line).toHaveText("");
    await page.goBack();
    await expect(page.locator("#quote")).toBeVisible();
    await expect(heading).toBeFocused();
  });
  await test.step("from the quote with its dates and their price, which follows the fields", async () => {
    await links.first().press("Enter");
    await expect(field("arrival")).toHaveValue(free.arrival);
    await expect(line).toContainText(price);
    await field("arrival").fill(taken.arrival);
    await expect(line).not.toContainText(price);
    await field("departure").fill(taken.departure);
    await expect(line).toHaveText(/\S/);
    await field("arrival").fill(free.arrival);
    await field("departure").fill(free.departure);
    await expect(line).toContainText(price);
  });
  expect(await document.evaluate((one) => one === globalThis.document)).toBe(true);
  await test.step("what is typed stays for the next visit of the page", async () => {
    await field("message").fill("Not yet");
    await page.goBack();
    await links.last().press("Enter");
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
  await test.step("and thanks for what was sent, also on the way back to the thanks", async () => {
    await write(page, third, marker);
    await send.press("Enter");
    await expect(heading).toHaveText(text.sent.heading);
    await expect.poll(() => readMail(marker)).toContain(`${villa.name}`);
    await waitForApplication(page);
    await page.getByRole("banner").getByRole("link").first().press("Enter");
    await expect(heading).not.toHaveText(text.sent.heading);
    await page.goBack();
    await expect(heading).toHaveText(text.sent.heading);
    await page.goto(pathIn(third));
    await waitForApplication(page);
    await expect(field("message")).toHaveValue("");
  });
});

test("what is typed goes along into another language, and survives a reload", async ({
  page,
  free,
}) => {
  await prepareBarrierSearch(page);
  await page.goto(`${pathIn(defaultLocale)}?${formatStayQuery(free)}`);
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

test.describe("without a network", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test("what could not be sent is in the form again on the way back", async ({ page, free }) => {
    await page.goto(`${pricesIn(defaultLocale)}?${formatStayQuery(free)}`);
    await waitForApplication(page);
    const { field, send, links } = findForm(page, defaultLocale);
    await links.first().click();
    await field("message").fill("Still here");
    await page.context().setOffline(true);
    await send.click();
    await expect(field("message")).toHaveCount(0);
    await page.context().setOffline(false);
    await page.goBack();
    await expect(field("message")).toHaveValue("Still here");
    await expect(field("arrival")).toHaveValue(free.arrival);
  });
});

test("there is a form in every language, and none on other hosts", async ({ ask }) => {
  for (const locale of locales) {
    const form = await ask(pathIn(locale));
    const html = form.body.toString();
    expect(form.headers["cache-control"], locale).toBe("private, no-cache");
    expect(html).toContain(`>${factMessages(locale).enquiry.heading}</h1>`);
    expect(html, locale).toContain('<meta name="robots" content="noindex"');
    expect((await ask(paths.cookies[locale])).body.toString(), locale).toContain("site:enquiry");
    expect((await ask(paths.gdpr[locale])).body.toString(), locale).toMatch(/\b30\b.*\b90\b/s);
    const file = await readFile(join(workspace.out, "static", `${pricesIn(locale)}.html`), "utf8");
    expect(file, locale).not.toContain(pathIn(locale));
    expect(file, locale).toContain(`mailto:${villa.contact.email}`);
  }
});
