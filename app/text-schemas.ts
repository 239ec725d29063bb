// The files of texts in `content/texts/<locale>/`, and what each must look like.
import type * as v from "valibot";
import { texts as addresses } from "./addresses.texts.ts";
import { texts as consent } from "./components/consent/consent.texts.ts";
import { texts as consentModal } from "./components/consent/consent-modal.texts.ts";
import { texts as footer } from "./components/footer.texts.ts";
import { texts as navigation } from "./components/navigation.texts.ts";
import type { ChoiceDescription } from "./consent/consent-settings.ts";
import { texts as amenities } from "./facts/amenities.texts.ts";
import { texts as cookies } from "./facts/cookies.texts.ts";
import { texts as drawings } from "./facts/drawings.texts.ts";
import type { Fact } from "./facts/fields.ts";
import { texts as links } from "./facts/links.texts.ts";
import { texts as operator } from "./facts/operator.texts.ts";
import { texts as pictures } from "./facts/pictures.texts.ts";
import { texts as language } from "./i18n/language.texts.ts";
import { texts as about } from "./pages/about/about.texts.ts";
import { texts as errors } from "./pages/error/errors.texts.ts";
import { texts as gallery } from "./pages/gallery/gallery.texts.ts";
import { texts as homepage } from "./pages/home/homepage.texts.ts";
import { texts as legal } from "./pages/legal/legal.texts.ts";
import { texts as location } from "./pages/location/location.texts.ts";
import { texts as goodToKnow } from "./pages/pricing-and-availability/good-to-know.texts.ts";
import { texts as pricing } from "./pages/pricing-and-availability/pricing-and-availability.texts.ts";
import { texts as seasonalPricing } from "./pages/pricing-and-availability/seasonal-pricing.texts.ts";
import { texts as availability } from "./stay/availability.texts.ts";
import { texts as availabilityLegend } from "./stay/availability-legend.texts.ts";

/**
 * Wording of pages and of their frame, by what is loaded together: one chunk for each language. All
 * that is only read is one, because the first view of every page names each chunk.
 */
export const chunkSchemas = {
  frame: { navigation, footer, consent },
  "consent-modal": { "consent-modal": consentModal },
  static: { homepage, about, location, legal, errors },
  gallery: { gallery },
  pricing: {
    "pricing-and-availability": pricing,
    "seasonal-pricing": seasonalPricing,
    availability,
    "availability-legend": availabilityLegend,
  },
};

const bundleSchemas = {
  ...chunkSchemas.frame,
  ...chunkSchemas["consent-modal"],
  ...chunkSchemas.static,
  ...chunkSchemas.gallery,
  ...chunkSchemas.pricing,
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

/** How a language is called, and where its pages are. */
const languageSchemas = { language, addresses };

/** Every file of a language. */
export const textSchemas = { ...bundleSchemas, ...factTextSchemas, ...languageSchemas };

type Outputs<Schemas extends Record<string, v.GenericSchema>> = {
  readonly [File in keyof Schemas]: Fact<Schemas[File]>;
};

/** What is loaded together; the consent modal's choices are described from facts. */
export type Chunks = {
  readonly [Chunk in keyof typeof chunkSchemas]: Outputs<(typeof chunkSchemas)[Chunk]>;
} & { readonly "consent-modal": { readonly choices: readonly ChoiceDescription[] } };

export type Bundles = Outputs<typeof bundleSchemas>;
export type FactTexts = Outputs<typeof factTextSchemas>;
export type AllTexts = Outputs<typeof textSchemas>;
