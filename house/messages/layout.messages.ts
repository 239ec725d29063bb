import { group, message, plain } from "./message-schema.ts";

/** Header, menu, and links everywhere. */
export const navigation = group({
  main: message(),
  skip: message(),
  home: message("villa"),
  partnerListing: message(),
  sisterVilla: message("sister"),
  bookNow: message(),
  /** The link to the booking engine with dates. */
  bookDates: message("dates"),
  datesAndPrices: message(),
  pictures: message(),
  enquire: message(),
  dates: group({ label: message(), arrival: message(), departure: message(), show: message() }),
  prices: message("prices"),
  menu: message(),
  currentLanguage: message("language"),
  newTab: message(),
  lost: group({ title: message(), again: message(), home: message() }),
});

export const footer = group(plain("contact", "maps", "explore", "legal", "terms", "rights"));
