import type { ConsentConfiguration, CookieDefinition, NamedCookie } from "../../src/facts/facts.ts";
import { locales } from "../../src/i18n/locales.ts";
import { findRoute } from "../../src/routes.ts";
import { isWebAddress } from "./check-links.ts";
import { findRepeated } from "./find-repeated.ts";

const file = "content/cookies.ts";

/** Browsers keep no cookie for longer. */
const longestLifetimeDays = 400;

/** Mistakes in the consent configuration. */
export function checkCookies(cookies: ConsentConfiguration): string[] {
  const { consentGivenCookie, enabledIdsCookie, lifetimeDays, necessary, optional } = cookies;
  const choices = [...necessary, ...optional];
  const mistakes = [
    ...choices.flatMap(checkChoice),
    ...findRepeated(choices.map(({ id }) => id)).map(
      (id) => `${file}: two choices have the id ${id}; give each an id of its own.`,
    ),
    ...optional
      .filter(({ isPreselected }) => isPreselected)
      .map(
        ({ id }) =>
          `${file}: the optional choice ${id} is preselected, which the law forbids; ` +
          "remove `isPreselected`.",
      ),
  ];
  if (necessary.length === 0) {
    mistakes.push(`${file}: the list of necessary choices is empty; expected at least one.`);
  }
  for (const [key, name] of Object.entries({ consentGivenCookie, enabledIdsCookie })) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
      mistakes.push(`${file}: ${key} is "${name}"; expected letters, digits, - and _.`);
    }
  }
  if (consentGivenCookie === enabledIdsCookie) {
    mistakes.push(
      `${file}: both cookies are named ${enabledIdsCookie}; give them different names.`,
    );
  }
  if (!(lifetimeDays > 0 && lifetimeDays <= longestLifetimeDays)) {
    mistakes.push(
      `${file}: lifetimeDays is ${lifetimeDays}; expected a number from 1 to ${longestLifetimeDays}.`,
    );
  }
  return mistakes;
}

function checkChoice(choice: CookieDefinition): string[] {
  const { id, name, description, links = [], src, cookies } = choice;
  const mistakes: string[] = [];
  const say = (mistake: string) => mistakes.push(`${file}: the choice ${id} ${mistake}`);
  // The ids are joined with ~ and written into a cookie; 0 alone means that all were refused.
  if (!/^[\w.-]+$/.test(id) || id === "0") {
    say(`has the id "${id}"; expected letters, digits, -, _ and ., and not 0.`);
  }
  sayEmpty({ name, description }, say);
  for (const { label, address } of links) {
    if (typeof label === "string" ? label.trim() === "" : locales.some((one) => !label[one])) {
      say(`has a link to ${address} without a label in every language; write them.`);
    }
    if (!isWebAddress(address) && !findRoute(address)) {
      say(`has a link to "${address}"; expected a web address or a page of the site.`);
    }
  }
  if (src !== undefined && !isWebAddress(src)) {
    say(`has "${src}" as \`src\`; expected an address that begins with https://.`);
  }
  for (const cookie of cookies) checkCookie(cookie, say);
  return mistakes;
}

function checkCookie(
  { name, provider, lifetime, purpose }: NamedCookie,
  say: (mistake: string) => void,
): void {
  if (name.trim() === "") say("has a cookie without a name; write it.");
  if (provider.trim() === "") say(`has the cookie ${name} without a provider; write it.`);
  if (lifetime !== "session" && !Object.values(lifetime).every((number) => number > 0)) {
    say(`has the cookie ${name} with a lifetime of ${Object.values(lifetime)}; expected above 0.`);
  }
  sayEmpty({ [`purpose of ${name}`]: purpose }, say);
}

function sayEmpty(
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
  say: (mistake: string) => void,
): void {
  for (const [what, perLocale] of Object.entries(texts)) {
    for (const [locale, text] of Object.entries(perLocale)) {
      if (text.trim() === "") say(`has an empty ${what} in "${locale}"; write it.`);
    }
  }
}
