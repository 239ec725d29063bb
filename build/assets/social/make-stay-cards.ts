import { readFile } from "node:fs/promises";
import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysOfWeek,
  monthsBetween,
  weekdayOf,
} from "../../../app/dates/calendar-date.ts";
import type { Prices } from "../../../app/facts/prices.ts";
import { formatSpanInLines, nameMonth } from "../../../app/i18n/format-span.ts";
import { lastDepartureOf } from "../../../app/stay/availability.ts";
import { type Cards, cardPath } from "../../../app/stay/card-address.ts";
import { firstDayOf, periodOfNight } from "../../../app/stay/price-period.ts";
import { type Content, messagesOf } from "../../content/content.ts";
import { findOriginal } from "../../content/photo-files.ts";
import type { GeneratedFolder } from "../generated-folder.ts";
import { hashOf, hashOfSource } from "../hash.ts";
import type { PictureStyle } from "./draw-social-picture.ts";
import type { DrawCard } from "./draw-stay-card.ts";

/** Of all languages together; further weeks have the card of their month. Some 10 s, and 16 MB. */
const mostWeekCards = 180;

/** The months as postmarks have them, in any language. */
const numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/**
 * Adds the cards of stays that guests send to each other, in every language: one for each week of the
 * seasons from a day on, as far as the calendar goes, and one a month; and which there are (`cards.mjs`).
 */
export async function makeStayCards(
  content: Content,
  { originals, ...sources }: { readonly originals: string } & Omit<PictureStyle, "colours">,
  generated: GeneratedFolder,
  today: CalendarDate,
): Promise<void> {
  const { villa, colours, home, prices, pictures } = content.facts;
  const { photos, pages } = pictures;
  const find = (name: string | undefined) => photos.find(({ file }) => file === name);
  const first = find(pages.home);
  const photo = find(first?.dusk) ?? first;
  if (!photo) throw new Error("The photo of the home page is missing.");
  const original = findOriginal(originals, photo.file, content.files.photos);
  const ornament = content.files.drawings[home.ornament?.drawing ?? ""];
  const look = ornament ? { ...sources, mark: Buffer.from(fillColours(ornament)) } : sources;
  const { postalCode, locality } = villa.address;
  const house = { name: villa.name, place: `${postalCode} ${locality.toUpperCase()}` };

  const tags = villa.locales.map((locale) => messagesOf(content, locale).language.format);
  // Said as cards say it: a new runtime may say it otherwise.
  const spans = tags.map((tag) => formatSpanInLines(tag, "2027-07-31", "2027-08-07", "long"));
  const files = [original, ...look.typeface.map(({ file }) => file)].map((file) => readFile(file));
  const code = await hashOfSource(import.meta.dirname);
  const said = JSON.stringify([colours, house, photo.focalPoint, spans]);
  const hash = hashOf(code, look.mark, said, ...(await Promise.all(files)));

  const most = Math.floor(mostWeekCards / villa.locales.length);
  const weeks = listWeeks(prices, today).slice(0, most);
  let drawing: Promise<DrawCard> | undefined;
  const steps = villa.locales.flatMap((locale, index) =>
    describeCards(weeks, tags[index] ?? "").map(({ day, words, postmark }) => {
      const make = async () => {
        drawing ??= import("./draw-stay-card.ts").then(({ prepareCards }) =>
          prepareCards({ ...look, colours }, { ...house, photo, original }),
        );
        const draw = await drawing;
        return { [`public${cardPath(day, locale, hash)}`]: await draw(words, postmark) };
      };
      return { name: `card-${day}-${locale}-${hash}`, make };
    }),
  );
  await generated.addAll("cards of stays", steps);
  const cards: Cards = { hash, weeks };
  await generated.add({ "cards.mjs": `export const cards = ${JSON.stringify(cards)};\n` });
}

/** A drawing in the colours that it has where a page says no others. */
function fillColours(drawing: string): string {
  return drawing.replaceAll(/var\([^,)]+,([^)]+)\)/g, "$1");
}

/** The arrivals of all weeks of the seasons from a day on, as far as the calendar goes. */
function listWeeks(prices: Prices, today: CalendarDate): readonly CalendarDate[] {
  const last = addDays(lastDepartureOf(today), 1 - daysOfWeek);
  return datesBetween(today, last).filter((date) => {
    const period = periodOfNight(prices, date);
    const isWithin = periodOfNight(prices, addDays(date, daysOfWeek - 1)) !== undefined;
    return period && isWithin && weekdayOf(date) === firstDayOf(period);
  });
}

/** What stands on the cards of these weeks and of all months: in large letters, and in the postmark. */
function describeCards(weeks: readonly CalendarDate[], tag: string) {
  const numeralOf = (month: string) => numerals[Number(month) - 1] ?? "";
  const ofWeeks = weeks.map((day) => {
    const [year, month = "", date] = day.split("-");
    const words = formatSpanInLines(tag, day, addDays(day, daysOfWeek), "long");
    return { day, words, postmark: `${Number(date)}\u00a0${numeralOf(month)}\n${year}` };
  });
  const ofMonths = monthsBetween("2027-01-01", "2027-12-31").map((month) => {
    const day = month.slice("YYYY-".length);
    const words = nameMonth(tag, new Date(month)).replace(/^./u, (letter) =>
      letter.toLocaleUpperCase(tag),
    );
    return { day, words, postmark: numeralOf(day) };
  });
  return [...ofWeeks, ...ofMonths];
}
