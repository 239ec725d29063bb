import type { Locale } from "./i18n/locales.ts";
import type { Bundles } from "./text-schemas.ts";

export type { Bundles };

export type Bundle = keyof Bundles;

const modules = import.meta.glob<Bundles[Bundle]>("../generated/texts/*/*.json", {
  import: "default",
});

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
  const load = modules[`../generated/texts/${locale}/${name}.json`];
  if (!load) {
    console.warn(`Could not find messages for locale code: ${locale}`);
    throw new Error(`no texts “${name}” for ${locale}`);
  }
  return load();
}
