import { group, plural, text } from "../../i18n/text-schema.ts";

export const texts = group({
  heading: text(),
  caption: text(),
  period: text(),
  pricePerNight: text(),
  perNight: text("price"),
  otherDates: text(),
  onRequest: text(),
  minimumNights: plural(),
  arrivalDays: text("days"),
});
