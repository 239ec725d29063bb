import { markLent } from "../../app/i18n/lent-words.ts";
import type { AllMessages } from "../../app/message-schemas.ts";
import type { Content } from "./content.ts";
import { isTree, readEngineWords } from "./engine-words.ts";

/** The messages of a content by language, with marks for the application at all that English lends. */
export function markLentWords({ words, lent }: Content): Content["words"] {
  return mapValues(words, (files, locale) =>
    mapValues(files as object, (messages, name) =>
      markPlaces(messages, readEngineWords("en", name), lent[locale]?.[name] ?? []),
    ),
  ) as Readonly<Record<string, AllMessages>>;
}

function markPlaces(
  messages: unknown,
  english: unknown,
  places: readonly string[],
  place = "",
): unknown {
  if (places.includes(place)) return markAll(english);
  if (!isTree(messages) || !isTree(english)) return messages;
  return mapValues(messages, (inner, key) =>
    markPlaces(inner, english[key], places, place === "" ? key : `${place}.${key}`),
  );
}

/** Their plurals have the forms of English, whose `one` is the number 1 in every language. */
function markAll(english: unknown): unknown {
  // What has no letter beside its placeholders is no word of any language.
  if (typeof english === "string") {
    return /\p{L}/u.test(english.replaceAll(/\{\w+\}/g, "")) ? markLent(english) : english;
  }
  if (Array.isArray(english)) return english.map(markAll);
  if (!isTree(english)) return english;
  const { one, ...others } = english;
  const marked = mapValues(others, markAll);
  return one === undefined ? marked : { ...marked, 1: markAll(one) };
}

function mapValues(
  values: object,
  change: (value: unknown, key: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(value, key)]),
  );
}
