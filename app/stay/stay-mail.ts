import type { Stay } from "../booking/stay.ts";
import { daysBetween } from "../dates/calendar-date.ts";
import { fillPlural } from "../i18n/fill-plural.ts";
import { fillText } from "../i18n/fill-text.ts";
import { formatDay } from "../i18n/format.ts";
import type { StayContext } from "./stay-context.ts";

/** The address of an e-mail to the house that asks about a stay, `dates` in the guest's language. */
export function formatStayMail(
  { arrival, departure, guests }: Stay,
  dates: string,
  { house, locale, texts }: StayContext,
): string {
  const { villa } = house;
  const subject = fillText(texts.mail.subject, { villa, dates });
  const body = fillText(texts.mail.body, {
    villa,
    arrival: formatDay(arrival, locale),
    departure: formatDay(departure, locale),
    nights: fillPlural(texts.answer.nights, daysBetween(arrival, departure), locale),
    guests: guests ?? "",
  });
  // Mail programs want the line ends of RFC 6068.
  const lines = body.replaceAll("\n", "\r\n");
  return `mailto:${house.email}?subject=${encode(subject)}&body=${encode(lines)}`;
}

/** For an address; in a letter that is edited further, spaces are plain. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll("\u00a0", " "));
}
