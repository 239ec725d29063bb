import { yearOf } from "../../../domain/dates/calendar-date.ts";
import { dateAtHouse } from "../../../domain/dates/today.ts";
import { fillPlural } from "../../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import {
  formatArea,
  formatDate,
  formatList,
  formatMetres,
  formatNumber,
} from "../../../domain/locales/format.ts";
import type { Locale } from "../../../domain/locales/locales.ts";
import {
  amenities,
  factMessages,
  openedHouse,
  plan,
  rooms,
  villa,
} from "../../../house/facts/facts.server.ts";
import type { NamePlace } from "../../../house/facts/floor-drawing.ts";
import { type Bed, countSleepers, nameBed, type Room } from "../../../house/facts/rooms.ts";
import type { Route } from "../../../house/routes/routes.ts";
import { loadPageMessages, type Messages } from "../../layout/load-messages.ts";
import type { Occasion } from "../../occasion.ts";
import { pagePicture, pictureData } from "../picture-data.server.ts";
import { headMessages, type PreparedPage } from "../prepared-page.server.ts";
import { planData } from "./plan-data.server.ts";

export type AboutData = Awaited<ReturnType<typeof preparePage>>["data"];

/** The data of the about page; `now` gives the age of the house. */
export async function preparePage({ locale }: Route, { now }: Occasion) {
  const { about, legal } = await loadPageMessages("about", locale);
  const labels = factMessages(locale).amenities;
  const labelOf = (key: string) => fillMessage(labels[key] ?? key, poolSize(locale));
  const floors = namePlan(locale, about);
  const data = {
    /** With a plan, the page begins with it. */
    picture: floors.length > 0 ? undefined : pictureData(pagePicture("about"), locale),
    asOf: fillMessage(legal.asOf, { date: formatDate(dateAtHouse(now), locale) }),
    /** Label and value of each property fact. */
    facts: propertyFacts(locale, about, now),
    /** The plan of each floor; none where the house has no plan. */
    plan: floors,
    /** The drawing of the opened house; `null` shows the plans alone. */
    house: about.plan ? openedHouse : null,
    /** Colour and number of guests of the rooms where there are beds, by their keys. */
    marks: Object.fromEntries(rooms.flatMap((room) => markRoom(room, locale))),
    /** The rooms of each apartment and each floor, in the order in which the content first names these. */
    parts: [...Map.groupBy(rooms, partOf)].map(([key, inPart]) => {
      const apartment = inPart[0]?.apartment;
      const guests = apartment ? countSleepers(inPart) : 0;
      return {
        key,
        apartment,
        /** The number of guests of an apartment, if known. */
        guests: guests > 0 && fillPlural(about.facts.personsValue, guests, locale),
        rooms: inPart.map((room) => ({
          ...{ key: room.key, show: room.show ?? "half", isDark: room.isDark },
          floor: apartment && room.floor,
          area: room.areaSquareMetres && formatArea(room.areaSquareMetres, locale),
          sleeping: describeSleeping(room, locale, about),
          pictures: room.photos.map((photo) => pictureData(photo, locale)),
        })),
      };
    }),
    highlights: amenities.highlights.map(labelOf),
    amenities: Object.entries(amenities.groups).map(([group, items]) => ({
      group,
      items: items.map(labelOf),
    })),
  };
  return { ...headMessages(about), data } satisfies PreparedPage;
}

/** The floors with the names of their parts; empty without messages for a plan. */
function namePlan(locale: Locale, { plan: words, rooms: named, apartments }: Messages["about"]) {
  if (!words) return [];
  const spaces: Readonly<Record<string, string>> = words.spaces;
  const nameOf = ({ kind, key }: NamePlace) => {
    if (kind === "pool") return fillMessage(words.pool, poolSize(locale));
    return (kind === "space" ? spaces[key] : (named[key]?.short ?? named[key]?.name)) ?? "";
  };
  return planData(plan, nameOf).map((floor) => {
    const drawn = rooms.filter(({ key }) => floor.rooms.some((room) => room.key === key));
    const names = drawn.flatMap(({ apartment = "" }) => apartments[apartment]?.name ?? []);
    /** Those that have rooms on the floor, as a list. */
    return { ...floor, apartments: formatList([...new Set(names)], "conjunction", locale) };
  });
}

