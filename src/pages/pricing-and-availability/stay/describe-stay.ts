import type { Availability } from "../../../availability/availability.ts";
import { priceOfStay } from "../../../availability/price-of-stay.ts";
import { type Quote, quoteStay, type RefusedStay } from "../../../availability/quote-stay.ts";
import type { Stay } from "../../../availability/stay.ts";
import type { Prices } from "../../../facts/facts.ts";
import { fillPlural, fillText } from "../../../i18n/fill-text.ts";
import { formatDateRange, formatDayRange, formatMoney } from "../../../i18n/format.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { Bundles } from "../../../texts/load-texts.ts";
import { describeRefusal } from "./describe-refusal.ts";
import type { StayAnswer } from "./stay-answer.ts";
import { type StayHouse, writeStayMail } from "./write-stay-mail.ts";

/** What decides the answer to a stay, and how it is put. */
export type StayContext = {
  readonly availability: Availability;
  readonly prices: Prices;
  readonly today: string;
  /** Whether it is not known which nights are free: all may be, and guests are asked to enquire. */
  readonly isOnRequest: boolean;
  readonly locale: Locale;
  readonly texts: Bundles["availability"];
  readonly house: StayHouse;
};

/** The answer to a stay as a guest asked for it, in any text; never throws. */
export function describeStay(stay: Stay, context: StayContext): StayAnswer {
  const { availability, prices, today, isOnRequest } = context;
  const known = isOnRequest ? { ...availability, taken: [], openUntil: null } : availability;
  const result = quoteStay(stay, known, prices, today);
  return result.isPossible ? describeQuote(result, context) : describeNo(stay, result, context);
}

function describeQuote(quote: Quote, context: StayContext): StayAnswer {
  const { prices, isOnRequest, locale, texts, house } = context;
  const { answer } = texts;
  const { arrival, departure } = quote;
  const dates = formatDateRange(arrival, departure, locale);
  const nights = fillPlural(answer.nights, quote.nights, locale);
  const money = (amount: number) => formatMoney(amount, prices.currency, locale);
  const total = quote.total === null ? answer.onRequestPrice : money(quote.total);
  const priced = quote.perPeriod.map(({ key, nights: count, pricePerNight, sum }) => {
    const period = prices.periods.find((candidate) => candidate.key === key);
    return {
      label: period ? formatDayRange(period.from, period.to, locale) : "",
      detail: fillText(answer.share, {
        nights: fillPlural(answer.nights, count, locale),
        price: money(pricePerNight),
      }),
      sum: money(sum),
    };
  });
  const onRequest = {
    label: answer.onRequest,
    detail: fillPlural(answer.nights, quote.onRequestNights, locale),
    sum: answer.onRequestPrice,
  };
  return {
    kind: "quote",
    dates,
    nights,
    note: isOnRequest ? answer.unknown : answer.free,
    shares: priced.length > 0 && quote.onRequestNights > 0 ? [...priced, onRequest] : priced,
    total,
    isOnRequest: isOnRequest || quote.total === null,
    booking: fillText(house.booking, { arrival, departure }),
    mail: writeStayMail(quote, { house, locale, texts }),
    summary: fillText(answer.summary, { dates, nights, total }),
  };
}

/** Refusals that guests can do something about by asking; in the others the dates are a slip. */
const reasonsToAsk = new Set(["taken", "not-open", "too-far", "arrival-day", "minimum-nights"]);

function describeNo(
  stay: Stay,
  { refusal, nearest }: RefusedStay,
  { availability, prices, locale, texts, house }: StayContext,
): StayAnswer {
  const canAsk = reasonsToAsk.has(refusal.reason);
  return {
    kind: "refusal",
    summary: describeRefusal(refusal, { until: availability.until, locale, texts }),
    none: canAsk && nearest.length === 0 ? texts.answer.none : null,
    nearest: nearest.map((offered) => {
      const { nights, total } = priceOfStay(prices, offered);
      return {
        dates: formatDateRange(offered.arrival, offered.departure, locale),
        nights: fillPlural(texts.answer.nights, nights, locale),
        price:
          total === null
            ? texts.answer.nearestOnRequest
            : formatMoney(total, prices.currency, locale),
        stay: offered,
      };
    }),
    mail: canAsk ? writeStayMail(stay, { house, locale, texts }) : null,
  };
}
