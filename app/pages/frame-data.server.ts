import flags from "../../generated/flags.json" with { type: "json" };
import type { FooterData } from "../components/footer.tsx";
import type { FrameData } from "../components/frame.tsx";
import { markExample } from "../facts/example-number.ts";
import { factTexts, links, prices, villa } from "../facts/facts.server.ts";
import { fillText } from "../i18n/fill-text.ts";
import { formatMoneyRange } from "../i18n/format.ts";
import type { Locale } from "../i18n/locales.ts";

/** The facts that the frame and its links show, in one language. */
export function frameData(locale: Locale): FrameData {
  const { address, contact } = villa;
  const { booking, partnerListing, sisterVilla } = factTexts(locale).links;
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
    booking: { ...booking, guests: villa.maximumPersons },
    stay: null,
    partnerListing,
    sisterVilla,
    maps: links.maps,
    flags,
  };
}

/** Those that only the footer shows; `now` gives the copyright year. */
export function footerData(locale: Locale, now: Date): FooterData {
  const { operator } = villa;
  const { links: addresses, operator: texts } = factTexts(locale);
  const numbers = [
    [texts.approval, operator.approval],
    [texts.registration, operator.registrationNumber],
    [texts.taxNumber, operator.taxNumber],
  ] as const;
  return {
    imprint: [
      fillText(texts.name, { operator: operator.name }),
      ...numbers.flatMap(([label, number]) =>
        number ? fillText(label, { number: markExample(number, texts.example) }) : [],
      ),
    ],
    year: now.getUTCFullYear(),
    termsOfUse: addresses.termsOfUse,
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
