import { seasonOf } from "../../domain/prices/seasons.ts";
import type { Facts } from "./facts.ts";
import type { Bed } from "./rooms.ts";

type House = Pick<Facts, "villa" | "home" | "prices" | "places"> & Facts["rooms"];
type Written = string | number | undefined;

/** Formatters of a language; the checker needs only the names and has none. */
export type Formatters = {
  readonly [What in "metres" | "width" | "minutes" | "share"]: (
    amount: number | undefined,
  ) => Written;
} & { readonly [What in "day" | "time"]: (moment: string | undefined) => Written };

/**
 * The facts that good to know may name in braces, `{checkIn}`, besides the amounts of fees; undefined if the house
 * lacks them.
 */
export const placeholders: Readonly<
  Record<string, (house: House, formatters: Formatters) => Written>
> = {
  persons: ({ villa }) => villa.maximumPersons,
  parking: ({ villa }) => villa.parkingSpaces,
  checkIn: ({ villa }, formatters) => formatters.time(villa.checkInFrom),
  checkOut: ({ villa }, formatters) => formatters.time(villa.checkOutUntil),
  quietFrom: ({ villa }, formatters) => formatters.time(villa.quietFrom),
  wifiSpeed: ({ villa }) => villa.wifiMegabits,
  phone: ({ villa }) => villa.contact.phone.replaceAll(" ", "\u00a0"),
  host: ({ villa }) => villa.host?.name,
  hostMinutes: ({ villa }, formatters) => formatters.minutes(villa.host?.minutesAway),
  doubleBed: ({ rooms }, formatters) => widthOf("double", rooms, formatters),
  singleBed: ({ rooms }, formatters) => widthOf("single", rooms, formatters),
  poolLength: ({ villa }, formatters) => formatters.metres(villa.pool?.lengthMetres),
  poolWidth: ({ villa }, formatters) => formatters.metres(villa.pool?.widthMetres),
  poolShallow: ({ villa }, formatters) => formatters.metres(villa.pool?.shallowMetres),
  poolDeep: ({ villa }, formatters) => formatters.metres(villa.pool?.deepMetres),
  poolFrom: ({ villa }, formatters) => formatters.day(villa.pool?.heated?.from),
  poolUntil: ({ villa }, formatters) => formatters.day(villa.pool?.heated?.to),
  poolDegrees: ({ villa }) => villa.pool?.heated?.celsius,
  villageMinutes: ({ places }, formatters) =>
    formatters.minutes(places.places.find(({ kind }) => kind === "village")?.travelMinutes),
  townMinutes: ({ places, home: { surroundings } }, formatters) =>
    formatters.minutes(places.places.find(({ key }) => key === surroundings.town)?.travelMinutes),
  prepayment: ({ prices }, formatters) => {
    const percent = findDeposit(prices)?.percent;
    return formatters.share(percent && percent / 100);
  },
  balanceDays: ({ prices }) => findDeposit(prices)?.days,
  cancellationDays: ({ prices }) => prices.freeCancellationDays,
  seasonStart: ({ prices }, formatters) => formatters.day(seasonOf(prices)?.from),
  seasonEnd: ({ prices }, formatters) => formatters.day(seasonOf(prices)?.to),
};

/** A share when booking and the rest some days before the arrival; nothing where a list has other instalments. */
function findDeposit({ payment = {} }: House["prices"]) {
  const { depositPercent, balanceDueDays, instalments: [first, second, ...others] = [] } = payment;
  if (depositPercent !== undefined) return { percent: depositPercent, days: balanceDueDays };
  const isUsual = first?.withinDays === 0 && second?.daysBefore && others.length === 0;
  return isUsual ? { percent: first.percent, days: second.daysBefore } : undefined;
}

function widthOf(kind: Bed["kind"], rooms: House["rooms"], formatters: Formatters): Written {
  const beds = rooms.flatMap((room) => room.beds ?? []).filter((bed) => bed.kind === kind);
  const widths = beds.flatMap((bed) => bed.widthCentimetres ?? []).sort((a, b) => a - b);
  const [narrowest, widest] = [formatters.width(widths[0]), formatters.width(widths.at(-1))];
  // The unit is written once.
  return narrowest === widest ? widest : `${String(narrowest).replace(/\D+$/, "")}–${widest}`;
}
