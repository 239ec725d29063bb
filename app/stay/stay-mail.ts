import { formatStayQuery, type Stay } from "../booking/stay.ts";
import { daysBetween } from "../dates/calendar-date.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { fillPlural } from "../i18n/fill-plural.ts";
import { formatDay } from "../i18n/format.ts";
import type { StayContext } from "./stay-context.ts";

/** Where a guest asks about a stay: the form for it, or an e-mail, with `dates` in the guest's language. */
export function formatStayMail(
  { arrival, departure, guests }: Stay,
  dates: string,
  { house, locale, messages }: StayContext,
): string {
  const { villa } = house;
  if (house.form) return `${house.form}&${formatStayQuery({ arrival, departure, guests })}`;
  const subject = fillMessage(messages.mail.subject, { villa, dates });
  const body = fillMessage(messages.mail.body, {
    villa,
    arrival: formatDay(arrival, locale),
    departure: formatDay(departure, locale),
    nights: fillPlural(messages.answer.nights, daysBetween(arrival, departure), locale),
    guests: guests ?? "",
  });
  // Mail programs want the line ends of RFC 6068.
  const lines = body.replaceAll("\n", "\r\n");
  return `mailto:${house.email}?subject=${encode(subject)}&body=${encode(lines)}`;
}

/** A text for an address; in a letter that is edited further, spaces are plain. */
export function encode(text: string): string {
  return encodeURIComponent(text.replaceAll("\u00a0", " "));
}
