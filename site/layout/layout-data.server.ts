import flags from "#house/flags.json" with { type: "json" };
import { yearOf } from "../../domain/dates/calendar-date.ts";
import { dateAtHouse } from "../../domain/dates/today.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { formatMoneyRange } from "../../domain/locales/format.ts";
import { tagsOf } from "../../domain/locales/formatters.ts";
import type { Locale, PerLocale } from "../../domain/locales/locales.ts";
import { countPeople } from "../../domain/prices/party.ts";
import { nightRange } from "../../domain/prices/rent.ts";
import { factMessages, links, prices, villa } from "../../house/facts/facts.server.ts";
import { dialledNumber, markExample } from "../../house/facts/telephone.ts";
import { bookingData, enquiryHouse, type Occasion } from "../stay/availability-data.server.ts";
import { pricedParty } from "../stay/quote-stay.ts";
import { findNextWeek } from "../stay/season-weeks.ts";
import type { Localized } from "../stay/stay.ts";
import { channelData, newsletterData } from "./contact-data.server.ts";

/** What header, footer and links need to know of the house, in the visitor's language. */
export type LayoutData = Readonly<ReturnType<typeof layoutData>>;

/** What only the footer shows. */
export type FooterData = Readonly<ReturnType<typeof footerData>>;

/**
 * The facts that the layout and its links show, in one language; the next free week on an occasion alone,
 * since the pages without one stay as they are when the calendar changes. `isServed`: a server of ours answers.
 */
export function layoutData(message: Localized, isServed: boolean, occasion?: Occasion) {
  const { locale } = message;
  const { address, contact } = villa;
  const { partnerListing, sisterVilla } = factMessages(locale).links;
  const booking = bookingData(locale, isServed);
  return {
    villa: villa.name,
    /** Another house of ours; empty where there is none. */
    sister: villa.sisterName ?? "",
    /** The lowest and the highest price of a night. */
    prices: priceRange(locale),
    nextWeek: occasion
      ? findNextWeek(message, {
          ...occasion,
          prices,
          booking,
          house: enquiryHouse(locale, isServed),
        })
      : null,
    phone: contact.phone,
    phoneAddress: `tel:${dialledNumber(contact.phone)}`,
    email: contact.email,
    channels: channelData(locale),
    addressLines: [
      address.street,
      `${address.postalCode} ${address.locality}`,
      countryName(address.country, locale),
    ],
    booking,
    partnerListing,
    sisterVilla,
    maps: links.maps,
    flags: flags as PerLocale<string>,
  };
}

/** Those that only the footer shows. */
export function footerData({ locale, messages: { sample } }: Localized, occasion: Occasion) {
  const { operator } = villa;
  const { links: addresses, operator: labels } = factMessages(locale);
  const numbers = [
    [labels.approval, operator.approval],
    [labels.registration, operator.registrationNumber],
    [labels.taxNumber, operator.taxNumber],
  ] as const;
  return {
    /** Who runs the house, and numbers that the law asks for. */
    imprint: [
      fillMessage(labels.name, { operator: operator.name }),
      ...numbers.flatMap(([label, number]) =>
        number ? fillMessage(label, { number: markExample(number, labels.example) }) : [],
      ),
    ],
    year: yearOf(dateAtHouse(occasion.now)),
    /** Says that the calendar is a sample, where it is. */
    sample: occasion.availability.isSample ? sample : "",
    termsOfUse: addresses.termsOfUse,
    newsletter: newsletterData(locale),
  };
}

function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(tagsOf(locale), { type: "region" }).of(code) ?? code;
}

/** What a night costs in the season, from the lowest to the highest price. */
function priceRange(locale: Locale): string {
  const people = countPeople(prices, pricedParty(prices, {}), {});
  const all = prices.periods.flatMap((period) => nightRange(prices, period, people) ?? []);
  return formatMoneyRange(Math.min(...all), Math.max(...all), prices.currency, locale);
}
