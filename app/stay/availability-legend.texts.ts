import { group, text } from "../i18n/text-schema.ts";

export const texts = group({
  heading: text(),
  available: text(),
  booked: text(),
  checkin: text(),
  checkout: text(),
  changeover: text(),
  "not-open": text(),
});
