// `npm run screenshots`: what there is to see, in every language. Names of pages, states, languages
// and widths choose: `npm run screenshots -- -g "home de" --project 360`.
import { join } from "node:path";
import { type Locator, type Page, test } from "@playwright/test";
import { locales } from "../../app/i18n/locales.ts";
import { routes } from "../../app/routes.ts";
import { declined, storeConsent } from "../support/consent-control.ts";
import { states } from "./states.ts";

for (const { page: name, locale, path } of routes) {
  test(`${name} ${locale}`, async ({ page, context, baseURL }) => {
    await storeConsent(context, baseURL ?? "", declined);
    await page.goto(path);
    await photograph(page, `${name}-${locale}`, "page");
  });
}

for (const { name, isOnPhones, isFirstVisit, open } of states) {
  for (const locale of locales) {
    test(`${name} ${locale}`, async ({ page, context, baseURL }, { project }) => {
      test.skip(isOnPhones === true && project.name !== "360", "only phones have it");
      if (!isFirstVisit) await storeConsent(context, baseURL ?? "", declined);
      const view = await open(page, locale, baseURL ?? "");
      await photograph(page, `${name}-${locale}`, view);
    });
  }
}

/** Takes the picture once fonts and pictures are there; those below the fold load only when near. */
async function photograph(page: Page, name: string, view: "window" | "page" | Locator) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
  });
  const { name: width, outputDir } = test.info().project;
  await page.screenshot({
    path: join(outputDir, `${name}-${width}.png`),
    fullPage: view !== "window",
    animations: "disabled",
    // A part is cut from the whole page: in a window the header would lie over it.
    ...(typeof view !== "string" && { clip: await boxOnPage(view) }),
  });
}

function boxOnPage(part: Locator) {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  });
}
