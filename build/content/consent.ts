import type {
  ChoiceDescription,
  ConsentChoice,
  ConsentSettings,
} from "../../app/consent/consent-settings.ts";
import type {
  ConsentConfiguration,
  CookieDefinition,
  CookieLifetime,
  NamedCookie,
} from "../../app/facts/cookies.ts";
import { describeCookie, listChoices } from "../../app/facts/describe-cookies.ts";
import { findPath, type PageSource } from "./addresses.ts";
import { messagesOf } from "./content.ts";

/** The consent configuration without its messages, for the browser. */
export function makeConsentSettings(
  { necessary, optional, ...settings }: ConsentConfiguration,
  tagManagerId: string | null,
): ConsentSettings {
  const all = listChoices({ necessary, optional });
  return {
    ...settings,
    choices: all.map((definition) => makeChoice(definition, necessary.includes(definition))),
    marketingId: all.find(({ role }) => role === "marketing")?.id,
    stay: makeStay(all.find(isFunctional)),
    tagManagerId,
  };
}

function makeChoice(definition: CookieDefinition, isNecessary: boolean): ConsentChoice {
  const { id, targetCookieIds = [], script } = definition;
  const isLocked = isNecessary && !isFunctional(definition);
  const choice = { id, isNecessary, isLocked, targetCookieIds };
  return script ? { ...choice, script } : choice;
}

/** Whether a choice keeps the stay: a necessary one that does can be switched off. */
export function isFunctional({ role }: CookieDefinition): boolean {
  return role === "functional";
}

/** The cookie in which a choice remembers the stay, if it has one: the first of our own. */
export function findStayCookie({ cookies }: CookieDefinition): NamedCookie | undefined {
  return cookies.find(({ party }) => party === "first");
}

/** Days of a lifetime that is given in days; undefined for any other. */
export function countDays(lifetime: CookieLifetime): number | undefined {
  return lifetime !== "session" && "days" in lifetime ? lifetime.days : undefined;
}

function makeStay(functional: CookieDefinition | undefined): ConsentSettings["stay"] {
  const cookie = functional && findStayCookie(functional);
  const lifetimeDays = cookie && countDays(cookie.lifetime);
  if (!functional || !cookie || lifetimeDays === undefined) return undefined;
  return { choiceId: functional.id, cookie: cookie.name, lifetimeDays };
}

/** What the consent control says about each choice, in one language of the content. */
export function describeChoices(content: PageSource, locale: string): readonly ChoiceDescription[] {
  const { cookies: messages, legal, language } = messagesOf(content, locale);
  const message = {
    purposes: messages.purposes,
    operator: content.facts.villa.operator.name,
    languageTag: language.format,
    session: legal.session,
  };
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
      cookies: cookies.map((cookie) => describeCookie(cookie, message)),
    };
  });
}

/** The origins of the owner's own scripts, and those that they send reports to, each once. */
export function listScriptOrigins(cookies: ConsentConfiguration) {
  const scripts = [
    ...(cookies.statistics ? [cookies.statistics] : []),
    ...listChoices(cookies).flatMap(({ script }) => script ?? []),
  ];
  const originsOf = (addresses: readonly string[]): readonly string[] => [
    ...new Set(addresses.map((address) => new URL(address).origin)),
  ];
  return {
    scriptOrigins: originsOf(scripts.map(({ src }) => src)),
    reportOrigins: originsOf(scripts.flatMap(({ src, reportsTo = [] }) => [src, ...reportsTo])),
  };
}
