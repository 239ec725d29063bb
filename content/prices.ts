import type { Prices } from "../app/facts/facts.ts";

/** Nights outside these periods are on request. A night has the price of the date it begins on. */
export const prices: Prices = {
  currency: "EUR",
  periods: [
    { key: "01jul_14jul", from: "07-01", to: "07-14", pricePerNight: 120 },
    { key: "15jul_31jul", from: "07-15", to: "07-31", pricePerNight: 135 },
    { key: "01aug_15aug", from: "08-01", to: "08-15", pricePerNight: 145 },
    { key: "16aug_31aug", from: "08-16", to: "08-31", pricePerNight: 140 },
    { key: "01sep_14sep", from: "09-01", to: "09-14", pricePerNight: 110 },
    { key: "15sep_30sep", from: "09-15", to: "09-30", pricePerNight: 95 },
    { key: "01oct_15oct", from: "10-01", to: "10-15", pricePerNight: 85 },
  ],
};
