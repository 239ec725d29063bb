import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/seasonal-pricing.ts";

export const texts: Texts<typeof english> = {
  heading: "Cijene u sezoni",
  caption: "Cijena po noći za cijelu kuću",
  period: "Razdoblje",
  pricePerNight: "Po noći",
  perNight: "{price} po noći",
  otherDates: "Svi ostali datumi",
  onRequest: "na upit",
  minimumNights: {
    one: "najmanje {count} noć",
    few: "najmanje {count} noći",
    other: "najmanje {count} noći",
  },
  arrivalDays: "dolazak: {days}",
};
