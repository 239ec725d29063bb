import { group, message } from "../i18n/message-schema.ts";

export const messages = group({
  main: message(),
  skip: message(),
  home: message("villa"),
  partnerListing: message(),
  sisterVilla: message("sister"),
  bookNow: message(),
  dates: group({ label: message(), arrival: message(), departure: message(), show: message() }),
  prices: message("prices"),
  menu: message(),
  currentLanguage: message("language"),
  newTab: message(),
  lost: group({ title: message(), again: message(), home: message() }),
});
