import { group, message, plain } from "./message-schema.ts";

export const messages = group({
  heading: message("year"),
  ...plain("caption", "period", "pricePerNight", "pricePerWeek", "otherDates", "onRequest"),
  /** Beside dates that have no price but a least one. */
  least: message("price"),
});
