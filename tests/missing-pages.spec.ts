// What is not there is said to be not there, in the language of the prefix.
import { expect } from "@playwright/test";
import { villa } from "../app/facts/facts.server.ts";
import { localeCookieName } from "../app/i18n/locale-cookie.ts";
import { locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { primary, second, third } from "./support/languages.ts";
import { missingPath } from "./support/missing-path.ts";
import { readTags } from "./support/read-tags.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

// The browser itself remarks on the status of the document.
test.use({ expectedProblems: [/404/] });

test("an unknown address has an error page with a way home, in each language", async ({ ask }) => {
  for (const locale of locales) {
    const { notFound, home } = await readTexts(locale, "errors");
    const { status, body } = await ask(missingPath(locale));
    const html = body.toString();
    expect(status).toBe(404);
    expect(readTags(html, "html")[0]?.lang).toBe(locale);
    const robots = expect.objectContaining({ name: "robots", content: "noindex" });
    expect(readTags(html, "meta")).toContainEqual(robots);
    expect(html).toContain(`<title>${notFound.title} | ${villa.name}</title>`);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    for (const text of [`${notFound.title}</h1>`, "404", notFound.text, villa.contact.email]) {
      expect(main, locale).toContain(text);
    }
    const link = main.slice(0, main.indexOf(`${home}</a>`));
    expect(readTags(link, "a").at(-1)?.href).toBe(pages.home[locale]);
  }
});

test("going back to a missing page shows it again, and a language chosen on it is remembered", async ({
  page,
  context,
}) => {
  const { notFound, home } = await readTexts(third, "errors");
  const heading = page.getByRole("heading", { level: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(missingPath(third));
  await waitForApplication(page);
  const address = page.locator("main").getByText(villa.contact.email, { exact: true });
  const { height, lineHeight } = await address.evaluate((text) => ({
    height: text.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(text).lineHeight),
  }));
  expect(height, "the address is in one piece").toBeLessThan(1.5 * lineHeight);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator("main").getByRole("link", { name: home }).click();
  await expect(page).toHaveURL(pages.home[third]);
  await page.goBack();
  await expect(page).toHaveURL(missingPath(third));
  await expect(heading).toHaveText(notFound.title);
  await page.goForward();
  await expect(page).toHaveURL(pages.home[third]);
  await expect(heading).not.toHaveText(notFound.title);

  if (locales.length < 2) return;
  await page.goto(missingPath(primary));
  await waitForApplication(page);
  await page.locator("header summary").first().click();
  await page.locator(`header a[hreflang="${second}"]`).click();
  await expect(page).toHaveURL(pages.home[second]);
  expect(await context.cookies()).toMatchObject([{ name: localeCookieName, value: second }]);
});
