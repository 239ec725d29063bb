import { messages } from "#house/messages.mjs";
import type { Locale } from "../../domain/locales/locales.ts";
import type { Messages } from "../../house/content/message-schemas.ts";
import type { ChoiceDescription } from "../../house/facts/consent-settings.ts";
import type { linkPlaces } from "../../house/facts/navigation.ts";
import { unlessLeaving } from "../dom/unless-leaving.ts";

export type { Messages };

/** A link of the layout: path and text. */
export type LayoutLink = readonly [path: string, label: string];

/** The messages of header and footer, and their links. */
export type LayoutMessages = Pick<Messages, "navigation" | "footer" | "consent"> & {
  readonly links: Readonly<Record<(typeof linkPlaces)[number], readonly LayoutLink[]>>;
};

type Chunks = {
  readonly layout: LayoutMessages;
  readonly "consent-modal": Pick<Messages, "consent-modal"> & {
    readonly choices: readonly ChoiceDescription[];
  };
  /** The messages of a page, with those of its chunk. */
  readonly [page: string]: unknown;
};

/**
 * Loads the messages of a page in one language, by namespace, with the others in their chunk. Rejects, after logging, if
 * they cannot be loaded.
 */
export function loadPageMessages(page: string, locale: Locale): Promise<Messages> {
  const chunk = messages[`${page}-${locale}`] ? page : "static";
  return loadMessages(chunk, locale) as Promise<Messages>;
}

/** The messages of the layout, or of the consent modal. Rejects as `loadPageMessages` does. */
export async function loadMessages<Chunk extends keyof Chunks & string>(
  chunk: Chunk,
  locale: Locale,
): Promise<Chunks[Chunk]> {
  try {
    const load = messages[`${chunk}-${locale}`];
    if (!load) {
      console.warn(`Could not find messages for locale code: ${locale}`);
      throw new Error(chunk);
    }
    return (await unlessLeaving(load())).default as Chunks[Chunk];
  } catch (error) {
    console.error(`Failed locale loading: ${error instanceof Error ? error.message : error}`);
    throw error;
  }
}
