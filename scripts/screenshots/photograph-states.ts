import type { BrowserContextOptions, Locator } from "@playwright/test";
import { type Locale, locales } from "../../src/i18n/locales.ts";
import type { Wishes } from "./read-wishes.ts";
import { type State, states } from "./states.ts";
import { answerConsent, openWindow, pictureFile, type Studio, settle } from "./studio.ts";

/** English is the first language, German the longest. */
const usualLocales: readonly Locale[] = ["en", "de"];

/** What A4 leaves between the margins of Chromium's own print dialogue, in pixels of CSS. */
const paperWidth = 717;

const phoneWidth = 360;

/** Photographs every state; gives back the files. */
export async function photographStates(studio: Studio, wishes: Wishes): Promise<string[]> {
  const wanted = states.filter(({ name }) => wishes.names?.includes(name) ?? true);
  if (wanted.length === 0) return [];
  const answered = await answerConsent(studio);
  const files: string[] = [];
  for (const state of wanted) {
    for (const width of widthsOf(state, wishes)) {
      for (const locale of locales.filter((one) =>
        (wishes.locales ?? usualLocales).includes(one),
      )) {
        const file = pictureFile(studio, state.name, locale, state.size === "paper" ? "a4" : width);
        await photograph(studio, { state, width, locale, file }, answered);
        files.push(file);
      }
    }
  }
  console.log(`states: ${files.length}`);
  return files;
}

function widthsOf({ size }: State, { widths }: Wishes): readonly number[] {
  if (size === "paper") return [paperWidth];
  return size === "phone" ? widths.filter((width) => width <= phoneWidth) : widths;
}

async function photograph(
  studio: Studio,
  { state, width, locale, file }: { state: State; width: number; locale: Locale; file: string },
  answered: BrowserContextOptions,
): Promise<void> {
  const visitor = state.isFirstVisit ? {} : answered;
  const context = await openWindow(studio, width, { ...visitor, locale });
  const page = await context.newPage();
  const view = await state.open(page, locale, studio.base);
  await settle(page);
  // A part is cut from the whole page: in a window the header would lie over it.
  const clip = typeof view === "string" ? undefined : await boxOnPage(view);
  await page.screenshot({
    path: file,
    fullPage: view !== "window",
    animations: "disabled",
    ...(clip && { clip }),
  });
  await context.close();
}

function boxOnPage(part: Locator) {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  });
}
