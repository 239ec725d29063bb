import type { Locale } from "../../../domain/locales/locales.ts";
import type { Messages } from "../../../house/content/message-schemas.ts";
import { readEngineWords } from "../../../house/words/engine-words.ts";

/** The languages of the house of unit tests: the one that is being built may have others. */
export const [english, croatian, german, italian] = [
  "en",
  "hr",
  "de",
  "it",
] as unknown as readonly [Locale, Locale, Locale, Locale];

/** What the engine says of stays in English. */
export const messages = readEngineWords(english, "availability") as Messages["availability"];
