import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Footer } from "../components/footer.tsx";
import { LayoutProvider } from "../components/layout.tsx";
import { daysBetween, isCalendarDate } from "../dates/calendar-date.ts";
import { dateAtHouse, houseTimeZone } from "../dates/today.ts";
import {
  type EnquiryFields,
  type EnquiryForm,
  fieldNames,
  mostLetters,
} from "../enquiry/enquiry-fields.ts";
import { type EnquiryData, EnquiryView } from "../enquiry/enquiry-view.tsx";
import { factMessages, villa } from "../facts/facts.server.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { fillPlural } from "../i18n/fill-plural.ts";
import { formatDate, formatDateRange, formatDay, formatLabel, formatTime } from "../i18n/format.ts";
import { tagsOf } from "../i18n/formatters.ts";
import { defaultLocale, type Locale } from "../i18n/locales.ts";
import { loadMessages, loadPageMessages } from "../load-messages.ts";
import type { Payload } from "../loaded-page.ts";
import { drawingData } from "../pages/drawing-data.server.ts";
import { preparePage } from "../pages/page-data.server.ts";
import { pagePicture, pictureData } from "../pages/picture-data.server.ts";
import { Root } from "../root.tsx";
import type { Route } from "../routes.ts";
import { availabilityData, bookingData } from "../stay/availability-data.server.ts";
import { formatStayQuery, type Stay } from "../stay/stay.ts";
import { isStay, parseStayQuery } from "../stay/stay-query.ts";
import { type StayView, stayView } from "../stay/stay-view.ts";
import { headData } from "./head-data.server.ts";
import { commonPayload, headFacts, type RenderContext } from "./render-page.server.tsx";
import { findStyles, writeDocument } from "./write-document.server.ts";

/**
 * Prepares the form for enquiries in the language of the prices page's route. The function given back
 * renders it, empty, refused or sent, and writes the mail to the house.
 */
export async function prepareEnquiry(route: Route, context: RenderContext) {
  const { locale } = route;
  const [page, answerForHost, layoutMessages, { footer, ...shared }] = await Promise.all([
    preparePage(route, context),
    prepareAnswerForHost(context),
    loadMessages("layout", locale),
    commonPayload(locale, context),
  ]);
  const text = factMessages(locale).enquiry;
  const head = headData(headFacts(text.title, text.lead, context), undefined, locale);
  const common = { ...shared, page: route.page, head };
  const styles = findStyles(context.assets, "enquiry");

  return (form: EnquiryForm, receivedAt: Date) => {
    const stay = readStay(form.fields);
    const view = (stay && page.answer?.(stay)) ?? null;
    const payload: Payload = {
      ...common,
      // For how many is typed into the form, which keeps it.
      search: stay ? `?ask&${formatStayQuery({ ...stay, party: undefined })}` : "?ask",
      ...(stay && view && { sent: { stay, view } }),
    };
    const data: EnquiryData = {
      ...{ form, text, faults: describeFaults(form, locale), mostGuests: villa.maximumPersons },
      ...describeAction(route),
      host: villa.host && {
        name: villa.host.name,
        portrait: villa.host.drawing ? drawingData(villa.host.drawing, locale) : undefined,
      },
      picture: pictureData(pagePicture(route.page), locale),
      stay: summaryOf(view),
      shown: listShown(form.fields, locale),
      today: dateAtHouse(context.now),
    };
    const content = <EnquiryView data={data} />;
    const html = form.isPart ? renderPart(content, payload) : renderWhole(content, payload);
    const facts = { locale, receivedAt, stay, ...(stay && answerForHost(stay)) };
    const mail = form.isSent ? writeEnquiryMail(form.fields, facts) : null;
    return { html, mail, styleHashes: [styles.hash] };
  };

  function renderPart(content: ReactNode, { search, sent, head, layout }: Payload): string {
    const names = { locale, route, search, sent, title: head.title };
    const value = { ...names, data: layout, messages: layoutMessages };
    return `<!DOCTYPE html>${renderToString(<LayoutProvider value={value}>{content}</LayoutProvider>)}`;
  }

  function renderWhole(content: ReactNode, payload: Payload): string {
    const page = { payload, layoutMessages, content, footer: <Footer {...footer} /> };
    const parts = { assets: context.assets, styles, hasScripts: false, isEnquiry: true };
    return writeDocument(renderToString(<Root page={page} />), payload, parts);
  }
}

/** The stay that is asked about, where both dates are there and in their order. */
function readStay(fields: EnquiryFields): Stay | null {
  const stay = parseStayQuery(`${new URLSearchParams(fields)}`);
  return stay && isStay(stay) ? stay : null;
}

