import { fillMessage } from "../../domain/locales/fill-message.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import { factMessages, villa } from "../../house/facts/facts.server.ts";
import { dialledNumber } from "../../house/facts/telephone.ts";

/** A further way to the house: a link that shows the name of a service; `label` is for those who hear it alone. */
export type Channel = { readonly href: string; readonly name: string; readonly label: string };

/** The channels of the house in their order; nothing where it has none, so that its pages hold nothing of them. */
export function channelData(locale: Locale): readonly Channel[] | undefined {
  const { whatsapp, signal, instagram, facebook } = villa.contact;
  const { write, follow } = factMessages(locale).contact;
  const all = [
    // Without the plus sign.
    ["WhatsApp", write, whatsapp && `https://wa.me/${dialledNumber(whatsapp).slice(1)}`],
    ["Signal", write, signal && `https://signal.me/#p/${dialledNumber(signal)}`],
    ["Instagram", follow, instagram && `https://www.instagram.com/${instagram}/`],
    ["Facebook", follow, facebook && `https://www.facebook.com/${facebook}`],
  ] as const;
  const channels = all.flatMap(([name, label, href]) =>
    href ? [{ href, name, label: fillMessage(label, { channel: name }) }] : [],
  );
  return channels.length > 0 ? channels : undefined;
}

/** The form of the newsletter: what it says, where it is sent, and how the service calls its field. */
export function newsletterData(locale: Locale) {
  const { newsletter } = villa;
  if (!newsletter) return undefined;
  const { note, ...words } = factMessages(locale).contact.newsletter;
  const { service, field = "email" } = newsletter;
  return {
    ...{ ...words, service, field },
    note: fillMessage(note, { service: new URL(service).hostname }),
  };
}
