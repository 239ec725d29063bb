import { group, text } from "../../i18n/text-schema.ts";

export const texts = group({
  heading: text("year"),
  caption: text(),
  period: text(),
  pricePerNight: text(),
  pricePerWeek: text(),
  otherDates: text(),
  onRequest: text(),
});
