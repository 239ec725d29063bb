import flags from "../../generated/flags.json" with { type: "json" };
import type { FrameData } from "../components/frame.tsx";
import { markExample } from "../facts/example-number.ts";
import { factTexts, links, prices, villa } from "../facts/facts.server.ts";
import { fillText } from "../i18n/fill-text.ts";
import { formatMoneyRange } from "../i18n/format.ts";
import type { Locale } from "../i18n/locales.ts";

/** The facts that header and footer show, in one language; `now` gives the copyright year. */
export function frameData(locale: Locale, now: Date): FrameData {
  const { address, contact, operator } = villa;
  const { links: addresses, operator: texts } = factTexts(locale);
  const { booking, partnerListing, sisterVilla, termsOfUse } = addresses;
  const numbers = [
    [texts.approval, operator.approval],
    [texts.registration, operator.registrationNumber],
    [texts.taxNumber, operator.taxNumber],
  ] as const;
  return {
    villa: villa.name,
    sister: villa.sisterName ?? "",
    prices: priceRange(locale),
    phone: contact.phone,
    email: contact.email,
    addressLines: [
      address.street,
      `${address.postalCode} ${address.locality}`,
      countryName(address.country, locale),
    ],
    imprint: [
      fillText(texts.name, { operator: operator.name }),
      ...numbers.flatMap(([label, number]) =>
        number ? fillText(label, { number: markExample(number, texts.example) }) : [],
      ),
    ],
    year: now.getUTCFullYear(),
    booking: { ...booking, guests: villa.maximumPersons },
    stay: null,
    partnerListing,
    sisterVilla,
    termsOfUse,
    maps: links.maps,
    flags,
  };
}

function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code;
}

/** What a night costs in the season, from the lowest to the highest price. */
function priceRange(locale: Locale): string {
  const all = prices.periods.map(({ pricePerNight }) => pricePerNight);
  return formatMoneyRange(Math.min(...all), Math.max(...all), prices.currency, locale);
}
