// The mail that an enquiry becomes: what the guest wants and what the calendar answers, for the host.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { addDays } from "../domain/dates/calendar-date.ts";
import { houseTimeZone } from "../domain/dates/today.ts";
import { fillPlural } from "../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../domain/locales/fill-message.ts";
import { formatDate, formatDay, formatTime } from "../domain/locales/format.ts";
import { defaultLocale } from "../domain/locales/locales.ts";
import { lastDepartureOf } from "../domain/nights/availability.ts";
import { factMessages } from "../house/facts/facts.server.ts";
import { emptyForm } from "../site/enquiry/enquiry-fields.ts";
import { formatStayQuery } from "../site/stay/stay.ts";
import { workspace } from "./support/built-site.ts";
import { readTexts, second } from "./support/languages.ts";
import { readRenderContext } from "./support/read-render-context.ts";

type MailModule = typeof import("../site/enquiry/enquiry-mail.server.ts");

const { prepareMail }: MailModule = await import(
  pathToFileURL(join(workspace.out, "mail.js")).href
);

const { mail: words, fields: labels } = factMessages(defaultLocale).enquiry;
const receivedAt = new Date("2026-11-27T15:04:00Z");
const today = "2026-11-27";
const stay = { arrival: addDays(today, 60), departure: addDays(today, 67) };
const until = lastDepartureOf(today);
const calendar = {
  ...{ from: today, until, openUntil: null, taken: [] },
  checkedAt: receivedAt.toISOString(),
};

/** As programs show it that know no narrow spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** The text of the mail about a stay, from a guest in another language. */
async function write(changes: object, asked = stay): Promise<string> {
  const availability = { ...calendar, ...changes };
  const context = { ...(await readRenderContext()), now: receivedAt, availability, isServed: true };
  const writeMail = await prepareMail(context);
  const typed = { name: "Ana", email: "ana@mail.example", message: "Is there a cot?", guests: "2" };
  const fields = { ...emptyForm.fields, ...typed, ...asked };
  return writeMail(fields, second, receivedAt).text;
}

test("says who wants what, when it was written, and what the stay costs", async () => {
  const text = await write({});
  const { answer } = await readTexts(defaultLocale, "availability");
  const [day, time] = [
    formatDate(today, defaultLocale),
    formatTime(receivedAt, houseTimeZone, defaultLocale),
  ];
  for (const said of [
    ...["Ana", "ana@mail.example", "Is there a cot?", formatStayQuery(stay)],
    ...[formatDay(stay.arrival, defaultLocale), `${labels.guests}: 2`, `${day}, ${time}`],
    `${formatDay(stay.departure, defaultLocale)} (${fillPlural(answer.nights, 7, defaultLocale)})`,
    ...[words.free, words.price],
  ]) {
    expect(text).toContain(plain(said));
  }
});

test("says what the calendar answers in words for the host", async () => {
  const { refusals, answer } = await readTexts(defaultLocale, "availability");
  const far = { arrival: addDays(until, -3), departure: addDays(until, 4) };
  const past = { arrival: addDays(today, -3), departure: addDays(today, 4) };
  const night = { from: stay.arrival, to: addDays(stay.arrival, 1) };
  for (const [changes, asked, said] of [
    [{ taken: [night] }, stay, words.refusals.taken],
    [{ openUntil: stay.arrival }, stay, words.refusals["not-open"]],
    [{}, past, words.refusals.past],
    [{}, far, fillMessage(words.refusals["too-far"], { date: formatDate(until, defaultLocale) })],
    [{ checkedAt: null }, stay, words.unknown],
  ] as const) {
    const text = await write(changes, asked);
    expect(text).toContain(plain(said));
    // Nothing that the page says to guests.
    for (const toGuests of [refusals.taken, refusals["not-open"], answer.unknown, answer.free]) {
      expect(text).not.toContain(toGuests);
    }
  }
});

test("says nothing of a calendar where no dates are asked about", async () => {
  const text = await write({}, { arrival: "", departure: "" });
  expect(text).toContain("Is there a cot?");
  expect(text).not.toContain(`${words.calendar}:`);
});
