import { fillMessage } from "../../domain/locales/fill-message.ts";
import { fillPlural } from "../../domain/locales/fill-plural.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import { home, villa } from "../../house/facts/facts.server.ts";
import type { Messages } from "../layout/load-messages.ts";
import { distanceTo, findPlace } from "./describe-way.server.ts";

/** What stands for the placeholders of the messages of the home page. */
export function homeValues(messages: Messages["home"], locale: Locale) {
  const { town, sea } = home.surroundings;
  return {
    villa: villa.name,
    sister: villa.sisterName ?? "",
    host: villa.host?.name ?? "",
    minutes: fillPlural(messages.host.minutes, villa.host?.minutesAway ?? 0, locale),
    townDistance: distanceTo(town, locale),
    seaDistance: distanceTo(sea, locale),
    seaMinutes: String(findPlace(sea)?.travelMinutes ?? ""),
  };
}

/** The house at a glance, one short phrase each. */
export function describeHouse(messages: Messages["home"], locale: Locale): readonly string[] {
  const { facts } = messages;
  return [
    fillPlural(facts.guests, villa.maximumPersons, locale),
    fillPlural(facts.bedrooms, villa.bedrooms, locale),
    ...(villa.pool ? [facts.pool] : []),
    ...(facts.others ?? []).map((other) => fillMessage(other, homeValues(messages, locale))),
  ];
}
