import type { ConsentConfiguration, CookieDefinition } from "../../app/facts/cookies.ts";
import { listChoices } from "../../app/facts/list-choices.ts";
import {
  countDays,
  findStayCookie,
  isFunctional,
} from "../assets/consent/make-consent-settings.ts";
import { findRepeated } from "./check-facts.ts";

const file = "content/cookies.json";

/** Mistakes in what the consent control does with the configuration: deleting, naming, promising. */
export function checkConsent(cookies: ConsentConfiguration): string[] {
  const { consentGivenCookie, enabledIdsCookie, optional } = cookies;
  const choices = listChoices(cookies);
  return [
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
    ...(consentGivenCookie === enabledIdsCookie
      ? [`${file}: both cookies are named ${enabledIdsCookie}; give them different names.`]
      : []),
    ...choices.flatMap((choice) => checkTargets(choice, cookies)),
    ...checkRoles(choices),
    ...checkPromises(choices, cookies),
    ...checkStay(choices),
  ];
}

/** A target that matches too much would delete the decision itself. */
function checkTargets(
  { id, targetCookieIds = [] }: CookieDefinition,
  { consentGivenCookie, enabledIdsCookie }: ConsentConfiguration,
): string[] {
  return targetCookieIds.flatMap((target) => {
    const deleted = [consentGivenCookie, enabledIdsCookie].find((name) =>
      target.endsWith("*") ? name.startsWith(target.slice(0, -1)) : name === target,
    );
    if (deleted === undefined) return [];
    return [
      `${file}: the choice ${id} has the target "${target}", which would delete ${deleted}; ` +
        "the decision itself must stay.",
    ];
  });
}

/** The site does one thing with each role. */
function checkRoles(choices: readonly CookieDefinition[]): string[] {
  return findRepeated(choices.flatMap(({ role }) => role ?? [])).map(
    (role) => `${file}: two choices have the role ${role}; give it to one.`,
  );
}

/** What the tables say of the two consent cookies must be what they get. */
function checkPromises(
  choices: readonly CookieDefinition[],
  { consentGivenCookie, enabledIdsCookie, lifetimeDays }: ConsentConfiguration,
): string[] {
  const listed = choices.flatMap((choice) => choice.cookies);
  return [consentGivenCookie, enabledIdsCookie].flatMap((name) => {
    const cookie = listed.find((one) => one.name === name);
    if (!cookie) return [`${file}: no choice lists the cookie ${name}; visitors must know of it.`];
    return countDays(cookie.lifetime) === lifetimeDays
      ? []
      : [
          `${file}: the cookie ${name} is listed with another lifetime than lifetimeDays, ` +
            `which is ${lifetimeDays}; expected { days: ${lifetimeDays} }.`,
        ];
  });
}

/** Without a number of days a stay would silently not be remembered, though the table says so. */
function checkStay(choices: readonly CookieDefinition[]): string[] {
  const functional = choices.find(isFunctional);
  const cookie = functional && findStayCookie(functional);
  return cookie === undefined || countDays(cookie.lifetime) !== undefined
    ? []
    : [
        `${file}: the cookie ${cookie.name} remembers the stay and has no lifetime in days; ` +
          "expected one such as { days: 180 }.",
      ];
}
