import type { HeadData } from "./components/document-head.tsx";
import type { FrameData } from "./components/frame.tsx";
import type { Locale } from "./i18n/locales.ts";
import { type LoadedPage, loadPage, type PageId } from "./pages/load-page.tsx";
import type { PageData } from "./pages/page-data.server.ts";
import { pages, type Route } from "./routes.ts";
import { type Bundles, loadTexts } from "./texts/load-texts.ts";

/** All data of one page in one language: in its HTML, and at `{page}/_payload.json`. */
export type Payload = {
  readonly buildId: string;
  readonly page: PageId;
  readonly locale: Locale;
  /** The query that the page was rendered for: a stay, `?arrival=…&departure=…`, or nothing. */
  readonly search: string;
  readonly head: HeadData;
  readonly frame: FrameData;
  readonly data: PageData[PageId];
};

/** A page with everything needed to render it: data, texts and code. */
export type View = {
  readonly payload: Payload;
  readonly frameTexts: Pick<Bundles, "navigation" | "footer">;
  readonly renderPage: LoadedPage;
};

/** Loads what a payload's page needs besides its data. Rejects when a chunk cannot be loaded. */
export async function loadView(payload: Payload): Promise<View> {
  const { page, locale } = payload;
  const [renderPage, frameTexts] = await Promise.all([
    loadPage(page, locale),
    loadTexts(["navigation", "footer"], locale),
  ]);
  return { payload, frameTexts, renderPage: renderPage as LoadedPage };
}

/** The route of a view; error pages have none. */
export function routeOfPayload({ page, locale }: Payload): Route | undefined {
  if (page === "error") return undefined;
  return { name: `${page}___${locale}`, page, locale, path: pages[page][locale] };
}
