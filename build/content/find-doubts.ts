import type { Facts } from "../../app/facts/facts.ts";
import { countSleepers } from "../../app/facts/rooms.ts";
import { type Content, listMessages, subjectOf } from "./content.ts";
import { type Finding, hint } from "./finding.ts";

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

/** Probable slips that no rule forbids. */
export function* findDoubts(content: Content): Iterable<Finding> {
  const { facts } = content;
  yield* findDoubtfulPrices(facts);
  yield* findMissingBeds(facts);
  yield* findStrayBedrooms(facts);
  yield* findRoughPlace(facts);
  yield* findMissingPhotos(facts);
  for (const message of listMessages(content)) {
    const [tag] = html.exec(message.text) ?? [];
    if (tag === undefined || !message.file.endsWith(".json")) continue;
    const text = `${subjectOf(message)} holds ${tag}, but pages show HTML as text; remove it.`;
    yield hint(message.file, message.path, text);
  }
}

function* findDoubtfulPrices({ prices }: Facts): Iterable<Finding> {
  const periods = prices.periods
    .map((period, index) => ({
      ...period,
      path: ["periods", index],
      name: `periods[${index}] (${period.key})`,
    }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
  const amounts = periods.map(({ pricePerNight }) => pricePerNight).sort((a, b) => a - b);
  const usual = amounts[Math.ceil(amounts.length / 2) - 1] ?? 0;
  for (const [index, period] of periods.entries()) {
    const { path, name, from, to, pricePerNight, minimumNights = 1 } = period;
    const found = (key: string, text: string) => {
      return hint("prices.json", [...path, key], `${name}.${key} is ${text}`);
    };
    if (pricePerNight >= usual * wildFactor || pricePerNight <= usual / wildFactor) {
      const text = `${pricePerNight}, where others are about ${usual}; look at it again.`;
      yield found("pricePerNight", text);
    }
    const nights = daysUntil(from, to) + 1;
    if (minimumNights > nights) {
      const text = `${minimumNights}, and the period has ${nights} nights; lower it.`;
      yield found("minimumNights", text);
    }
    const following = periods[index + 1] ?? periods[0];
    const open = daysUntil(to, following?.from ?? to) - 1;
    if (open < 1 || open >= shortestClosure) continue;
    yield found(
      "to",
      `${to}, and the next period begins on ${following?.from}: the nights between have no price; close ` +
        "the gap if the house is open then.",
    );
  }
}

const daysOfYear = 365;

/** The days from a day of the year to the next such other day, both as MM-DD, in a year without 29 February. */
function daysUntil(from: string, to: string): number {
  const days = (Date.parse(`2025-${to}`) - Date.parse(`2025-${from}`)) / 86_400_000;
  return (days + daysOfYear) % daysOfYear;
}

function* findMissingBeds({ rooms: { rooms }, villa }: Facts): Iterable<Finding> {
  const sleepers = countSleepers(rooms);
  if (sleepers === 0 || sleepers >= villa.maximumPersons) return;
  yield hint(
    "villa.json",
    ["maximumPersons"],
    `maximumPersons is ${villa.maximumPersons}, but the beds of rooms.json are for ${sleepers}; add those ` +
      "that are missing, or correct the number.",
  );
}

/** Where a house has apartments, what all of them share is hardly a bedroom. */
function* findStrayBedrooms({ rooms: { rooms } }: Facts): Iterable<Finding> {
  const strays = rooms.filter(({ apartment, beds }) => beds && apartment === undefined);
  for (const { key } of rooms.some(({ apartment }) => apartment) ? strays : []) {
    const index = rooms.findIndex((room) => room.key === key);
    const text = `the room ${key} has beds and is in no apartment; name the one that it is in.`;
    yield hint("rooms.json", ["rooms", index], text);
  }
}

function* findMissingPhotos({ pictures }: Facts): Iterable<Finding> {
  const whole = pictures.photos.filter(({ crop }) => !crop);
  if (whole.length < fewestPhotos) {
    const text = `there are ${whole.length} photos; search engines ask for ${fewestPhotos}.`;
    yield hint("pictures.json", [], text);
  }
  for (const kind of kindsNeeded) {
    if (whole.some(({ shows }) => shows === kind)) continue;
    yield hint("pictures.json", [], `no photo shows a ${kind}; search engines ask for one.`);
  }
}

/** Search engines ask for five decimals; of a number that ends in zeros, these are lost. */
function* findRoughPlace({ villa: { coordinates } }: Facts): Iterable<Finding> {
  const { latitude, longitude } = coordinates;
  const decimals = [latitude, longitude].map((value) => String(value).split(".")[1]?.length ?? 0);
  if (Math.max(...decimals) > roughDecimals) return;
  yield hint(
    "villa.json",
    ["coordinates"],
    `coordinates are ${latitude}, ${longitude}, within a hundred metres at best; expected five decimals.`,
  );
}
