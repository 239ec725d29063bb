import { daysBetween } from "../../domain/dates/calendar-date.ts";
import { dateAtHouse, houseTimeZone } from "../../domain/dates/today.ts";
import { fillPlural } from "../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import {
  formatDate,
  formatDateRange,
  formatDay,
  formatLabel,
  formatTime,
} from "../../domain/locales/format.ts";
import { tagsOf } from "../../domain/locales/formatters.ts";
import { defaultLocale, type Locale } from "../../domain/locales/locales.ts";
import { factMessages, villa } from "../../house/facts/facts.server.ts";
import { pricesPage } from "../../house/routes/routes.ts";
import { loadPageMessages } from "../layout/load-messages.ts";
import type { Occasion } from "../occasion.ts";
import { answerStays, availabilityData, bookingData } from "../stay/availability-data.server.ts";
import { describeWho } from "../stay/describe-party.ts";
import { formatStayQuery, noStay, partyNames, type Stay } from "../stay/stay.ts";
import { parseStayQuery } from "../stay/stay-query.ts";
import { type EnquiryFields, stayOf, summaryOf } from "./enquiry-fields.ts";

/**
 * Prepares the mail of an enquiry. The returned function writes it in the first language of the house, for a guest who
 * reads `locale`. The subject contains nothing typed by the guest: dates are parsed and formatted.
 */
export async function prepareMail(occasion: Occasion) {
  const { answerForHost, nameParty, extrasLabel } = await prepareAnswerForHost(occasion);
  const { mail, fields: labels } = factMessages(defaultLocale).enquiry;

  return (fields: EnquiryFields, locale: Locale, receivedAt: Date) => {
    const { name, email, phone, arrival, departure, guests, message } = fields;
    const stay = stayOf(fields);
    const answer = stay && answerForHost(stay);
    const formStay = parseStayQuery(`${new URLSearchParams(fields)}`) ?? noStay;
    const isSaid = partyNames.some((field) => fields[field] !== "");
    const who = isSaid ? nameParty(formStay) : { party: "", extras: "" };
    const language = new Intl.DisplayNames(tagsOf(defaultLocale), { type: "language" }).of(locale);
    const day = formatDate(dateAtHouse(receivedAt), defaultLocale);
    const lastDay = departure && formatDay(departure, defaultLocale);
    const lines: readonly [label: string, value: string | undefined][] = [
      [mail.guest, name],
      [labels.email, email],
      [labels.phone, phone],
      [mail.language, language],
      [mail.received, `${day}, ${formatTime(receivedAt, houseTimeZone, defaultLocale)}`],
      [labels.arrival, arrival && formatDay(arrival, defaultLocale)],
      [labels.departure, answer ? `${lastDay} (${answer.nights})` : lastDay],
      [labels.guests, who.party || guests],
      [extrasLabel, who.extras],
      [mail.calendar, answer?.calendar],
      [mail.price, answer?.price],
      ...(answer?.spot ?? []).map(({ label, text }): [string, string] => [label, text]),
      [mail.link, answer?.link],
    ];
    const rows = lines.flatMap(([label, value]) =>
      value ? formatLabel(label, value, defaultLocale) : [],
    );
    const dates = stay && formatDateRange(stay.arrival, stay.departure, defaultLocale);
    const intro = fillMessage(mail.intro, { villa: villa.name });
    return {
      subject: plain(dates ? fillMessage(mail.subject, { dates }) : mail.subjectWithoutDates),
      text: plain([intro, rows.join("\n"), message, `-- \n${mail.answer}`].join("\n\n")),
      replyTo: email,
    };
  };
}

/** Prepares the description of a stay for the host, in the first language of the house. */
async function prepareAnswerForHost(occasion: Occasion) {
  const locale = defaultLocale;
  const { availability } = await loadPageMessages(pricesPage, locale);
  const { free, unknown, refusals } = factMessages(locale).enquiry.mail;
  const messages = {
    ...availability,
    answer: { ...availability.answer, free, unknown },
    refusals: { ...availability.refusals, ...refusals },
  };
  const wording = { locale, messages };
  const data = availabilityData(wording, occasion);
  const answer = answerStays(data, wording);
  const answerForHost = (stay: Stay) => {
    const view = answer(stay);
    const isQuote = view.kind === "quote" || view.kind === "on request";
    return {
      nights: fillPlural(messages.answer.nights, daysBetween(stay.arrival, stay.departure), locale),
      calendar: isQuote ? view.note : summaryOf(view),
      price: isQuote ? view.total : "",
      spot: isQuote ? view.spot : [],
      link: `${data.house.address}?${formatStayQuery(stay)}#quote`,
    };
  };
  const context = { ...data, ...wording, booking: bookingData(locale, occasion.isServed) };
  const nameParty = (stay: Stay) => describeWho(stay, context);
  return { answerForHost, nameParty, extrasLabel: messages.stay.extras };
}

/** Plain text, for mail programs. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, " ");
}
