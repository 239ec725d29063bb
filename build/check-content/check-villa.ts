import type { Coordinates, Place, Surroundings, Villa } from "../../src/facts/facts.ts";
import type { Content } from "./content.ts";
import { findNearest } from "./find-nearest.ts";
import { findRepeated } from "./find-repeated.ts";

/** Mistakes in the facts of the house, its rooms and the places around it. */
export function checkVilla({
  villa,
  rooms,
  homePassages,
  homeSurroundings,
  places,
}: Pick<Content, "villa" | "rooms" | "homePassages" | "homeSurroundings" | "places">): string[] {
  const file = "content/villa.ts";
  return [
    ...checkNumbers(villa),
    ...checkTexts(villa),
    ...checkContact(villa),
    ...checkCoordinates(`${file}: the house`, villa.coordinates),
    ...sayRepeated(`${file}: two rooms`, rooms),
    ...sayRepeated(`${file}: two passages`, homePassages),
    ...sayRepeated("content/places.ts: two places", places),
    ...places.flatMap(checkPlace),
    ...checkSurroundings(homeSurroundings, places),
  ];
}

/** The home page measures its distances from the list of places, the one to the village always. */
function checkSurroundings(
  { places: named, town }: Surroundings,
  places: readonly Place[],
): string[] {
  const keys = places.map(({ key }) => key);
  const missing = [...named, town].filter((key) => !keys.includes(key));
  return [
    ...new Set(missing).values().map((key) => {
      const nearest = findNearest(key, keys);
      return `content/villa.ts: homeSurroundings names the place "${key}", which is not in places.ts; the nearest is "${nearest}".`;
    }),
    ...(keys.includes("village")
      ? []
      : ["content/places.ts: the place village is missing; the home page says how far it is."]),
  ];
}

function checkNumbers(villa: Villa): string[] {
  const counts = ["builtYear", "bedrooms", "bathrooms", "floors", "maximumPersons"] as const;
  const measures = {
    areaSquareMetres: villa.areaSquareMetres,
    plotSquareMetres: villa.plotSquareMetres,
    "pool.lengthMetres": villa.pool.lengthMetres,
    "pool.widthMetres": villa.pool.widthMetres,
  };
  return [
    ...counts
      .filter((name) => !(Number.isInteger(villa[name]) && villa[name] > 0))
      .map((name) => sayNumber(name, villa[name], "a whole number from 1")),
    ...(Number.isInteger(villa.parkingSpaces) && villa.parkingSpaces >= 0
      ? []
      : [sayNumber("parkingSpaces", villa.parkingSpaces, "a whole number from 0")]),
    ...Object.entries(measures)
      .filter(([, value]) => !(value > 0))
      .map(([name, value]) => sayNumber(name, value, "a number above 0")),
  ];
}

function checkTexts(villa: Villa): string[] {
  const { name, sisterName, identifier, address, host } = villa;
  const needed = { name, sisterName, identifier, ...address, "host.name": host.name };
  const times = { checkInFrom: villa.checkInFrom, checkOutUntil: villa.checkOutUntil };
  return [
    ...Object.entries(needed)
      .filter(([, value]) => value.trim() === "")
      .map(([key]) => `content/villa.ts: ${key} is empty; write it.`),
    ...Object.entries(times)
      .filter(([, value]) => !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value))
      .map(([key, value]) => sayText(key, value, "a time as HH:MM, such as 16:00")),
    ...(/^[A-Z]{2}$/.test(address.country)
      ? []
      : [sayText("address.country", address.country, "two capital letters, such as HR")]),
  ];
}

function checkContact({ contact }: Villa): string[] {
  const { phone, email, dataProtectionEmail } = contact;
  const digits = phone.replaceAll(/\D/g, "").length;
  const isPhone = /^\+[1-9][\d ()/-]+$/.test(phone) && digits >= 7 && digits <= 15;
  return [
    ...Object.entries({ email, dataProtectionEmail })
      .filter(([, value]) => !/^[^\s@<>"',;]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(value))
      .map(([key, value]) =>
        sayText(`contact.${key}`, value, "an e-mail address such as stay@villa.example"),
      ),
    ...(isPhone
      ? []
      : [sayText("contact.phone", phone, "a number with + and the country code, +385 52 000 000")]),
  ];
}

function checkPlace({ key, coordinates, distanceKilometres, travelMinutes }: Place): string[] {
  const who = `content/places.ts: the place ${key}`;
  const mistakes = checkCoordinates(who, coordinates);
  if (!(distanceKilometres > 0)) {
    mistakes.push(`${who} is ${distanceKilometres} km away; expected a number above 0.`);
  }
  if (!(travelMinutes > 0)) {
    mistakes.push(`${who} is ${travelMinutes} minutes away; expected a number above 0.`);
  }
  return mistakes;
}

function checkCoordinates(who: string, coordinates: Coordinates): string[] {
  const limits = { latitude: 90, longitude: 180 };
  return Object.entries(limits).flatMap(([name, limit]) => {
    const value = coordinates[name as keyof Coordinates];
    if (!(Math.abs(value) <= limit)) {
      return [`${who} has the ${name} ${value}; expected a number from -${limit} to ${limit}.`];
    }
    // A last 0 is lost in a number, for us and for the search engines that ask for five decimals.
    const decimals = String(value).split(".")[1]?.length ?? 0;
    if (decimals >= 5) return [];
    return [
      `${who} has the ${name} ${value}, with ${decimals} decimals; expected at least 5, the last ` +
        "of them not 0 (write 1 instead: that is a metre away).",
    ];
  });
}

function sayRepeated(who: string, items: readonly { readonly key: string }[]): string[] {
  return findRepeated(items.map(({ key }) => key)).map(
    (key) => `${who} have the key ${key}; give each a key of its own.`,
  );
}

function sayNumber(name: string, value: number, expected: string): string {
  return `content/villa.ts: ${name} is ${value}; expected ${expected}.`;
}

function sayText(name: string, value: string, expected: string): string {
  return `content/villa.ts: ${name} is "${value}"; expected ${expected}.`;
}
