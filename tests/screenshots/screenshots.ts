// `npm run screenshots`: what there is to see, in every language. Names of pages, states, languages
// and widths choose: `npm run screenshots -- -g "home de" --project 360`.
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { type Locale, locales } from "../../domain/locales/locales.ts";
import { pictures } from "../../house/facts/facts.server.ts";
import { paths, routes } from "../../house/routes/routes.ts";
import { formatStayQuery } from "../../site/stay/stay.ts";
import { findLanguageList, findMenu, startAt } from "../support/application.ts";
import { declined, findConsentControl, storeConsent } from "../support/consent-control.ts";
import { missingPath } from "../support/languages.ts";
import { test } from "../support/site-test.ts";
import { type KnownStays, openCalendar } from "../support/stays.ts";

test.use({ expectedProblems: [/./] });

/** What to photograph: a part, or the whole page. */
type View = Locator | "window" | "page";

/** What a visitor brings about, in the order of a visit, each by its name. */
const states: Readonly<
  Record<string, (page: Page, locale: Locale, stays: KnownStays) => Promise<View>>
> = {
  menu: async (page, locale) => {
    await startAt(page, paths.home[locale]);
    await (await findMenu(page, locale)).button.click();
    return "window";
  },
  languages: async (page, locale) => {
    await startAt(page, paths.home[locale]);
    await findLanguageList(page, locale).button.click();
    return "window";
  },
  "consent-bar": async (page, locale) => {
    await startAt(page, paths.home[locale]);
    await (await findConsentControl(page, locale)).bar.waitFor();
    return "window";
  },
  "consent-modal": async (page, locale) => {
    await startAt(page, paths.home[locale]);
    const { inBar, modal } = await findConsentControl(page, locale);
    await inBar("choose").click();
    await modal.waitFor();
    return "window";
  },
  "gallery-picture": async (page, locale) => {
    // The third, which has one on each side.
    await startAt(page, `${paths.gallery[locale]}#photo-${pictures.photos[2]?.file}`);
    await page.getByRole("dialog").waitFor();
    return "window";
  },
  "stay-picked": async (page, locale, { free }) => {
    const { jumpTo, day, book } = await openCalendar(page, locale);
    await jumpTo(free.arrival);
    await day(free.arrival).click();
    await day(free.departure).click();
    await book.waitFor();
    return calendarAndAnswer(page);
  },
  "stay-refused": async (page, locale, { taken }) => {
    await openCalendar(page, locale, `?${formatStayQuery(taken)}`);
    return calendarAndAnswer(page);
  },
  "error-404": async (page, locale) => {
    await startAt(page, missingPath(locale));
    return "page";
  },
};

for (const { page: name, locale, path } of routes) {
  test(`${name} ${locale}`, async ({ page, context }) => {
    await storeConsent(context, declined);
    await page.goto(path);
    await photograph(page, `${name}-${locale}`, "page");
  });
}

for (const [name, open] of Object.entries(states)) {
  for (const locale of locales) {
    test(`${name} ${locale}`, async ({ page, context, stays }, { project }) => {
      test.skip(name === "menu" && project.name !== "360", "only phones have it");
      // The control of consent is seen before it has been answered.
      if (!name.startsWith("consent")) await storeConsent(context, declined);
      await photograph(page, `${name}-${locale}`, await open(page, locale, stays));
    });
  }
}

const calendarAndAnswer = (page: Page) => page.locator("[data-calendar]");

/** Takes the picture once fonts and pictures are there; those below the fold load only when near. */
async function photograph(page: Page, name: string, view: View) {
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