function propertyFacts(locale: Locale, { facts }: Messages["about"], now: Date) {
  const { builtYear, floors, parkingSpaces, petsAllowed, plotSquareMetres } = villa;
  const area = formatArea(villa.areaSquareMetres, locale);
  const year = Number(yearOf(dateAtHouse(now)));
  const apartments = new Set(rooms.flatMap(({ apartment }) => apartment ?? [])).size;
  const rows: readonly (readonly [label: string, value: string | false])[] = [
    [facts.persons, fillPlural(facts.personsValue, villa.maximumPersons, locale)],
    [facts.apartments, apartments > 0 && formatNumber(apartments, locale)],
    [facts.bedrooms, formatNumber(villa.bedrooms, locale)],
    [facts.bathrooms, formatNumber(villa.bathrooms, locale)],
    [facts.area, floors ? fillPlural(facts.areaValue, floors, locale, { area }) : area],
    [facts.plot, plotSquareMetres !== undefined && formatArea(plotSquareMetres, locale)],
    [facts.pool, villa.pool !== undefined && fillMessage(facts.poolValue, poolSize(locale))],
    [
      facts.built,
      builtYear !== undefined &&
        fillPlural(facts.builtValue, year - builtYear, locale, { year: builtYear }),
    ],
    [facts.parking, parkingSpaces > 0 && fillPlural(facts.parkingValue, parkingSpaces, locale)],
    [facts.pets, petsAllowed !== undefined && facts.petsValue[petsAllowed ? "yes" : "no"]],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The group of a room: its apartment, else its floor; small rooms have a group of their own. */
function partOf({ apartment, floor, show }: Room): string | undefined {
  if (apartment) return `apartment-${apartment}`;
  return show === "small" ? undefined : floor;
}

function markRoom(room: Room, locale: Locale) {
  const count = countSleepers([room]);
  const mark = { colour: room.colour, sleepers: formatNumber(count, locale) };
  return count === 0 ? [] : [[room.key, mark] as const];
}

/** Beds and bathroom of a room, where it has them. */
function describeSleeping(
  { beds = [], bathroom }: Room,
  locale: Locale,
  about: Messages["about"],
): readonly string[] {
  return [...describeBeds(beds, locale, about), ...(bathroom ? [about.ownBathroom[bathroom]] : [])];
}

/** Beds of one kind and size together: `2 single beds, 100 × 200 cm`; the size where it is known. */
function describeBeds(beds: readonly Bed[], locale: Locale, about: Messages["about"]): string[] {
  const alike = Map.groupBy(beds, (bed) => JSON.stringify(bed));
  return [...alike.values()].flatMap(([bed, ...others]) => {
    if (!bed) return [];
    const { kind, widthCentimetres, lengthCentimetres } = bed;
    const name = nameBed(bed);
    const names = about.bedNames;
    if (names && name) return fillPlural(names[name], 1 + others.length, locale);
    const label = fillPlural(about.beds[kind], 1 + others.length, locale);
    if (!widthCentimetres || !lengthCentimetres) return label;
    // With American names of beds, sizes are in inches.
    const write = (length: number) =>
      names ? formatNumber(Math.round(length / 2.54), locale) : formatNumber(length, locale);
    const [width, length] = [write(widthCentimetres), write(lengthCentimetres)];
    return fillMessage(about.bedSize, { beds: label, width, length });
  });
}

function poolSize(locale: Locale): Readonly<Record<string, string>> {
  if (!villa.pool) return {};
  const { lengthMetres, widthMetres } = villa.pool;
  return {
    length: formatMetres(lengthMetres, locale),
    width: formatMetres(widthMetres, locale),
  };
}
