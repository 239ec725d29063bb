import { countDays, findStayCookie, isAsking, isFunctional } from "../facts/consent.ts";
import type { CookieDefinition } from "../facts/cookies.ts";
import { listChoices } from "../facts/cookies.ts";
import { findProvider } from "../facts/embeds.ts";
import type { Facts } from "../facts/facts.ts";
import { type Finding, mistake, type Path } from "../findings/finding.ts";
import { findRepeated } from "./check-facts.ts";

type Cookies = Facts["cookies"];

/** Mistakes in what the consent control does with the configuration: deleting, naming, promising. */
export function* checkConsent({ cookies }: Pick<Facts, "cookies">): Iterable<Finding> {
  const { consentGivenCookie, enabledIdsCookie } = cookies;
  yield* checkUniqueness(cookies);
  yield* checkFreedom(cookies);
  if (consentGivenCookie === enabledIdsCookie) {
    yield found(
      ["enabledIdsCookie"],
      `both cookies are named ${enabledIdsCookie}; give them different names.`,
    );
  }
  const own = [consentGivenCookie, enabledIdsCookie];
  for (const choice of listChoices(cookies)) {
    yield* checkTargets(choice, own, pathOf(choice, cookies));
  }
  yield* checkScripts(cookies);
  for (const name of isAsking(cookies) ? own : []) yield* checkListing(name, cookies);
  yield* checkStayCookie(cookies);
}

function pathOf(choice: CookieDefinition, { necessary, optional }: Cookies): Path {
  const index = necessary.indexOf(choice);
  return index < 0 ? ["optional", optional.indexOf(choice)] : ["necessary", index];
}

/** Each id, role and provider belongs to one choice. */
function* checkUniqueness(cookies: Cookies): Iterable<Finding> {
  const choices = listChoices(cookies);
  for (const what of ["id", "role"] as const) {
    for (const value of findRepeated(choices.flatMap((choice) => choice[what] ?? []))) {
      const last = choices.findLast((choice) => choice[what] === value);
      const path = last ? [...pathOf(last, cookies), what] : [];
      yield found(path, `two choices have the ${what} ${value}; give it to one.`);
    }
  }
  const providers = cookies.optional.map((choice) => findProvider(choice)?.name);
  for (const name of findRepeated(providers.flatMap((provider) => provider ?? []))) {
    const last = providers.lastIndexOf(name);
    const text = `two choices show frames of ${name}; keep one.`;
    yield found(["optional", last, "embeds"], text);
  }
}

/** By law a visitor can refuse, and consents by an action. */
function* checkFreedom(cookies: Cookies): Iterable<Finding> {
  for (const choice of cookies.optional) {
    if (!choice.isPreselected) continue;
    yield found(
      [...pathOf(choice, cookies), "isPreselected"],
      `the optional choice ${choice.id} is preselected, which the law forbids; remove \`isPreselected\`.`,
    );
  }
  for (const choice of cookies.necessary) {
    if (!choice.embeds) continue;
    yield found(
      [...pathOf(choice, cookies), "embeds"],
      `the choice ${choice.id} shows frames of others, which guests must be able to refuse; move it to optional.`,
    );
  }
}

/** Hosts without a script, and scripts that no decision can start. */
function* checkScripts(cookies: Cookies): Iterable<Finding> {
  for (const choice of listChoices(cookies)) {
    const { id, role, script, hosts } = choice;
    if (!hosts || script || role === "marketing") continue;
    const text = `the choice ${id} names hosts, but has no script that needs them; remove them.`;
    yield found([...pathOf(choice, cookies), "hosts"], text);
  }
  for (const choice of isAsking(cookies) ? [] : listChoices(cookies)) {
    if (!choice.script) continue;
    yield found(
      [...pathOf(choice, cookies), "script"],
      `the choice ${choice.id} has a script, but nothing is optional, so no decision starts it; write it ` +
        "as `statistics`.",
    );
  }
}

/** The tables list each consent cookie with its real lifetime. */
function* checkListing(name: string, cookies: Cookies): Iterable<Finding> {
  const { lifetimeDays } = cookies;
  const choice = listChoices(cookies).find((one) =>
    one.cookies.some((cookie) => cookie.name === name),
  );
  const index = choice?.cookies.findIndex((cookie) => cookie.name === name) ?? -1;
  const lifetime = choice?.cookies[index]?.lifetime;
  if (!choice || !lifetime) {
    yield found(
      [],
      `no choice lists the cookie ${name}, of which visitors must know; list it under a necessary one.`,
    );
  } else if (countDays(lifetime) !== lifetimeDays) {
    yield found(
      [...pathOf(choice, cookies), "cookies", index, "lifetime"],
      `the cookie ${name} is listed with another lifetime than lifetimeDays, which is ` +
        `${lifetimeDays}; expected { days: ${lifetimeDays} }.`,
    );
  }
}

/** Without a lifetime in days a stay would not be stored, although the table lists its cookie. */
function* checkStayCookie(cookies: Cookies): Iterable<Finding> {
  const functional = listChoices(cookies).find(isFunctional);
  const stay = functional && findStayCookie(functional);
  if (!stay || countDays(stay.lifetime) !== undefined) return;
  yield found(
    [...pathOf(functional, cookies), "cookies", functional.cookies.indexOf(stay), "lifetime"],
    `the cookie ${stay.name} remembers the stay and has no lifetime in days; expected one such as ` +
      "{ days: 180 }.",
  );
}

/** A target that matches too much would delete the decision itself. */
function* checkTargets(
  { id, targetCookieIds = [] }: CookieDefinition,
  own: readonly string[],
  path: Path,
): Iterable<Finding> {
  for (const [index, target] of targetCookieIds.entries()) {
    const deleted = own.find((name) =>
      target.endsWith("*") ? name.startsWith(target.slice(0, -1)) : name === target,
    );
    if (deleted === undefined) continue;
    yield found(
      [...path, "targetCookieIds", index],
      `the choice ${id} has the target "${target}", which would delete ${deleted}, the decision itself; ` +
        "take it off the list.",
    );
  }
}

function found(path: Path, text: string): Finding {
  return mistake("cookies.json", path, text);
}
