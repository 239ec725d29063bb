import { numberFormatter } from "../../domain/locales/formatters.ts";
import { isFunctional } from "../facts/consent.ts";
import type { ChoiceDescription } from "../facts/consent-settings.ts";
import { type CookieLifetime, listChoices } from "../facts/cookies.ts";
import { findEngineWords } from "../words/engine-words.ts";
import { findPath, type PageSource } from "./addresses.ts";
import { messagesOf } from "./content.ts";
import type { AllMessages } from "./message-schemas.ts";

/**
 * What the consent bar says. What a house does not word itself is said of the stay, or else in the words
 * of its optional kinds; one kind alone can be allowed or not.
 */
export function wordBar({ facts, words }: PageSource, locale: string): AllMessages["consent"] {
  const { optional } = facts.cookies;
  const { consent, cookies } = messagesOf({ words }, locale);
  const { bar, barOfOne } = consent;
  const isOfStay = optional.every(isFunctional);
  const engine = findEngineWords(locale, "consent") as AllMessages["consent"];
  const isOwn = bar.optional !== engine.bar.optional;
  const descriptions = optional.map(({ id }) => cookies.choices[id]?.description).join(" ");
  return {
    ...consent,
    bar: {
      ...bar,
      ...(optional.length === 1 && barOfOne),
      optional: isOwn || isOfStay ? bar.optional : descriptions,
    },
  };
}

/** The texts of each choice in one language. */
export function describeChoices(content: PageSource, locale: string): readonly ChoiceDescription[] {
  const { cookies: messages, legal, language } = messagesOf(content, locale);
  const { operator } = content.facts.villa;
  return listChoices(content.facts.cookies).map(({ id, links = [], cookies }) => {
    const { name = "", description = "", links: labels = [] } = messages.choices[id] ?? {};
    return {
      id,
      name,
      description,
      links: links.map((link, index) => ({
        label: labels[index] ?? link,
        address: findPath(content, link, locale) ?? link,
      })),
      cookies: cookies.map(({ name, party, purpose = name, provider, lifetime }) => ({
        ...{ name, party },
        purpose: messages.purposes[purpose] ?? "",
        provider: provider ?? operator.name,
        lifetime: describeLifetime(lifetime, language.format, legal.session),
      })),
    };
  });
}

function describeLifetime(lifetime: CookieLifetime, languageTag: string, session: string): string {
  if (lifetime === "session") return session;
  const write = (value: number, unit: "day" | "month" | "year") =>
    numberFormatter(languageTag, { style: "unit", unit, unitDisplay: "long" }).format(value);
  if ("days" in lifetime) return write(lifetime.days, "day");
  if ("months" in lifetime) return write(lifetime.months, "month");
  return write(lifetime.years, "year");
}
