import { dateAtHouse } from "../../../domain/dates/today.ts";
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import type { Locale } from "../../../domain/locales/locales.ts";
import { factMessages, prices, villa } from "../../../house/facts/facts.server.ts";
import type { FactMessages } from "../../../house/messages/facts.messages.ts";
import { pricesPage, type Route } from "../../../house/routes/routes.ts";
import {
  type EnquiryFields,
  type EnquiryForm,
  emptyForm,
  mostLetters,
} from "../../enquiry/enquiry-fields.ts";
import { loadPageMessages } from "../../layout/load-messages.ts";
import type { Occasion } from "../../occasion.ts";
import type { DrawingData } from "../../pictures/drawing.tsx";
import type { PictureData } from "../../pictures/picture.tsx";
import { answerStays, availabilityData, bookingData } from "../../stay/availability-data.server.ts";
import { asksParty } from "../../stay/describe-party.ts";
import { drawingData, pagePicture, pictureData } from "../picture-data.server.ts";
import type { PreparedPage } from "../prepared-page.server.ts";

export type EnquiryData = {
  readonly form: EnquiryForm;
  readonly text: Omit<FactMessages["enquiry"], "faults" | "mail">;
  /** A sentence for each field with a fault. */
  readonly faults: Readonly<Partial<Record<keyof EnquiryFields, string>>>;
  /** The address that the form is sent to: this page's, or a form service. */
  readonly action: string;
  readonly isOurs: boolean;
  /** The host who answers, if the house names one. */
  readonly host: { readonly name: string; readonly portrait: DrawingData | undefined } | undefined;
  readonly picture: PictureData;
  readonly today: string;
  readonly mostGuests: number;
  /** The link to the page that asks for the party; null if the house asks for a number of guests only. */
  readonly change: string | null;
};

/** The data of the enquiry form: empty, or as the server has read it, with its faults. */
export async function preparePage(
  { locale, path }: Route,
  occasion: Occasion,
): Promise<PreparedPage<EnquiryData>> {
  const { availability } = await loadPageMessages(pricesPage, locale);
  const wording = { locale, messages: availability };
  const { faults: _faults, mail: _mail, ...text } = factMessages(locale).enquiry;
  const { enquiries, host } = villa;
  const isOurs = typeof enquiries !== "object";
  const common = {
    ...{ text, isOurs, action: isOurs ? path : enquiries.service },
    host: host && {
      name: host.name,
      portrait: host.drawing ? drawingData(host.drawing, locale) : undefined,
    },
    picture: pictureData(pagePicture(pricesPage), locale),
    today: dateAtHouse(occasion.now),
    mostGuests: villa.maximumPersons,
    change: asksParty({ prices, booking: bookingData(locale, occasion.isServed) })
      ? availability.stay.change
      : null,
  };
  const fill = (form: EnquiryForm) => ({
    title: form.isSent ? text.sent.heading : text.title,
    data: { ...common, form, faults: describeFaults(form, locale) },
  });
  return {
    ...fill(emptyForm),
    description: text.lead,
    answer: answerStays(availabilityData(wording, occasion), wording),
    fill,
  };
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
