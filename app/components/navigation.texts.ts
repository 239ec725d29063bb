import { group, text } from "../i18n/text-schema.ts";

export const texts = group({
  main: text(),
  skip: text(),
  home: text("villa"),
  partnerListing: text(),
  sisterVilla: text("sister"),
  bookNow: text(),
  dates: group({ label: text(), arrival: text(), departure: text(), show: text() }),
  prices: text("prices"),
  menu: text(),
  currentLanguage: text("language"),
  newTab: text(),
  lost: group({ title: text(), again: text(), home: text() }),
});
