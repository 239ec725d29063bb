import { createContext, use } from "react";
import type { Locale, PerLocale } from "../i18n/locales.ts";
import type { FrameTexts } from "../load-texts.ts";
import type { Route } from "../routes.ts";
import type { Stay } from "../stay/stay.ts";

/** What header, footer and links need to know of the house, in the visitor's language. */
export type FrameData = {
  readonly villa: string;
  /** Another house of ours; empty where there is none. */
  readonly sister: string;
  /** The lowest and the highest price of a night. */
  readonly prices: string;
  readonly phone: string;
  readonly email: string;
  readonly addressLines: readonly string[];
  /** Addresses of the booking engine; how many guests that for a stay names, if not told otherwise. */
  readonly booking: { readonly home: string; readonly stay: string; readonly guests: number };
  /** The stay that the page was sent with, where it can be had. */
  readonly stay: Stay | null;
  readonly partnerListing?: string | undefined;
  readonly sisterVilla?: string | undefined;
  readonly maps: string;
  readonly flags: PerLocale<string>;
};

/** The page around the page: where we are, in which language, and what the frame says. */
export type Frame = {
  readonly locale: Locale;
  /** The page being seen; error pages have none. */
  readonly route: Route | undefined;
  /** The stay that the page was rendered for, as a query, or an empty text. */
  readonly search: string;
  readonly data: FrameData;
  readonly texts: FrameTexts;
};

// Every page has one: there is nothing outside of a frame.
const FrameContext = createContext({} as Frame);

export const FrameProvider = FrameContext.Provider;

/** The frame of the page being rendered. */
export function useFrame(): Frame {
  return use(FrameContext);
}
