import { group, text } from "../i18n/text-schema.ts";

export const texts = group({
  main: text(),
  skip: text(),
  home: text("villa"),
  about: text(),
  gallery: text(),
  location: text(),
  partnerListing: text(),
  availability: text(),
  "pricing-and-availability": text(),
  sisterVilla: text("sister"),
  bookNow: text(),
  dates: group({ choose: text(), arrival: text(), departure: text(), show: text() }),
  prices: text("prices"),
  menu: text(),
  language: text(),
  currentLanguage: text("language"),
  newTab: text(),
  lost: group({ title: text(), home: text() }),
});
