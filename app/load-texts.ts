import type { Locale } from "./i18n/locales.ts";
import type { Bundles, Chunks } from "./text-schemas.ts";

export type { Bundles };

const chunks = import.meta.glob<{ readonly default: Chunks[keyof Chunks] }>(
  "../generated/texts/*.json",
);

/**
 * The texts of a chunk in one language, by bundle.
 * Rejects, after logging, when they cannot be loaded.
 */
export async function loadTexts<Name extends keyof Chunks>(
  name: Name,
  locale: Locale,
): Promise<Chunks[Name]> {
  try {
    const load = chunks[`../generated/texts/${name}-${locale}.json`];
    if (!load) {
      console.warn(`Could not find messages for locale code: ${locale}`);
      throw new Error(`no texts “${name}” for ${locale}`);
    }
    return (await load()).default as Chunks[Name];
  } catch (error) {
    console.error(`Failed locale loading: ${error instanceof Error ? error.message : error}`);
    throw error;
  }
}
