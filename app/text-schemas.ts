// The files of texts in `content/texts/<locale>/`, and what each must look like.
import type * as v from "valibot";
import { texts as consent } from "./components/consent/consent.texts.ts";
import { texts as consentModal } from "./components/consent/consent-modal.texts.ts";
import { texts as footer } from "./components/footer.texts.ts";
import { texts as navigation } from "./components/navigation.texts.ts";
import { amenities, cookies, drawings, operator, pictures } from "./facts/facts.texts.ts";
import type { Fact } from "./facts/fields.ts";
import { texts as language } from "./facts/language.texts.ts";
import { texts as links } from "./facts/links.texts.ts";
import { texts as errors } from "./pages/error/errors.texts.ts";
import { texts as legal } from "./pages/markdown/legal.texts.ts";
import { texts as goodToKnow } from "./pages/pricing-and-availability/good-to-know.texts.ts";
import { texts as seasonalPricing } from "./pages/pricing-and-availability/seasonal-pricing.texts.ts";
import { type CodedPage, codedPages, pages } from "./pages.ts";
import { texts as availability } from "./stay/availability.texts.ts";

/** The texts of pages made by code. */
const pageSchemas = Object.fromEntries(
  codedPages.map((page) => [page, pages[page].texts]),
) as unknown as { readonly [P in CodedPage]: (typeof pages)[P]["texts"] };

/** The wording of their frame, and what several of them share. */
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
 * Names of the files of texts that are loaded together: one chunk for each language. All that is only
 * read is one, because the first view of every page names each chunk; a page that is used has its own.
 */
export const textChunks: Readonly<Record<string, readonly string[]>> = {
  frame: ["navigation", "footer", "consent"],
  "consent-modal": ["consent-modal"],
  static: [...codedPages.filter((page) => pages[page].isStatic), "legal", "errors"],
  ...Object.fromEntries(
    codedPages
      .filter((page) => !pages[page].isStatic)
      .map((page) => [page, [page, ...(pages[page].bundles ?? [])]]),
  ),
};

/** What is said of facts: it reaches pages as data, chosen and filled in on the server. */
export const factTextSchemas = {
  amenities,
  pictures,
  drawings,
  cookies,
  links,
  operator,
  "good-to-know": goodToKnow,
};

/** Every file of a language. */
export const textSchemas = {
  ...pageSchemas,
  ...sharedSchemas,
  ...factTextSchemas,
  language,
};

type Outputs<Schemas extends Record<string, v.GenericSchema>> = {
  readonly [File in keyof Schemas]: Fact<Schemas[File]>;
};

export type Bundles = Outputs<typeof pageSchemas & typeof sharedSchemas>;
export type FactTexts = Outputs<typeof factTextSchemas>;
/** A page that is left out may have no texts: nothing asks for them then. */
export type AllTexts = Outputs<typeof textSchemas>;
