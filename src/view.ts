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

/** The page that the document was sent with. It stays as it is until it is woken. */
export type SentView = View & {
  /** Loads the page's code and texts; a still page has nothing to wake up for. */
  readonly awaken: (() => Promise<void>) | undefined;
  /** Resolves when React has taken the page over. */
  readonly awake: Promise<void>;
};

/** Loads what a payload's page needs besides its data. Rejects when a chunk cannot be loaded. */
export async function loadView(payload: Payload): Promise<View> {
  const [renderPage, frameTexts] = await Promise.all([
    loadRendering(payload),
    loadFrameTexts(payload),
  ]);
  return { payload, frameTexts, renderPage };
}

/** Loads what the frame of a sent page needs. Rejects when a chunk cannot be loaded. */
export async function loadSentView(payload: SentPayload): Promise<SentView> {
  const frameTexts = await loadFrameTexts(payload);
  const { promise: awake, resolve: onAwake } = Promise.withResolvers<void>();
  let render: (() => ReactNode) | undefined;
  let loading: Promise<void> | undefined;
  const read = () => render?.();
  const load = async (complete: Payload) => {
    render = await loadRendering(complete);
  };
  return {
    payload,
    frameTexts,
    renderPage: () => createElement(AsSent, { read, onAwake }),
    awaken: isComplete(payload)
      ? () => {
          loading ??= load(payload);
          return loading;
        }
      : undefined,
    awake,
  };
}

async function loadRendering({ page, locale, data }: Payload): Promise<() => ReactNode> {
  const render = (await loadPage(page, locale)) as LoadedPage;
  return () => render(data);
}

function loadFrameTexts({ locale }: SentPayload) {
  return loadTexts(["navigation", "footer", "consent"], locale);
}

function isComplete(payload: SentPayload): payload is Payload {
  return payload.data !== undefined;
}

/** The route of a view; error pages have none. */
export function routeOfPayload({
  page,
  locale,
}: Pick<Payload, "page" | "locale">): Route | undefined {
  if (page === "error") return undefined;
  return { name: `${page}___${locale}`, page, locale, path: pages[page][locale] };
}