/** The answer to a stay in one sentence; empty where none is asked about. */
function summaryOf(view: StayView | null): string {
  return view === null || view.kind === "empty" || view.kind === "half" ? "" : view.summary;
}

function describeAction({ path }: Route) {
  const { enquiries } = villa;
  return typeof enquiries === "object"
    ? { action: enquiries.service, isOurs: false }
    : { action: `${path}?ask`, isOurs: true };
}

function describeFaults({ faults }: EnquiryForm, locale: Locale): EnquiryData["faults"] {
  const { faults: words } = factMessages(locale).enquiry;
  const missing: Readonly<Record<string, string>> = words.missing;
  const described = Object.entries(faults).map(([name, fault]) => {
    const most = mostLetters[name as keyof typeof mostLetters];
    const sentence = fault === "missing" ? missing[name] : fillMessage(words[fault], { most });
    return [name, sentence];
  });
  return Object.fromEntries(described);
}

/** What was filled in, in the order of the form. */
function listShown(fields: EnquiryFields, locale: Locale): EnquiryData["shown"] {
  const { fields: labels } = factMessages(locale).enquiry;
  return fieldNames.flatMap((name) => {
    const value = fields[name];
    if (value === "") return [];
    return [[labels[name], isCalendarDate(value) ? formatDay(value, locale) : value]];
  });
}

/** Prepares what the host is told about a stay, in the first language of the house. */
async function prepareAnswerForHost(context: RenderContext) {
  const locale = defaultLocale;
  const { availability } = await loadPageMessages("pricing-and-availability", locale);
  const { free, unknown, refusals } = factMessages(locale).enquiry.mail;
  const messages = {
    ...availability,
    answer: { ...availability.answer, free, unknown },
    refusals: { ...availability.refusals, ...refusals },
  };
  const data = availabilityData({ locale, messages }, context);
  const known = { ...data, locale, messages, booking: bookingData(locale), nextWeek: null };
  return (stay: Stay) => {
    const view = stayView({ stay, sent: stay, isRemembered: false, ...known });
    const isQuote = view.kind === "quote" || view.kind === "on request";
    return {
      nights: fillPlural(messages.answer.nights, daysBetween(stay.arrival, stay.departure), locale),
      calendar: isQuote ? view.note : summaryOf(view),
      price: isQuote ? view.total : "",
      link: `${data.house.address}?${formatStayQuery(stay)}#quote`,
    };
  };
}

type AnswerForHost = ReturnType<Awaited<ReturnType<typeof prepareAnswerForHost>>>;

/** What the host must know about an enquiry beside its fields; of a stay where one is asked about. */
type MailFacts = Partial<AnswerForHost> & {
  /** The guest's language. */
  readonly locale: Locale;
  readonly receivedAt: Date;
  readonly stay: Stay | null;
};

/**
 * Writes the mail that brings an enquiry to the host, in the first language of the house. Nothing that the
 * guest has typed is in its subject: dates are read and written anew.
 */
function writeEnquiryMail(fields: EnquiryFields, facts: MailFacts) {
  const { stay, locale, receivedAt, nights, calendar, price, link } = facts;
  const { mail, fields: labels } = factMessages(defaultLocale).enquiry;
  const { name, email, phone, arrival, departure, guests, message } = fields;
  const language = new Intl.DisplayNames(tagsOf(defaultLocale), { type: "language" }).of(locale);
  const day = formatDate(dateAtHouse(receivedAt), defaultLocale);
  const lastDay = departure && formatDay(departure, defaultLocale);
  const told: readonly [label: string, value: string | undefined][] = [
    [mail.guest, name],
    [labels.email, email],
    [labels.phone, phone],
    [mail.language, language],
    [mail.received, `${day}, ${formatTime(receivedAt, houseTimeZone, defaultLocale)}`],
    [labels.arrival, arrival && formatDay(arrival, defaultLocale)],
    [labels.departure, nights ? `${lastDay} (${nights})` : lastDay],
    [labels.guests, guests],
    [mail.calendar, calendar],
    [mail.price, price],
    [mail.link, link],
  ];
  const rows = told.flatMap(([label, value]) =>
    value ? formatLabel(label, value, defaultLocale) : [],
  );
  const dates = stay && formatDateRange(stay.arrival, stay.departure, defaultLocale);
  const intro = fillMessage(mail.intro, { villa: villa.name });
  return {
    subject: plain(dates ? fillMessage(mail.subject, { dates }) : mail.subjectWithoutDates),
    text: plain([intro, rows.join("\n"), message, `-- \n${mail.answer}`].join("\n\n")),
    replyTo: email,
  };
}

/** For a program that shows texts as they are. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, " ");
}
