// The files of messages in `texts/<locale>/`, and what each must look like.

import type { FactsOf } from "../../domain/fields.ts";
import { messages as availability } from "../messages/availability.messages.ts";
import { consent, consentModal } from "../messages/consent.messages.ts";
import { messages as errors } from "../messages/errors.messages.ts";
import { factMessageSchemas } from "../messages/facts.messages.ts";
import { footer, navigation } from "../messages/layout.messages.ts";
import { messages as legal } from "../messages/legal.messages.ts";
import { messages as seasonalPricing } from "../messages/seasonal-pricing.messages.ts";
import { type CodedPage, codedPages, isStatic, pagesOfKind } from "../routes/coded-pages.ts";

/** The messages of pages made by code. */
const pageSchemas = Object.fromEntries(
  pagesOfKind("coded").map((page) => [page, codedPages[page].messages]),
) as unknown as { readonly [P in CodedPage]: (typeof codedPages)[P]["messages"] };

/** The message of their layout, and what several of them share. */
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
  static: [...pagesOfKind("coded").filter(isStatic), "legal", "errors"],
  ...Object.fromEntries(
    pagesOfKind("coded")
      .filter((page) => !isStatic(page))
      .map((page) => [page, [page, ...(codedPages[page].namespaces ?? [])]]),
  ),
};

/** Every file of a language. */
export const messageSchemas = {
  ...pageSchemas,
  ...sharedSchemas,
  ...factMessageSchemas,
};

export type Messages = FactsOf<typeof pageSchemas & typeof sharedSchemas>;
/** A page that is left out may have no messages: nothing asks for them then. */
export type AllMessages = FactsOf<typeof messageSchemas>;
