import { fillDated } from "../../../domain/locales/fill-in-locale.ts";
import {
  formatCentimetres,
  formatDayRange,
  formatHour,
  formatMetres,
  formatMinutesInWords,
  formatMoney,
  formatPercent,
} from "../../../domain/locales/format.ts";
import type { Locale } from "../../../domain/locales/locales.ts";
import {
  factMessages,
  home,
  places,
  prices,
  rooms,
  villa,
} from "../../../house/facts/facts.server.ts";
import { type Formatters, placeholders } from "../../../house/facts/placeholders.ts";
import type { FactMessages } from "../../../house/messages/facts.messages.ts";

/** A heading with an id for links, and its text. */
export type Entry = { readonly id: string; readonly heading: string; readonly text: string };

/** Information before booking, and answers to questions, in one language. */
export function goodToKnow(locale: Locale) {
  const { links, "good-to-know": messages } = factMessages(locale);
  // The answer on booking differs in a house that takes enquiries.
  const { [links.booking ? "enquire" : "book"]: _other, ...questions } = messages.questions.items;
  const facts = listFacts(locale);
  return {
    heading: messages.heading,
    items: listEntries(messages.items, facts, locale),
    questions: {
      heading: messages.questions.heading,
      items: listEntries(questions, facts, locale),
    },
  };
}

/** The entries with their facts filled in; one that names a fact that the house lacks is left out. */
function listEntries(
  entries: FactMessages["good-to-know"]["items"],
  facts: Readonly<Record<string, string | number>>,
  locale: Locale,
): readonly Entry[] {
  return Object.entries(entries)
    .map(([id, { heading, text }]) => ({ id, heading, text: fillDated(text, facts, locale) }))
    .filter(({ text }) => !text.includes("{"));
}

/** Facts of the house and amounts of fees by their names, as the language writes them. */
export function listFacts(locale: Locale): Readonly<Record<string, string | number>> {
  const ifPresent =
    <Fact>(format: (fact: Fact, locale: Locale) => string) =>
    (fact: Fact | undefined) =>
      fact === undefined ? undefined : format(fact, locale);
  const formatters: Formatters = {
    metres: ifPresent(formatMetres),
    width: ifPresent(formatCentimetres),
    minutes: ifPresent(formatMinutesInWords),
    share: ifPresent(formatPercent),
    time: ifPresent(formatHour),
    day: ifPresent((day: string) => formatDayRange(day, day, locale)),
  };
  const fees = (prices.fees ?? []).flatMap(({ key, amount }) =>
    amount === undefined ? [] : [[key, formatMoney(amount, prices.currency, locale)] as const],
  );
  const facts = Object.entries(placeholders).flatMap(([name, read]) => {
    const fact = read({ villa, home, prices, places, rooms }, formatters);
    return fact === undefined ? [] : [[name, fact]];
  });
  return Object.fromEntries([...fees, ...facts]);
}
