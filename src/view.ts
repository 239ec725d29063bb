import { createElement, type ReactNode } from "react";
import { AsSent } from "./components/as-sent.tsx";
import type { HeadData } from "./components/document-head.tsx";
import type { FrameData } from "./components/frame.tsx";
import type { Locale } from "./i18n/locales.ts";
import { type LoadedPage, loadPage, type PageId } from "./pages/load-page.tsx";
import type { PageData } from "./pages/page-data.server.ts";
import { pages, type Route } from "./routes.ts";
import { type Bundles, loadTexts } from "./texts/load-texts.ts";

/** All data of one page in one language, at `{page}/_payload.json`. */
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

/** What a page's HTML carries: all of it, or for a still page what its frame needs. */
export type SentPayload = Omit<Payload, "data"> & Partial<Pick<Payload, "data">>;

/** A page with everything needed to render it: data, texts and code. */
export type View = {
  readonly payload: SentPayload;
  readonly frameTexts: Pick<Bundles, "navigation" | "footer" | "consent">;
  readonly renderPage: () => ReactNode;
};

/** Loads what a payload's page needs besides its data. Rejects when a chunk cannot be loaded. */
export async function loadView(payload: SentPayload): Promise<View> {
  const [renderPage, frameTexts] = await Promise.all([
    loadRendering(payload),
    loadTexts(["navigation", "footer", "consent"], payload.locale),
  ]);
  return { payload, frameTexts, renderPage };
}

async function loadRendering({ page, locale, data }: SentPayload): Promise<() => ReactNode> {
  if (data === undefined) return () => createElement(AsSent);
  const render = (await loadPage(page, locale)) as LoadedPage;
  return () => render(data);
}

/** The route of a view; error pages have none. */
export function routeOfPayload({
  page,
  locale,
}: Pick<Payload, "page" | "locale">): Route | undefined {
  if (page === "error") return undefined;
  return { name: `${page}___${locale}`, page, locale, path: pages[page][locale] };
}
