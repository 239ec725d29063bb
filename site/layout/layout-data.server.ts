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
import type { Occasion } from "../occasion.ts";
import { bookingData, enquiryHouse } from "../stay/availability-data.server.ts";
import { pricedParty } from "../stay/quote-stay.ts";
import { findNextWeek } from "../stay/season-weeks.ts";
import type { Localized } from "../stay/stay.ts";
import { channelData, newsletterData } from "./contact-data.server.ts";

/** The data of header and links, in the visitor's language. */
export type LayoutData = Readonly<ReturnType<typeof layoutData>>;

/** The data of the footer. */
export type FooterData = Readonly<ReturnType<typeof footerData>>;

/**
 * The data of the layout and its links in one language. The next free week needs a context, because pages without one
 * are not rendered again when the calendar changes. `isServed`: the site has a server.
 */
export function layoutData(wording: Localized, isServed: boolean, occasion?: Occasion) {
  const { locale } = wording;
  const { address, contact } = villa;
  const { partnerListing, sisterVilla } = factMessages(locale).links;
  const booking = bookingData(locale, isServed);
  return {
    villa: villa.name,
    /** The name of another house of the owner; empty if there is none. */
    sister: villa.sisterName ?? "",
    /** The lowest and the highest price of a night. */
    prices: priceRange(locale),
    nextWeek: occasion
      ? findNextWeek(wording, {
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

/** The data of the footer. */
export function footerData({ locale, messages: { sample } }: Localized, occasion: Occasion) {
  const { operator } = villa;
  const { links: addresses, operator: labels } = factMessages(locale);
  const numbers = [
    [labels.approval, operator.approval],
    [labels.registration, operator.registrationNumber],
    [labels.taxNumber, operator.taxNumber],
  ] as const;
  return {
    /** The operator of the house with the numbers required by law. */
    imprint: [
      fillMessage(labels.name, { operator: operator.name }),
      ...numbers.flatMap(([label, number]) =>
        number ? fillMessage(label, { number: markExample(number, labels.example) }) : [],
      ),
    ],
    year: yearOf(dateAtHouse(occasion.now)),
    /** The notice that the calendar is a sample, if it is. */
    sample: occasion.availability.isSample ? sample : "",
    termsOfUse: addresses.termsOfUse,
    newsletter: newsletterData(locale),
  };
}

function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(tagsOf(locale), { type: "region" }).of(code) ?? code;
}

/** The lowest and highest price of a night in the season. */
function priceRange(locale: Locale): string {
  const people = countPeople(prices, pricedParty(prices, {}), {});
  const all = prices.periods.flatMap((period) => nightRange(prices, period, people) ?? []);
  return formatMoneyRange(Math.min(...all), Math.max(...all), prices.currency, locale);
}
