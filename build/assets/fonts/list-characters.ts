import { tagsOf } from "../../../domain/locales/formatters.ts";
import { type Content, listStrings, messagesOf } from "../../../house/content/content.ts";
import { patternOf } from "./font-settings.ts";
import type { Face } from "./obtain-faces.ts";

/** What typography needs, whatever the texts. Neither of our families has arrows or the narrow no-break space. */
const baseCharacters = [
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join(""),
  "«»‹›„“”‚‘’–—…·•×−½²°€©§",
  "\u00a0\u00ad",
].join("");

/** Of the texts of a language, the share that is worth a further serif: a name or two in headings are not. */
const leastShareForSerif = 0.2;

const units = ["day", "month", "year", "hour", "minute", "meter", "kilometer", "foot", "mile"];

/** Every character of these texts and of the base set: each once, in order. */
export function collectCharacters(...texts: readonly unknown[]): string {
  return [...new Set(baseCharacters + JSON.stringify(texts))].sort().join("");
}

/** The languages of a content whose pages need a face from the start: one that comes later moves the text. */
export function listLanguages(content: Content, { role, range }: Face): readonly string[] {
  const { villa } = content.facts;
  const letters = new RegExp(`[${patternOf(range)}]`, "u");
  return villa.locales.filter((locale) => {
    const texts = listStrings([messagesOf(content, locale), villa.name, villa.address]);
    const count = texts.filter(({ text }) => letters.test(text)).length;
    return count > (role === "serif" ? texts.length * leastShareForSerif : 0);
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
    ];
    const texts = listStrings(messagesOf(content, locale)).map(({ text }) => text);
    return [
      ...written,
      ...[...written, ...texts].map((text) => text.slice(0, 1).toLocaleUpperCase(locale)),
    ];
  });
}
