import type { Locator, Page } from "@playwright/test";
import { pictures } from "../../app/facts/facts.server.ts";
import type { Locale } from "../../app/i18n/locales.ts";
import { pages } from "../../app/routes.ts";
import { formatStayQuery } from "../../app/stay/stay.ts";
import { openCalendar } from "../support/calendar-parts.ts";
import { findConsentControl } from "../support/consent-control.ts";
import { findLanguageList, findMenu } from "../support/header-parts.ts";
import { missingPath } from "../support/missing-path.ts";
import { readTexts } from "../support/read-texts.ts";
import { sendRequest } from "../support/send-request.ts";
import { findStays } from "../support/stays.ts";
import { waitForApplication } from "../support/wait-for-application.ts";

/** A state of the site that a visitor brings about. */
export type State = {
  readonly name: string;
  /** For a state that only phones have. */
  readonly isOnPhones?: true;
  /** The consent bar has not been answered. */
  readonly isFirstVisit?: true;
  /** Brings it about; gives back what to photograph: the window, the whole page, or a part. */
  readonly open: (page: Page, locale: Locale, base: string) => Promise<"window" | "page" | Locator>;
};

/** Every state that pictures are taken of, in the order of a visit. */
export const states: readonly State[] = [
  {
    name: "menu",
    isOnPhones: true,
    open: async (page, locale) => {
      await openPage(page, pages.home[locale]);
      await (await findMenu(page, locale)).button.click();
      return "window";
    },
  },
  {
    name: "languages",
    open: async (page, locale) => {
      await openPage(page, pages.home[locale]);
      await findLanguageList(page, locale).button.click();
      return "window";
    },
  },
  {
    name: "consent-bar",
    isFirstVisit: true,
    open: async (page, locale) => {
      await openPage(page, pages.home[locale]);
      await (await findConsentControl(page, locale)).bar.waitFor();
      return "window";
    },
  },
  {
    name: "consent-modal",
    isFirstVisit: true,
    open: async (page, locale) => {
      await openPage(page, pages.home[locale]);
      const { inBar, modal } = await findConsentControl(page, locale);
      await inBar("choose").click();
      await modal.waitFor();
      return "window";
    },
  },
  { name: "gallery-picture", open: (page, locale) => openPhoto(page, locale) },
  {
    name: "stay-picked",
    open: async (page, locale, base) => {
      const { free } = await findStays((path) => sendRequest(base + path));
      const { jumpTo, day, book, row } = await openCalendar(page, locale);
      await jumpTo(free.arrival);
      await day(free.arrival).click();
      await day(free.departure).click();
      await book.waitFor();
      return calendarAndQuote(row);
    },
  },
  {
    name: "stay-refused",
    open: async (page, locale, base) => {
      const { taken } = await findStays((path) => sendRequest(base + path));
      const { row } = await openCalendar(page, locale, `?${formatStayQuery(taken)}`);
      return calendarAndQuote(row);
    },
  },
  {
    name: "error-404",
    open: async (page, locale) => {
      await openPage(page, missingPath(locale));
      return "page";
    },
  },
];

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApplication(page);
}

/** The third picture of the gallery, which has one on each side. */
async function openPhoto(page: Page, locale: Locale): Promise<"window"> {
  const { next } = await readTexts(locale, "gallery");
  await openPage(page, `${pages.gallery[locale]}#photo-${pictures.photos[2]?.file}`);
  await page.getByRole("button", { name: next, exact: true }).waitFor();
  return "window";
}

function calendarAndQuote(row: Locator): Locator {
  return row.locator("xpath=ancestor::*[.//*[@id='quote']][1]");
}
