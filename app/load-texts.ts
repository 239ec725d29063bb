import type { ChoiceDescription } from "./consent/consent-settings.ts";
import type { linkPlaces } from "./facts/navigation.ts";
import type { Locale } from "./i18n/locales.ts";
import type { Bundles } from "./text-schemas.ts";

export type { Bundles };

const modules = import.meta.glob<{ readonly default: unknown }>("../generated/texts/*.json");

/** A link of the frame: where it leads, and what it says. */
export type FrameLink = readonly [path: string, label: string];

/** What header and footer say, and the pages that they lead to. */
export type FrameTexts = Pick<Bundles, "navigation" | "footer" | "consent"> & {
  readonly links: Readonly<Record<(typeof linkPlaces)[number], readonly FrameLink[]>>;
};

type Chunks = {
  readonly frame: FrameTexts;
  readonly "consent-modal": Pick<Bundles, "consent-modal"> & {
    readonly choices: readonly ChoiceDescription[];
  };
  /** Of a page, with those of others that are loaded with them. */
  readonly [page: string]: unknown;
};

/**
 * The texts of a page in one language, by bundle, with those of others that are loaded with them.
 * Rejects, after logging, when they cannot be loaded.
 */
export function loadPageTexts(page: string, locale: Locale): Promise<Bundles> {
  const chunk = fileOf(page, locale) in modules ? page : "static";
  return loadTexts(chunk, locale) as Promise<Bundles>;
}

/** The texts of the frame, or of the consent modal. Rejects as `loadPageTexts` does. */
export async function loadTexts<Chunk extends keyof Chunks & string>(
  chunk: Chunk,
  locale: Locale,
): Promise<Chunks[Chunk]> {
  try {
    const load = modules[fileOf(chunk, locale)];
    if (!load) {
      console.warn(`Could not find messages for locale code: ${locale}`);
      throw new Error(`no texts “${chunk}” for ${locale}`);
    }
    return (await load()).default as Chunks[Chunk];
  } catch (error) {
    console.error(`Failed locale loading: ${error instanceof Error ? error.message : error}`);
    throw error;
  }
}

function fileOf(chunk: string, locale: Locale): string {
  return `../generated/texts/${chunk}-${locale}.json`;
}
