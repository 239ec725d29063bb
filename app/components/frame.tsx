import { createContext, use } from "react";
import type { Locale } from "../i18n/locales.ts";
import type { FrameTexts } from "../load-texts.ts";
import type { Route } from "../routes.ts";
import type { StayAnswer } from "../stay/describe-stay.ts";
import type { FrameData } from "./frame-data.server.ts";

/** The page around the page: where we are, in which language, and what the frame says. */
export type Frame = {
  readonly locale: Locale;
  /** The page being seen; error pages have none. */
  readonly route: Route | undefined;
  /** The stay that the page was rendered for, as a query, or an empty text. */
  readonly search: string;
  /** What the server says to it. */
  readonly answer: StayAnswer | undefined;
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
