import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dateFormatter } from "../../app/i18n/formatters.ts";
import { writeHouse } from "../../tests/support/build-house.ts";
import { listStrings } from "./content.ts";
import { engineLocales } from "./engine-words.ts";
import { loadContent } from "./load-content.ts";

type Facts = Awaited<ReturnType<typeof loadContent>>["facts"];

/** From two on, in the order of counting; some languages have several words for a number. */
const numerals: Readonly<Record<string, string>> = {
  en: "two three four five six seven eight nine ten eleven twelve",
  de: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  hr: "dva|dvije tri četiri pet šest|šestero sedam osam|osmero devet deset jedanaest dvanaest",
  it: "due tre quattro cinque sei sette otto nove dieci undici dodici",
};

/** What a number in a text is of, by the words after it, and the numbers of the house that it may be. */
const told: readonly (readonly [words: string, read: (facts: Facts) => readonly unknown[]])[] = [
  ["guests|Gäste\\p{L}*|gostiju|ospiti", ({ villa }) => [villa.maximumPersons]],
  [
    "bedrooms|Schlafzimmer|spavaće sobe|camere",
    ({ villa, rooms: { rooms } }) => [
      villa.bedrooms,
      ...[...Map.groupBy(rooms, ({ floor }) => floor).values()].map(
        (onFloor) => onFloor.filter(({ beds }) => beds).length,
      ),
    ],
  ],
  ["bathrooms|Bäder|kupaonice|bagni", ({ villa }) => [villa.bathrooms]],
  [
    "(?:parking spaces|(?:kostenlose )?Stellplätze|parkirna mjesta|posti auto)|(?:cars|automobila)",
    ({ villa }) => [villa.parkingSpaces],
  ],
  [
    "m²",
    ({ villa, rooms: { rooms } }) => [
      villa.areaSquareMetres,
      villa.plotSquareMetres,
      ...rooms.map(({ areaSquareMetres }) => areaSquareMetres),
    ],
  ],
  [
    "min\\p{L}*|Autominuten",
    ({ villa, places: { places, drives } }) => [
      villa.host?.minutesAway,
      ...[...places, ...drives].map(({ travelMinutes }) => travelMinutes),
    ],
  ],
  [
    "km",
    ({ places: { places, drives } }) =>
      [...places, ...drives].map(({ distanceKilometres }) => distanceKilometres),
  ],
  ["°C", ({ villa }) => [villa.pool?.heated?.celsius]],
  ["Mbit/s", ({ villa }) => [villa.wifiMegabits]],
  ["%", ({ prices }) => [prices.payment?.depositPercent]],
  ["€", ({ prices }) => prices.periods.map(({ pricePerNight }) => pricePerNight)],
  [
    "days|Tage\\p{L}*|dana|giorni",
    ({ prices }) => [prices.freeCancellationDays, prices.payment?.balanceDueDays],
  ],
];

/** Of another house, of a ferry, or what stands below a picture: no fact of the house says them. */
const others = /Ševa|\{sister\}|Cres|^pictures\.json: .*\.caption/;

/** What months are told of, by words of the text, and the first and the last day of it. */
const seasons: readonly (readonly [RegExp, (facts: Facts) => readonly (string | undefined)[]])[] = [
  [/\{prices\}/, ({ prices: { periods } }) => [periods[0]?.from, periods.at(-1)?.to]],
  [
    /heated|beheizt|grijan|riscaldat/,
    ({ villa: { pool } }) => [pool?.heated?.from, pool?.heated?.to],
  ],
];

/** The numbers of a text that stand before these words; all of them where no words are given. */
function readNumbers(text: string, locale: string, words = ""): readonly number[] {
  const spelled = (numerals[locale] ?? "").split(" ").filter(Boolean);
  const number = ["\\d+(?:[.,]\\d+)?", ...spelled].join("|");
  const unit = words === "" ? "(?!\\p{L})" : `[\\s\\u00a0]?(?:${words})(?!\\p{L})`;
  const found = text.matchAll(new RegExp(`(?<![\\p{L}\\d.,:])(${number})${unit}`, "giu"));
  return [...found].map(([, said = ""]) => {
    const index = spelled.findIndex((names) => names.split("|").includes(said.toLowerCase()));
    return index < 0 ? Number(said.replace(",", ".")) : index + 2;
  });
}

/** A file of texts without the entries that are taken away. */
function readWritten(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"), (_, value) => value ?? undefined);
}

/** The texts that a house has written in a language, by file and place. */
function readTexts(house: string, locale: string) {
  const folder = join(house, "texts", locale);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json") && file !== "links.json")
    .flatMap((file) => listStrings(readWritten(join(folder, file)), `${file}:`));
}

const samples = join(import.meta.dirname, "../../houses");
const houses = [
  ...readdirSync(samples).map((name) => join(samples, name)),
  await writeHouse("ginestra", "told-numbers"),
];

describe.each(houses)("what %s says in numbers", async (house) => {
  const { facts } = await loadContent(house);
  const locales = facts.villa.locales.filter((locale) => engineLocales.includes(locale));

  it.each(locales)("is what its facts say, in %s", (locale) => {
    for (const { place, text } of readTexts(house, locale)) {
      if (others.test(place) || others.test(text)) continue;
      for (const [words, read] of told) {
        for (const number of readNumbers(text, locale, words)) {
          expect(read(facts), `${place} ${text}`).toContain(number);
        }
      }
    }
  });

  it.each(locales)("are months of its seasons, in %s", (locale) => {
    const months = dateFormatter(locale, { month: "long", day: "numeric", timeZone: "UTC" });
    const nameOf = (month: number) =>
      months.formatToParts(Date.UTC(2024, month - 1)).find(({ type }) => type === "month")?.value ??
      "";
    const all = Array.from({ length: 12 }, (_, index) => nameOf(index + 1));
    for (const { place, text } of readTexts(house, locale)) {
      for (const [what, read] of seasons) {
        if (!what.test(text)) continue;
        const said = all.filter((name) =>
          new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "iu").test(text),
        );
        const ends = read(facts).map((day) => nameOf(Number(day?.slice(0, 2))));
        expect(ends, `${place} ${text}`).toEqual(expect.arrayContaining(said));
      }
    }
  });

  it("is the same in every language, where guests decide by it", () => {
    const [first = "", ...more] = locales;
    const decisive =
      /^(?:good-to-know|amenities)\.json:|^home\.json: (?:sister|host)|^about\.json: sister/;
    const numbersIn = (locale: string) =>
      Object.fromEntries(
        readTexts(house, locale)
          .filter(({ place }) => decisive.test(place))
          .map(({ place, text }) => [place, [...new Set(readNumbers(text, locale))].sort()])
          .filter(([, numbers]) => numbers?.length),
      );
    for (const locale of more) expect(numbersIn(locale), locale).toEqual(numbersIn(first));
  });
});
