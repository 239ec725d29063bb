import { factTexts, home, places, prices, rooms, villa } from "../../facts/facts.server.ts";
import type { Place } from "../../facts/places.ts";
import type { Bed } from "../../facts/rooms.ts";
import { fillText } from "../../i18n/fill-text.ts";
import {
  formatDayRange,
  formatMetres,
  formatMinutesInWords,
  formatMoney,
  formatPercent,
} from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { FactTexts } from "../../text-schemas.ts";
import { findPlace } from "../describe-way.server.ts";

/** A heading that can be linked to by its id, and what is said under it. */
export type Entry = { readonly id: string; readonly heading: string; readonly text: string };

/** What guests should know before they book, and answers to their questions, in one language. */
export function goodToKnow(locale: Locale) {
  const texts = factTexts(locale)["good-to-know"];
  const facts = listFacts(locale);
  return {
    heading: texts.heading,
    items: listEntries(texts.items, facts),
    questions: {
      heading: texts.questions.heading,
      items: listEntries(texts.questions.items, facts),
    },
  };
}

/** The entries with their facts filled in; one that names a fact that the house lacks is left out. */
function listEntries(
  entries: FactTexts["good-to-know"]["items"],
  facts: Readonly<Record<string, string | number | undefined>>,
): readonly Entry[] {
  const known = Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => (fact === undefined ? [] : [[name, fact]])),
  );
  return Object.entries(entries)
    .map(([id, { heading, text }]) => ({ id, heading, text: fillText(text, known) }))
    .filter(({ text }) => !text.includes("{"));
}

function listFacts(locale: Locale) {
  const { pool, host, contact } = villa;
  const { payment, freeCancellationDays, fees, periods, currency } = prices;
  const money = (amount: number | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, currency, locale);
  const metres = (length: number | undefined) =>
    length === undefined ? undefined : formatMetres(length, locale);
  const minutesTo = (place: Place | undefined) =>
    place && formatMinutesInWords(place.travelMinutes, locale);
  const widthOf = (kind: Bed["kind"]) => {
    const beds = rooms.flatMap((room) => room.beds ?? []).filter((bed) => bed.kind === kind);
    const widths = beds.map((bed) => bed.widthCentimetres).sort((a, b) => a - b);
    const range = new Set([widths[0], widths.at(-1)]);
    return widths.length > 0 ? `${[...range].join("–")}\u00a0cm` : undefined;
  };
  const first = periods.map(({ from }) => from).sort()[0] ?? "";
  const last =
    periods
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? "";
  const isWholeYear = first === "01-01" && last === "12-31";
  return {
    persons: villa.maximumPersons,
    parking: villa.parkingSpaces,
    checkIn: villa.checkInFrom,
    checkOut: villa.checkOutUntil,
    quietFrom: villa.quietFrom,
    phone: contact.phone.replaceAll(" ", "\u00a0"),
    host: host?.name,
    hostMinutes: host && formatMinutesInWords(host.minutesAway, locale),
    doubleBed: widthOf("double"),
    singleBed: widthOf("single"),
    poolLength: metres(pool?.lengthMetres),
    poolWidth: metres(pool?.widthMetres),
    poolShallow: metres(pool?.shallowMetres),
    poolDeep: metres(pool?.deepMetres),
    villageMinutes: minutesTo(places.places.find(({ kind }) => kind === "village")),
    townMinutes: minutesTo(findPlace(home.surroundings.town)),
    prepayment: payment && formatPercent(payment.depositPercent / 100, locale),
    balanceDays: payment?.balanceDueDays,
    cancellationDays: freeCancellationDays,
    cleaning: money(fees?.cleaning),
    touristTax: money(fees?.touristTax),
    securityDeposit: money(fees?.securityDeposit),
    seasonStart: isWholeYear ? undefined : formatDayRange(first, first, locale),
    seasonEnd: isWholeYear ? undefined : formatDayRange(last, last, locale),
  };
}
