import { createContext, use } from "react";
import type { Locale } from "../i18n/locales.ts";
import type { LayoutMessages, Messages } from "../load-messages.ts";
import type { Route } from "../routes.ts";
import type { StayAnswer } from "../stay/describe-stay.ts";
import type { LayoutData } from "./layout-data.server.ts";

/** The page around the page: where we are, in which language, and what the layout says. */
export type Layout = {
  readonly locale: Locale;
  /** The page being seen; error pages have none. */
  readonly route: Route | undefined;
  /** The stay that the page was rendered for, as a query, or an empty text. */
  readonly search: string;
  /** What the server says to it. */
  readonly answer: StayAnswer | undefined;
  readonly data: LayoutData;
  readonly messages: LayoutMessages;
};

// Every page has one: there is nothing outside of a layout.
const LayoutContext = createContext({} as Layout);

export const LayoutProvider = LayoutContext.Provider;

/** The layout of the page being rendered. */
export function useLayout(): Layout {
  return use(LayoutContext);
}

// The content of a page is always loaded with its messages.
const MessagesContext = createContext({} as Messages);

export const MessagesProvider = MessagesContext.Provider;

/** What the page being rendered says, by the name of the file of messages. */
export function useMessages<File extends keyof Messages>(file: File): Messages[File] {
  return use(MessagesContext)[file];
}
