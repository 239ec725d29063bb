import { readFile } from "node:fs/promises";
import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysOfWeek,
  monthsBetween,
  weekdayOf,
} from "../../../domain/dates/calendar-date.ts";
import { type Cards, cardPath } from "../../../domain/dates/card-address.ts";
import { formatSpanInLines, nameMonth } from "../../../domain/locales/format-span.ts";
import { lastDepartureOf } from "../../../domain/nights/availability.ts";
import { firstDayOf, periodOfNight } from "../../../domain/prices/periods.ts";
import type { PriceList } from "../../../domain/prices/price-list.ts";
import { type Content, messagesOf } from "../../../house/content/content.ts";
import { findOriginal } from "../../../house/read/photo-files.ts";
import { isRightToLeft } from "../../../house/words/language-habits.ts";
import type { GeneratedFolder } from "../generated-folder.ts";
import { hashOf, hashOfSource } from "../hash.ts";
import type { Draw } from "./draw-social-picture.ts";
import type { SocialSources } from "./make-social-pictures.ts";

/** Of all languages together; further weeks have the card of their month. Some 10 s, and 16 MB. */
const mostWeekCards = 180;

/**
 * Adds the pictures of stays that guests send to each other, with their dates in every language: one for each week
 * of the seasons from a day on, as far as the calendar goes, and one a month; and the list of them (`cards.mjs`).
 * Without `isDrawn` it adds the list alone: drawing them takes half of what an owner waits for `villa dev` at first.
 */
export async function makeStayCards(
  content: Content,
  { originals, isDrawn, ...look }: SocialSources,
  generated: GeneratedFolder,
  today: CalendarDate,
): Promise<void> {
  const { villa, colours, prices, pictures } = content.facts;
  const photo = pictures.photos.find(({ file }) => file === pictures.pages.home);
  if (!photo) throw new Error("The photo of the home page is missing.");
  const original = findOriginal(originals, photo.file, content.files.photos);

  const tags = villa.locales.map((locale) => messagesOf(content, locale).language.format);
  // A new runtime may write dates in another way.
  const spans = tags.map((tag) => formatSpanInLines(tag, "2027-07-31", "2027-08-07", "long"));
  const files = [original, ...look.typeface.map(({ file }) => file)].map((file) => readFile(file));
  const code = await hashOfSource(import.meta.dirname);
  const inputs = JSON.stringify([colours, villa.name, photo.focalPoint, spans]);
  const hash = hashOf(code, look.mark, inputs, ...(await Promise.all(files)));

  const most = Math.floor(mostWeekCards / villa.locales.length);
  const weeks = listWeeks(prices, today).slice(0, most);
  let drawing: Promise<Draw> | undefined;
  const steps = villa.locales.flatMap((locale, index) =>
    describeCards(weeks, tags[index] ?? "").map(({ day, words }) => {
      const make = async () => {
        drawing ??= import("./draw-social-picture.ts").then(({ prepareDrawing }) =>
          prepareDrawing({ ...look, colours }),
        );
        const draw = await drawing;
        const panel = { large: words, small: villa.name, isRightToLeft: isRightToLeft(locale) };
        return { [`public${cardPath(day, locale, hash)}`]: await draw(photo, original, panel) };
      };
      return { name: `card-${day}-${locale}-${hash}`, make };
    }),
  );
  if (isDrawn) await generated.addAll("cards of stays", steps);
  const cards: Cards = { hash, weeks };
  await generated.add({ "cards.mjs": `export const cards = ${JSON.stringify(cards)};\n` });
}

/** The arrivals of all weeks of the seasons from a day on, as far as the calendar goes. */
function listWeeks(prices: PriceList, today: CalendarDate): readonly CalendarDate[] {
  const last = addDays(lastDepartureOf(today), 1 - daysOfWeek);
  return datesBetween(today, last).filter((date) => {
    const period = periodOfNight(prices, date);
    const isWithin = periodOfNight(prices, addDays(date, daysOfWeek - 1)) !== undefined;
    return period && isWithin && weekdayOf(date) === firstDayOf(prices, period);
  });
}

/** The dates on the cards of these weeks, and the names of all months. */
function describeCards(weeks: readonly CalendarDate[], tag: string) {
  const ofWeeks = weeks.map((day) => {
    return { day, words: formatSpanInLines(tag, day, addDays(day, daysOfWeek), "long") };
  });
  const ofMonths = monthsBetween("2027-01-01", "2027-12-31").map((month) => {
    const words = nameMonth(tag, new Date(month)).replace(/^./u, (letter) =>
      letter.toLocaleUpperCase(tag),
    );
    return { day: month.slice("YYYY-".length), words };
  });
  return [...ofWeeks, ...ofMonths];
}
