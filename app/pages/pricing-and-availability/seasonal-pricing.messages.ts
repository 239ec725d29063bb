import { group, message } from "../../i18n/message-schema.ts";

export const messages = group({
  heading: message("year"),
  caption: message(),
  period: message(),
  pricePerNight: message(),
  pricePerWeek: message(),
  otherDates: message(),
  onRequest: message(),
});
