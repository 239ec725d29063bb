import { formatStayQuery, type Stay } from "../booking/stay.ts";
import { factMessages, villa } from "../facts/facts.server.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { formatDateRange, formatDay } from "../i18n/format.ts";
import { tagsOf } from "../i18n/formatters.ts";
import { withoutMarks } from "../i18n/lent-words.ts";
import { defaultLocale, type Locale } from "../i18n/locales.ts";
import type { StayAnswer } from "../stay/describe-stay.ts";
import type { EnquiryFields } from "./enquiry-fields.ts";

/** What the host must know of an enquiry beside its fields. */
type MailFacts = {
  /** The guest's language. */
  readonly locale: Locale;
  readonly stay: Stay | null;
  /** What the site says to that, in the host's language. */
  readonly answer: StayAnswer | null | undefined;
  /** The address of the prices in the host's language. */
  readonly page: string;
};

/**
 * The mail that brings an enquiry to the host, in the first language of the house. Nothing that the guest
 * has typed is in its subject: dates are read and written anew.
 */
export function writeEnquiryMail(fields: EnquiryFields, facts: MailFacts) {
  const { stay, answer, page, locale } = facts;
  const { mail, fields: labels } = factMessages(defaultLocale).enquiry;
  const { name, email, phone, arrival, departure, guests, message } = fields;
  const language = new Intl.DisplayNames(tagsOf(defaultLocale), { type: "language" }).of(locale);
  const price = answer?.kind === "quote" && `${answer.total} (${answer.nights})`;
  const refusal = answer?.kind === "refusal" ? answer.summary : "";
  const rows = [
    [mail.guest, name],
    [labels.email, email],
    [labels.phone, phone],
    [mail.language, language],
    [labels.arrival, arrival && formatDay(arrival, defaultLocale)],
    [labels.departure, departure && formatDay(departure, defaultLocale)],
    [labels.guests, guests],
    [mail.price, price],
    [mail.link, stay && `${page}?${formatStayQuery(stay)}#quote`],
  ].flatMap(([label, value]) => (value ? `${label}: ${value}` : []));
  const dates = stay && formatDateRange(stay.arrival, stay.departure, defaultLocale);
  const intro = fillMessage(mail.intro, { villa: villa.name });
  return {
    subject: plain(dates ? fillMessage(mail.subject, { dates }) : mail.subjectWithoutDates),
    text: plain(
      [intro, [...rows, refusal].join("\n").trimEnd(), message, `-- \n${mail.answer}`].join("\n\n"),
    ),
    replyTo: email,
  };
}

/** For a program that shows texts as they are. */
function plain(text: string): string {
  return withoutMarks(text).replaceAll(/[\u00a0\u202f]/g, " ");
}
