import { tagsOf } from "../../../app/i18n/formatters.ts";
import { type Content, listStrings, messagesOf } from "../../content/content.ts";
import { patternOf } from "./font-settings.ts";

/** What typography needs, whatever the texts. Neither of our families has arrows or the narrow no-break space. */
const baseCharacters = [
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join(""),
  "«»‹›„“”‚‘’–—…·•×−½²°€©§",
  "\u00a0\u00ad",
].join("");

/** A language is written with a part of a font when more than this share of its texts needs it: names are in few. */
const leastShare = 0.2;

const units = ["day", "month", "year", "hour", "minute", "meter", "kilometer", "foot", "mile"];

/** Every character of these texts and of the base set: each once, in order. */
export function collectCharacters(...texts: readonly unknown[]): string {
  return [...new Set(baseCharacters + JSON.stringify(texts))].sort().join("");
}

/** The languages of a content that are written with the letters of a range, as CSS writes ranges. */
export function listLanguages(content: Content, range: string): readonly string[] {
  const letters = new RegExp(`[${patternOf(range)}]`, "u");
  return content.facts.villa.locales.filter((locale) => {
    const texts = listStrings(messagesOf(content, locale), "");
    return texts.filter(({ text }) => letters.test(text)).length > texts.length * leastShare;
  });
}

/**
 * What pages write in the languages of a content beside its texts: days, months, amounts, units,
 * country and place, and first letters as capitals.
 */
export function listWritten(content: Content): readonly string[] {
  const { villa, prices } = content.facts;
  return villa.locales.flatMap((locale) => {
    const tags = tagsOf(messagesOf(content, locale).language.format);
    const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tags, options);
    const dates = (
      [
        { dateStyle: "full" },
        { dateStyle: "long" },
        { month: "short", day: "numeric", weekday: "short" },
        { month: "long", year: "numeric" },
        { timeStyle: "short" },
      ] as const
    ).map((options) => new Intl.DateTimeFormat(tags, options));
    // All months and weekdays, and both halves of a day.
    const days = Array.from({ length: 24 }, (_, index) => Date.UTC(2024, index / 2, index, index));
    const counts = [0, 1, 2, 3, 11, 1_234_567_890.5];
    const written = [
      ...dates.flatMap((date) => days.map((day) => date.format(day))),
      ...units.flatMap((unit) => {
        const long = number({ style: "unit", unit, unitDisplay: "long" });
        const short = number({ style: "unit", unit });
        return counts.flatMap((count) => [long.format(count), short.format(count)]);
      }),
      number({ style: "currency", currency: prices.currency }).format(-1_234_567_890.5),
      number({ style: "percent" }).format(0.3),
      new Intl.DisplayNames(tags, { type: "region" }).of(villa.address.country) ?? "",
      // As postmarks write it.
      villa.address.locality.toUpperCase(),
    ];
    const texts = listStrings(messagesOf(content, locale), "").map(({ text }) => text);
    return [
      ...written,
      ...[...written, ...texts].map((text) => text.slice(0, 1).toLocaleUpperCase(locale)),
    ];
  });
}
