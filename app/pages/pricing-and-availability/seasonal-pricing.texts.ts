import { group, plural, prose, text } from "../../i18n/text-schema.ts";

export const texts = group({
  heading: text("year"),
  caption: text(),
  period: text(),
  pricePerNight: text(),
  pricePerWeek: text(),
  otherDates: text(),
  onRequest: text(),
  minimumNights: plural(),
  arrivalDays: text("days"),
  departureDays: text("days"),
  wholeWeeks: prose("day"),
});
