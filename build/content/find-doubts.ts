import type { Facts } from "../../app/facts/facts.ts";
import { countSleepers } from "../../app/facts/rooms.ts";
import { type Content, listMessages } from "./content.ts";

/** In nights: what lies open between two periods for longer is meant to. */
const shortestClosure = 15;

/** A price that is so many times another is a digit too long or too short. */
const wildFactor = 5;

/** Numbers that both have no more decimals are of a place nearby. */
const roughDecimals = 3;

/** Search engines show a holiday house only with so many pictures, one of each of these kinds. */
const fewestPhotos = 8;
const kindsNeeded = ["bedroom", "bathroom", "common-area"] as const;

const html = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i;

/** What a house may well be and is probably not: slips that no rule forbids, one sentence each. */
export function* findDoubts(content: Content): Iterable<string> {
  const { facts } = content;
  yield* findDoubtfulPrices(facts);
  yield* findMissingBeds(facts);
  yield* findStrayBedrooms(facts);
  yield* findRoughPlace(facts);
  yield* findMissingPhotos(facts);
  for (const { place, text } of listMessages(content)) {
    const [tag] = html.exec(text) ?? [];
    if (tag === undefined || !place.includes(".json:")) continue;
    yield `${place} holds ${tag}, which is shown as it is written; take it out.`;
  }
}

function* findDoubtfulPrices({ prices }: Facts): Iterable<string> {
  const periods = prices.periods
    .map((period, index) => ({
      ...period,
      place: `prices.json: periods[${index}] (${period.key})`,
    }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
  const amounts = periods.map(({ pricePerNight }) => pricePerNight).sort((a, b) => a - b);
  const usual = amounts[Math.ceil(amounts.length / 2) - 1] ?? 0;
  for (const [index, { place, from, to, pricePerNight, minimumNights = 1 }] of periods.entries()) {
    if (pricePerNight >= usual * wildFactor || pricePerNight <= usual / wildFactor) {
      yield `${place}.pricePerNight is ${pricePerNight}, where others are about ${usual}; look at it again.`;
    }
    const nights = daysUntil(from, to) + 1;
    if (minimumNights > nights) {
      yield `${place}.minimumNights is ${minimumNights}, and the period has ${nights} nights; lower it.`;
    }
    const following = periods[index + 1] ?? periods[0];
    const open = daysUntil(to, following?.from ?? to) - 1;
    if (open < 1 || open >= shortestClosure) continue;
    yield `${place}.to is ${to}, and the next period begins on ${following?.from}: the nights between ` +
      "have no price; close the gap if the house is open then.";
  }
}

const daysOfYear = 365;

/** The days from a day of the year to the next such other day, both as MM-DD, in a year without 29 February. */
function daysUntil(from: string, to: string): number {
  const days = (Date.parse(`2025-${to}`) - Date.parse(`2025-${from}`)) / 86_400_000;
  return (days + daysOfYear) % daysOfYear;
}

function* findMissingBeds({ rooms: { rooms }, villa }: Facts): Iterable<string> {
  const sleepers = countSleepers(rooms);
  if (sleepers === 0 || sleepers >= villa.maximumPersons) return;
  yield `villa.json: maximumPersons is ${villa.maximumPersons}, but the beds of rooms.json are for ` +
    `${sleepers}; add those that are missing, or correct the number.`;
}

/** Where a house has apartments, what all of them share is hardly a bedroom. */
function* findStrayBedrooms({ rooms: { rooms } }: Facts): Iterable<string> {
  const strays = rooms.filter(({ apartment, beds }) => beds && apartment === undefined);
  for (const { key } of rooms.some(({ apartment }) => apartment) ? strays : []) {
    yield `rooms.json: the room ${key} has beds and is in no apartment; name the one that it is in.`;
  }
}

function* findMissingPhotos({ pictures }: Facts): Iterable<string> {
  const whole = pictures.photos.filter(({ crop }) => !crop);
  if (whole.length < fewestPhotos) {
    yield `pictures.json: there are ${whole.length} photos; search engines ask for ${fewestPhotos}.`;
  }
  for (const kind of kindsNeeded) {
    if (whole.some(({ shows }) => shows === kind)) continue;
    yield `pictures.json: no photo shows a ${kind}; search engines ask for one.`;
  }
}

/** Search engines ask for five decimals; of a number that ends in zeros, these are lost. */
function* findRoughPlace({ villa: { coordinates } }: Facts): Iterable<string> {
  const { latitude, longitude } = coordinates;
  const decimals = [latitude, longitude].map((value) => String(value).split(".")[1]?.length ?? 0);
  if (Math.max(...decimals) > roughDecimals) return;
  yield `villa.json: coordinates are ${latitude}, ${longitude}, within a hundred metres at best; ` +
    "expected five decimals.";
}
