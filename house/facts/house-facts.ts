import { seasonOf } from "../../domain/prices/seasons.ts";
import type { Facts } from "./facts.ts";
import type { Bed } from "./rooms.ts";

type House = Pick<Facts, "villa" | "home" | "prices" | "places"> & Facts["rooms"];
type Said = string | number | undefined;

/** Formatters of a language; the checker needs only the names and has none. */
export type Say = {
  readonly [What in "metres" | "width" | "minutes" | "share"]: (amount: number | undefined) => Said;
} & { readonly [What in "day" | "time"]: (moment: string | undefined) => Said };

/**
 * The facts that good to know may name in braces, `{checkIn}`, besides the amounts of fees; undefined if the house
 * lacks them.
 */
export const houseFacts: Readonly<Record<string, (house: House, say: Say) => Said>> = {
  persons: ({ villa }) => villa.maximumPersons,
  parking: ({ villa }) => villa.parkingSpaces,
  checkIn: ({ villa }, say) => say.time(villa.checkInFrom),
  checkOut: ({ villa }, say) => say.time(villa.checkOutUntil),
  quietFrom: ({ villa }, say) => say.time(villa.quietFrom),
  wifiSpeed: ({ villa }) => villa.wifiMegabits,
  phone: ({ villa }) => villa.contact.phone.replaceAll(" ", "\u00a0"),
  host: ({ villa }) => villa.host?.name,
  hostMinutes: ({ villa }, say) => say.minutes(villa.host?.minutesAway),
  doubleBed: ({ rooms }, say) => widthOf("double", rooms, say),
  singleBed: ({ rooms }, say) => widthOf("single", rooms, say),
  poolLength: ({ villa }, say) => say.metres(villa.pool?.lengthMetres),
  poolWidth: ({ villa }, say) => say.metres(villa.pool?.widthMetres),
  poolShallow: ({ villa }, say) => say.metres(villa.pool?.shallowMetres),
  poolDeep: ({ villa }, say) => say.metres(villa.pool?.deepMetres),
  poolFrom: ({ villa }, say) => say.day(villa.pool?.heated?.from),
  poolUntil: ({ villa }, say) => say.day(villa.pool?.heated?.to),
  poolDegrees: ({ villa }) => villa.pool?.heated?.celsius,
  villageMinutes: ({ places }, say) =>
    say.minutes(places.places.find(({ kind }) => kind === "village")?.travelMinutes),
  townMinutes: ({ places, home: { surroundings } }, say) =>
    say.minutes(places.places.find(({ key }) => key === surroundings.town)?.travelMinutes),
  prepayment: ({ prices }, say) => {
    const percent = findDeposit(prices)?.percent;
    return say.share(percent && percent / 100);
  },
  balanceDays: ({ prices }) => findDeposit(prices)?.days,
  cancellationDays: ({ prices }) => prices.freeCancellationDays,
  seasonStart: ({ prices }, say) => say.day(seasonOf(prices)?.from),
  seasonEnd: ({ prices }, say) => say.day(seasonOf(prices)?.to),
};

/** A share when booking and the rest some days before the arrival; nothing where a list has other instalments. */
function findDeposit({ payment = {} }: House["prices"]) {
  const { depositPercent, balanceDueDays, instalments: [first, second, ...others] = [] } = payment;
  if (depositPercent !== undefined) return { percent: depositPercent, days: balanceDueDays };
  const isUsual = first?.withinDays === 0 && second?.daysBefore && others.length === 0;
  return isUsual ? { percent: first.percent, days: second.daysBefore } : undefined;
}

function widthOf(kind: Bed["kind"], rooms: House["rooms"], say: Say): Said {
  const beds = rooms.flatMap((room) => room.beds ?? []).filter((bed) => bed.kind === kind);
  const widths = beds.flatMap((bed) => bed.widthCentimetres ?? []).sort((a, b) => a - b);
  const [narrowest, widest] = [say.width(widths[0]), say.width(widths.at(-1))];
  // The unit is written once.
  return narrowest === widest ? widest : `${String(narrowest).replace(/\D+$/, "")}–${widest}`;
}
