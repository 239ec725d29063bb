import { createContext, use } from "react";
import type { Locale } from "../../domain/locales/locales.ts";
import type { Route } from "../../house/routes/routes.ts";
import type { Stay } from "../stay/stay.ts";
import type { StayView } from "../stay/stay-view.ts";
import type { LayoutData } from "./layout-data.server.ts";
import type { LayoutMessages, Messages } from "./load-messages.ts";

/** The stay that a page was rendered for, with its view. */
export type SentStay = { readonly stay: Stay; readonly view: StayView };

/** The context of the layout: route, language, data and messages. */
export type Layout = {
  readonly locale: Locale;
  /** The route of the page; undefined for error pages. */
  readonly route: Route | undefined;
  /** The query that the page was rendered for, `?arrival=…&departure=…`, or an empty text. */
  readonly search: string;
  /** The stay that the page was rendered for, with the server's view. */
  readonly sent: SentStay | undefined;
  /** The title of the page, whatever stay it was rendered for. */
  readonly title: string;
  readonly data: LayoutData;
  readonly messages: LayoutMessages;
};

// Everything is rendered within a layout.
const LayoutContext = createContext({} as Layout);

export const LayoutProvider = LayoutContext.Provider;

/** The layout of the page being rendered. */
export function useLayout(): Layout {
  return use(LayoutContext);
}

// The content of a page is always loaded with its messages.
const MessagesContext = createContext({} as Messages);

export const MessagesProvider = MessagesContext.Provider;

/** The messages of the page, by the name of their file. */
export function useMessages<File extends keyof Messages>(file: File): Messages[File] {
  return use(MessagesContext)[file];
}
