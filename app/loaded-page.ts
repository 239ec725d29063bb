import { createElement, type ReactNode } from "react";
import type { HeadData } from "./components/document-head.tsx";
import type { FrameData } from "./components/frame.tsx";
import type { Locale } from "./i18n/locales.ts";
import { type FrameTexts, loadTexts } from "./load-texts.ts";
import { loadContent } from "./pages/load-page.tsx";
import { findPage, type Route } from "./routes.ts";

/** All data of one page in one language, at `{page}/_payload.json`. */
export type Payload = {
  readonly buildId: string;
  /** The name of the page, or `error`. */
  readonly page: string;
  readonly locale: Locale;
  /** The query that the page was rendered for: a stay, `?arrival=…&departure=…`, or nothing. */
  readonly search: string;
  readonly head: HeadData;
  readonly frame: FrameData;
  /** What the page shows that is not wording: its own folder knows what. */
  readonly data: unknown;
};

/** What a page's HTML carries: its payload, but without the data where the page is static. */
export type SentPayload = Omit<Payload, "data"> & Partial<Pick<Payload, "data">>;

/** A page with everything needed to render it: data, texts and code. */
export type LoadedPage = {
  readonly payload: SentPayload;
  readonly frameTexts: FrameTexts;
  /** What stands between header and footer; a promise leaves the server's HTML there for as long. */
  readonly content: ReactNode;
  /** What stands below it; a promise, too, for there is nothing in it to operate. */
  readonly footer: ReactNode;
};

/** Loads what a payload's page needs besides its data. Rejects when a chunk cannot be loaded. */
export async function loadPage(payload: Payload): Promise<LoadedPage> {
  const [frameTexts, content, { Footer }] = await Promise.all([
    loadTexts("frame", payload.locale),
    loadContent(payload),
    import("./components/footer.tsx"),
  ]);
  return { payload, frameTexts, content, footer: createElement(Footer) };
}

/** The route of a payload's page; error pages have none. */
export function routeOf({ page, locale }: Pick<Payload, "page" | "locale">): Route | undefined {
  return findPage(page, locale);
}
