import { home, villa } from "../facts/facts.server.ts";
import { fillText } from "../i18n/fill-text.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Text } from "../i18n/texts.ts";
import { loadTexts } from "../load-texts.ts";
import { type Occasion, withStay } from "../stay/availability-data.server.ts";
import type { Stay } from "../stay/stay.ts";
import { type AboutData, aboutData } from "./about/about-data.server.ts";
import { distanceTo } from "./describe-way.server.ts";
import type { ErrorData } from "./error/error-page.tsx";
import { type GalleryData, galleryData } from "./gallery/gallery-data.server.ts";
import { type HomeData, homeData } from "./home/home-data.server.ts";
import { type LegalData, legalData } from "./legal/legal-data.server.ts";
import { loadLegalText } from "./legal/load-legal-text.ts";
import { type LocationData, locationData } from "./location/location-data.server.ts";
import { type PricingData, pricingData } from "./pricing-and-availability/pricing-data.server.ts";

/** What each page shows that is not wording: facts, formatted, and pictures. */
export type PageData = {
  readonly home: HomeData;
  readonly about: AboutData;
  readonly gallery: GalleryData;
  readonly location: LocationData;
  readonly "pricing-and-availability": PricingData;
  readonly cookies: LegalData;
  readonly gdpr: LegalData;
  readonly error: ErrorData;
};

/** The pages of the route table, and the one that stands in when something went wrong. */
export type PageId = keyof PageData;

/** A page's data, with the texts that its head needs. */
export type PreparedPage<P extends PageId> = {
  readonly title: string;
  readonly description: string;
  readonly data: PageData[P];
  /** The data for a stay that the address asks for, where the page quotes stays. */
  readonly withStay?: (asked: Stay) => QuotedData<P>;
};

/** A page's data with a stay answered, and that stay where it can be had. */
type QuotedData<P extends PageId> = { readonly data: PageData[P]; readonly bookable: Stay | null };

type Preparations = {
  readonly [P in Exclude<PageId, "error">]: (
    locale: Locale,
    occasion: Occasion,
  ) => Promise<PreparedPage<P>>;
};

const preparations: Preparations = {
  home: async (locale, occasion) => {
    const texts = await loadTexts("static", locale);
    return { ...headTexts(texts.homepage), data: homeData(locale, texts, occasion) };
  },
  about: async (locale, { now }) => {
    const { about } = await loadTexts("static", locale);
    return { ...headTexts(about), data: aboutData(locale, about, now) };
  },
  gallery: async (locale) => {
    const { gallery } = await loadTexts("gallery", locale);
    return { ...headTexts(gallery), data: galleryData(locale) };
  },
  location: async (locale) => {
    const { location } = await loadTexts("static", locale);
    const data = locationData(locale, location);
    const village = data.places.find(({ kind }) => kind === "village")?.distance ?? "";
    return {
      title: location.title,
      description: fillText(location.description, {
        villa: villa.name,
        village,
        town: distanceTo(home.surroundings.town, locale),
      }),
      data,
    };
  },
  "pricing-and-availability": async (locale, occasion) => {
    const texts = await loadTexts("pricing", locale);
    const { "pricing-and-availability": page } = texts;
    const data = pricingData(locale, texts, occasion);
    return {
      ...headTexts(page),
      data,
      withStay: (asked) => {
        const availability = withStay(data.availability, asked, {
          locale,
          texts: texts.availability,
        });
        const bookable = availability.answer?.kind === "quote" ? asked : null;
        return { data: { ...data, availability }, bookable };
      },
    };
  },
  cookies: (locale) => prepareLegalPage("cookies", locale),
  gdpr: (locale) => prepareLegalPage("gdpr", locale),
};

async function prepareLegalPage(page: "cookies" | "gdpr", locale: Locale) {
  const text = await loadLegalText(page, locale);
  const { legal } = await loadTexts("static", locale);
  const { consent } = await loadTexts("frame", locale);
  return { ...headTexts(text), data: legalData(locale, text, { legal, consent }) };
}

function headTexts({ title, description }: { title: string; description: Text<"villa"> }) {
  return { title, description: fillText(description, { villa: villa.name }) };
}

/** Prepares a page of the route table for an occasion: a moment and its calendar. */
export function preparePage<P extends Exclude<PageId, "error">>(
  page: P,
  locale: Locale,
  occasion: Occasion,
): Promise<PreparedPage<P>> {
  return preparations[page](locale, occasion);
}
