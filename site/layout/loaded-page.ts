import { type ComponentType, createElement, type ReactNode } from "react";
import { additionalPageLoaders } from "#house/additional-code.mjs";
import { blockPages } from "#house/uses.mjs";
import type { Locale } from "../../domain/locales/locales.ts";
import { findPage, type Route } from "../../house/routes/routes.ts";
import type { HeadData } from "../dom/page-head.ts";
import { MessagesProvider, type SentStay } from "./layout.tsx";
import type { FooterData, LayoutData } from "./layout-data.server.ts";
import { type LayoutMessages, loadMessages, loadPageMessages } from "./load-messages.ts";

/** All data of one page in one language, at `{page}/_payload.json`. */
export type Payload = {
  readonly buildId: string;
  /** The name of the page, or `error`. */
  readonly page: string;
  readonly locale: Locale;
  /** The path of the page; for error pages `errorPath`, which is not an address. */
  readonly path: string;
  /** The address of the page's style sheet, without the layout's rules; none in development. */
  readonly styles?: string | undefined;
  /** The query that the page was rendered for: a stay, `?arrival=…&departure=…`, or nothing. */
  readonly search: string;
  /**
   * That stay with the server's view, which the page uses unchanged, because a browser may format with different invisible
   * spaces; the header needs to know whether it can be booked.
   */
  readonly sent?: SentStay;
  readonly head: HeadData;
  /** Whether phones have a bar with dates at the bottom. */
  readonly hasDatesBar?: boolean;
  /** The title of the page without the stay, if the head contains one. */
  readonly pageTitle?: string;
  readonly layout: LayoutData;
  /** Not in the HTML, whose footer is not rendered again. */
  readonly footer?: FooterData;
  /** The data of the page, typed in its own folder. Not in a static page's HTML. */
  readonly data?: unknown;
};

/** A page with everything needed to render it: data, messages and code. */
export type LoadedPage = {
  readonly payload: Payload;
  readonly layoutMessages: LayoutMessages;
  /** The page between header and footer; while it is a promise, the server's HTML stays. */
  readonly content: ReactNode;
  /** The footer; may stay a promise, because nothing in it needs React. */
  readonly footer: ReactNode;
};

type PageModule = { readonly Page: ComponentType<{ data: unknown }> };

/** Load the pages of code, a chunk each. Additional pages are in the bundles of houses that have them. */
const pageLoaders = import.meta.glob<PageModule>([
  "../pages/*/*-page.tsx",
  "!../pages/{reviews,news,blocks}/*",
]);

const loadMarkdown = pageLoaders["../pages/markdown/markdown-page.tsx"];

/** Loads what a payload's page needs besides its data. Rejects when a chunk cannot be loaded. */
export async function loadPage(payload: Payload): Promise<LoadedPage> {
  const [layoutMessages, content, { Footer }] = await Promise.all([
    loadMessages("layout", payload.locale),
    loadContent(payload),
    import("./footer.tsx"),
  ]);
  return {
    payload,
    layoutMessages,
    content,
    footer: payload.footer && createElement(Footer, payload.footer),
  };
}

/** A page's code with its messages and data. Rejects when a chunk cannot be loaded. */
export async function loadContent({ page, locale, data }: Payload): Promise<ReactNode> {
  const load =
    pageLoaders[`../pages/${page}/${page}-page.tsx`] ??
    additionalPageLoaders[blockPages.includes(page) ? "blocks" : page] ??
    loadMarkdown;
  const [module, messages] = await Promise.all([load?.(), loadPageMessages(page, locale)]);
  const content = module && createElement(module.Page, { data });
  return createElement(MessagesProvider, { value: messages }, content);
}

/** The route of a payload's page; error pages have none. */
export function routeOf({ page, locale }: Pick<Payload, "page" | "locale">): Route | undefined {
  return findPage(page, locale);
}
