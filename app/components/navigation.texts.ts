import * as v from "valibot";
import { group, text } from "../i18n/text-schema.ts";

/** A link to a page, or to a place on it: may be missing where the navigation has no such link. */
const label = v.optional(text()) as unknown as ReturnType<typeof text>;

export const texts = group({
  main: text(),
  skip: text(),
  home: text("villa"),
  about: label,
  gallery: label,
  location: label,
  partnerListing: text(),
  availability: label,
  "pricing-and-availability": label,
  sisterVilla: text("sister"),
  bookNow: text(),
  dates: group({ arrival: text(), departure: text(), show: text() }),
  prices: text("prices"),
  menu: text(),
  currentLanguage: text("language"),
  newTab: text(),
  lost: group({ title: text(), again: text(), home: text() }),
});
