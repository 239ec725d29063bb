import { group, message, plain } from "./message-schema.ts";

export const messages = group({
  heading: message("year"),
  ...plain("caption", "period", "pricePerNight", "pricePerWeek", "otherDates", "onRequest"),
  /** Beside dates with only a least price. */
  least: message("price"),
});
