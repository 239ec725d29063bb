import { type ComponentType, createElement, type ReactNode } from "react";
import { blockPages, hasBlocks } from "#house/uses.mjs";
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
  /** The path of the page; of an error page `errorPath`, where nothing is. */
  readonly path: string;
  /** The address of the page's style sheet, without the layout's rules; none in development. */
  readonly styles?: string | undefined;
  /** The query that the page was rendered for: a stay, `?arrival=…&departure=…`, or nothing. */
  readonly search: string;
  /**
   * That stay, with what the server shows of it: the page takes it over as it is, because a browser's own
   * formatting may differ in spaces that nobody sees; and the header must know whether it can be booked.
   */
  readonly sent?: SentStay;
  readonly head: HeadData;
  /** The title of the page without a stay, where the head names one. */
  readonly pageTitle?: string;
  readonly layout: LayoutData;
  /** Not in the HTML, whose footer is not drawn again. */
  readonly footer?: FooterData;
  /** What the page shows that is not a message: its own folder knows what. Not in a static page's HTML. */
  readonly data?: unknown;
};

/** A page with everything needed to render it: data, messages and code. */
export type LoadedPage = {
  readonly payload: Payload;
  readonly layoutMessages: LayoutMessages;
  /** What stands between header and footer; a promise leaves the server's HTML there for as long. */
  readonly content: ReactNode;
  /** What stands below it; a promise, too, for there is nothing in it to operate. */
  readonly footer: ReactNode;
};

type PageModule = { readonly Page: ComponentType<{ data: unknown }> };

/** Each page's code and messages are chunks of their own; pages without code of their own are Markdown. */
const modules = import.meta.glob<PageModule>(["../pages/*/*-page.tsx", "!../pages/blocks/*"]);

const loadMarkdown = modules["../pages/markdown/markdown-page.tsx"];

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
    hasBlocks && blockPages.includes(page)
      ? () => import("../pages/blocks/blocks-page.tsx") as Promise<PageModule>
      : (modules[`../pages/${page}/${page}-page.tsx`] ?? loadMarkdown);
  const [module, messages] = await Promise.all([load?.(), loadPageMessages(page, locale)]);
  const content = module && createElement(module.Page, { data });
  return createElement(MessagesProvider, { value: messages }, content);
}

/** The route of a payload's page; error pages have none. */
export function routeOf({ page, locale }: Pick<Payload, "page" | "locale">): Route | undefined {
  return findPage(page, locale);
}
