import { messages } from "#house/messages.mjs";
import type { Locale } from "../../domain/locales/locales.ts";
import type { ChoiceDescription } from "../../house/facts/consent-settings.ts";
import type { linkPlaces } from "../../house/facts/navigation.ts";
import type { Messages } from "../../house/messages/message-schemas.ts";
import { unlessLeaving } from "../dom/unless-leaving.ts";

export type { Messages };

/** A link of the layout: where it leads, and what it says. */
export type LayoutLink = readonly [path: string, label: string];

/** What header and footer say, and the pages that they lead to. */
export type LayoutMessages = Pick<Messages, "navigation" | "footer" | "consent"> & {
  readonly links: Readonly<Record<(typeof linkPlaces)[number], readonly LayoutLink[]>>;
};

type Chunks = {
  readonly layout: LayoutMessages;
  readonly "consent-modal": Pick<Messages, "consent-modal"> & {
    readonly choices: readonly ChoiceDescription[];
  };
  /** Of a page, with those of others that are loaded with them. */
  readonly [page: string]: unknown;
};

/**
 * The messages of a page in one language, by namespace, with those of others that are loaded with them.
 * Rejects, after logging, when they cannot be loaded.
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
