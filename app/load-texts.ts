import { completeTexts } from "./i18n/complete-texts.ts";
import type { Locale } from "./i18n/locales.ts";
import type { Texts } from "./i18n/texts.ts";

/** The text bundles that reach the browser; English gives each its shape. */
export type Bundles = {
  homepage: Texts<typeof import("../content/en/homepage.ts").texts>;
  about: Texts<typeof import("../content/en/about.ts").texts>;
  gallery: Texts<typeof import("../content/en/gallery.ts").texts>;
  location: Texts<typeof import("../content/en/location.ts").texts>;
  "pricing-and-availability": Texts<
    typeof import("../content/en/pricing-and-availability.ts").texts
  >;
  "seasonal-pricing": Texts<typeof import("../content/en/seasonal-pricing.ts").texts>;
  availability: Texts<typeof import("../content/en/availability.ts").texts>;
  "availability-legend": Texts<typeof import("../content/en/availability-legend.ts").texts>;
  navigation: Texts<typeof import("../content/en/navigation.ts").texts>;
  footer: Texts<typeof import("../content/en/footer.ts").texts>;
  legal: Texts<typeof import("../content/en/legal.ts").texts>;
  consent: Texts<typeof import("../content/en/consent.ts").texts>;
  errors: Texts<typeof import("../content/en/errors.ts").texts>;
};

export type Bundle = keyof Bundles;

const modules = import.meta.glob<{ texts: Bundles[Bundle] }>([
  "../content/{en,hr,de,it}/*.ts",
  // These reach pages as data, chosen and filled in on the server.
  "!**/{amenities,drawings}.ts",
]);

/**
 * The named bundles in one language, each from its own chunk.
 * Rejects, after logging, when a chunk cannot be loaded.
 */
export async function loadTexts<Name extends Bundle>(
  names: readonly Name[],
  locale: Locale,
): Promise<Pick<Bundles, Name>> {
  try {
    const texts = await Promise.all(
      names.map(async (name) => [name, await loadBundle(name, locale)] as const),
    );
    return Object.fromEntries(texts) as Pick<Bundles, Name>;
  } catch (error) {
    console.error(`Failed locale loading: ${error instanceof Error ? error.message : error}`);
    throw error;
  }
}

async function loadBundle(name: Bundle, locale: Locale): Promise<Bundles[Bundle]> {
  const load = modules[`../content/${locale}/${name}.ts`];
  if (!load) {
    console.warn(`Could not find messages for locale code: ${locale}`);
    throw new Error(`no texts “${name}” for ${locale}`);
  }
  const { texts } = await load();
  // A build with a text missing stops; in development English stands in for it.
  if (!import.meta.env.DEV || !import.meta.env.SSR || locale === "en") return texts;
  return completeTexts<Bundles[Bundle]>(texts, await loadBundle(name, "en"), (path) =>
    console.warn(`content/${locale}/${name}.ts: texts.${path} is missing; English stands in.`),
  );
}
