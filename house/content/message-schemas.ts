// The schemas of the files in `texts/<locale>/`.

import type { FactsOf } from "../../domain/fields.ts";
import { messages as availability } from "../messages/availability.messages.ts";
import { consent, consentModal } from "../messages/consent.messages.ts";
import { messages as errors } from "../messages/errors.messages.ts";
import { factMessageSchemas } from "../messages/facts.messages.ts";
import { footer, navigation } from "../messages/layout.messages.ts";
import { messages as legal } from "../messages/legal.messages.ts";
import { messages as seasonalPricing } from "../messages/seasonal-pricing.messages.ts";
import { isStatic, type ListedPage, listedPages, pagesOfKind } from "../routes/coded-pages.ts";

/** The messages of listed pages. */
const pageSchemas = Object.fromEntries(
  pagesOfKind("listed").map((page) => [page, listedPages[page].messages]),
) as unknown as { readonly [P in ListedPage]: (typeof listedPages)[P]["messages"] };

/** The messages of the layout, and those shared by several pages. */
const sharedSchemas = {
  navigation,
  footer,
  consent,
  "consent-modal": consentModal,
  legal,
  errors,
  "seasonal-pricing": seasonalPricing,
  availability,
};

/**
 * Names of the files of messages that are loaded together: one chunk for each language. All that is only
 * read is one, because the first view of every page names each chunk; a page that is used has its own.
 */
export const messageChunks: Readonly<Record<string, readonly string[]>> = {
  layout: ["navigation", "footer", "consent"],
  "consent-modal": ["consent-modal"],
  static: [...pagesOfKind("listed").filter(isStatic), "legal", "errors"],
  ...Object.fromEntries(
    pagesOfKind("listed")
      .filter((page) => !isStatic(page))
      .map((page) => [page, [page, ...(listedPages[page].namespaces ?? [])]]),
  ),
};

/** All files of a language. */
export const messageSchemas = {
  ...pageSchemas,
  ...sharedSchemas,
  ...factMessageSchemas,
};

export type Messages = FactsOf<typeof pageSchemas & typeof sharedSchemas>;
/** Pages that are left out need no messages. */
export type AllMessages = FactsOf<typeof messageSchemas>;
