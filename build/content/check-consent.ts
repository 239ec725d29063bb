import type { CookieDefinition } from "../../app/facts/cookies.ts";
import { listChoices } from "../../app/facts/cookies.ts";
import type { Facts } from "../../app/facts/facts.ts";
import { findRepeated } from "./check-facts.ts";
import { countDays, findStayCookie, isAsking, isFunctional } from "./consent.ts";

const file = "cookies.json";

/** Mistakes in what the consent control does with the configuration: deleting, naming, promising. */
export function* checkConsent({ cookies }: Pick<Facts, "cookies">): Iterable<string> {
  const { consentGivenCookie, enabledIdsCookie, lifetimeDays, optional } = cookies;
  const choices = listChoices(cookies);
  const own = [consentGivenCookie, enabledIdsCookie];
  // The site does one thing with each role.
  for (const what of ["id", "role"] as const) {
    for (const value of findRepeated(choices.flatMap((choice) => choice[what] ?? []))) {
      yield `${file}: two choices have the ${what} ${value}; give it to one.`;
    }
  }
  for (const { id, isPreselected } of optional) {
    if (!isPreselected) continue;
    yield `${file}: the optional choice ${id} is preselected, which the law forbids; ` +
      "remove `isPreselected`.";
  }
  if (consentGivenCookie === enabledIdsCookie) {
    yield `${file}: both cookies are named ${enabledIdsCookie}; give them different names.`;
  }
  for (const choice of choices) yield* checkTargets(choice, own);
  for (const { id, role, script, hosts } of choices) {
    if (!hosts || script || role === "marketing") continue;
    yield `${file}: the choice ${id} names hosts, but has no script that needs them; remove them.`;
  }
  // What the tables say of the two consent cookies must be what they get.
  const listed = choices.flatMap((choice) => choice.cookies);
  for (const name of isAsking(cookies) ? own : []) {
    const cookie = listed.find((one) => one.name === name);
    if (!cookie) {
      yield `${file}: no choice lists the cookie ${name}; visitors must know of it.`;
    } else if (countDays(cookie.lifetime) !== lifetimeDays) {
      yield `${file}: the cookie ${name} is listed with another lifetime than lifetimeDays, ` +
        `which is ${lifetimeDays}; expected { days: ${lifetimeDays} }.`;
    }
  }
  for (const { id, script } of isAsking(cookies) ? [] : choices) {
    if (!script) continue;
    yield `${file}: the choice ${id} has a script, but with nothing optional no decision starts it; ` +
      "write it as `statistics`.";
  }
  // Without a number of days a stay would silently not be remembered, though the table says so.
  const functional = choices.find(isFunctional);
  const stay = functional && findStayCookie(functional);
  if (stay && countDays(stay.lifetime) === undefined) {
    yield `${file}: the cookie ${stay.name} remembers the stay and has no lifetime in days; ` +
      "expected one such as { days: 180 }.";
  }
}

/** A target that matches too much would delete the decision itself. */
function* checkTargets(
  { id, targetCookieIds = [] }: CookieDefinition,
  own: readonly string[],
): Iterable<string> {
  for (const target of targetCookieIds) {
    const deleted = own.find((name) =>
      target.endsWith("*") ? name.startsWith(target.slice(0, -1)) : name === target,
    );
    if (deleted === undefined) continue;
    yield `${file}: the choice ${id} has the target "${target}", which would delete ${deleted}; ` +
      "the decision itself must stay.";
  }
}
