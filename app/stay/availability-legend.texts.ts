import { group, text } from "../i18n/text-schema.ts";

export const texts = group({
  booked: text(),
  checkin: text(),
  checkout: text(),
});
