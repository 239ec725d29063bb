import { localeCookieName } from "../../domain/cookies.ts";
import type { ConsentChoice, ConsentSettings } from "./consent-settings.ts";
import type {
  ConsentConfiguration,
  CookieDefinition,
  CookieLifetime,
  NamedCookie,
  OwnScript,
  ScriptHosts,
} from "./cookies.ts";
import { listChoices } from "./cookies.ts";

/** The consent configuration without its messages, for the browser. */
export function makeConsentSettings(
  { necessary, optional, statistics, ...settings }: ConsentConfiguration,
  tagManagerId: string | null,
): ConsentSettings {
  const all = listChoices({ necessary, optional });
  const choices = all.map((definition) => makeChoice(definition, necessary.includes(definition)));
  return {
    ...settings,
    ...(statistics && { statistics: withoutHosts(statistics) }),
    choices,
    hasChoice: choices.some(({ isLocked }) => !isLocked),
    marketingId: all.find(({ role }) => role === "marketing")?.id,
    stay: makeStay(all.find(isFunctional)),
    tagManagerId,
  };
}

/** Whether visitors have anything to decide. */
export function isAsking(cookies: ConsentConfiguration): boolean {
  return makeConsentSettings(cookies, null).hasChoice;
}

/**
 * Whether a choice does nothing in a build without a tag manager: marketing without its own script, unless the house
 * shows it anyway (`isShownWithoutTagManager`).
 */
export function isIdle({ role, script, isShownWithoutTagManager }: CookieDefinition): boolean {
  return role === "marketing" && !script && !isShownWithoutTagManager;
}

/** The configuration of a build without a tag manager: its visitors are not asked about what is idle. */
export function dropIdle(cookies: ConsentConfiguration): ConsentConfiguration {
  const isUsed = (choice: CookieDefinition) => !isIdle(choice);
  const { necessary, optional } = cookies;
  return { ...cookies, necessary: necessary.filter(isUsed), optional: optional.filter(isUsed) };
}

/**
 * The configuration without cookies that the site never sets: those of the decision without a choice, that of the
 * language with one language.
 */
export function dropUnset(
  cookies: ConsentConfiguration,
  locales: readonly string[],
): ConsentConfiguration {
  const unset = [
    ...(isAsking(cookies) ? [] : [cookies.consentGivenCookie, cookies.enabledIdsCookie]),
    ...(locales.length > 1 ? [] : [localeCookieName]),
  ];
  const isSet = ({ name }: NamedCookie) => !unset.includes(name);
  const necessary = cookies.necessary
    .filter((choice) => choice.cookies.length === 0 || choice.cookies.some(isSet))
    .map((choice) => ({ ...choice, cookies: choice.cookies.filter(isSet) }));
  return { ...cookies, necessary };
}

function makeChoice(definition: CookieDefinition, isNecessary: boolean): ConsentChoice {
  const { id, targetCookieIds = [], script } = definition;
  const isLocked = isNecessary && !isFunctional(definition);
  const choice = { id, isNecessary, isLocked, targetCookieIds };
  return script ? { ...choice, script: withoutHosts(script) } : choice;
}

/** A script without its fields for the security policy. */
function withoutHosts({
  reportsTo: _reportsTo,
  hosts: _hosts,
  ...script
}: NonNullable<ConsentConfiguration["statistics"]>): OwnScript {
  return script;
}

/** Whether a choice stores the stay; a necessary one that does can be switched off. */
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

/** What the tag manager and Google Analytics need. */
const tagManagerHosts: Required<Pick<ScriptHosts, "script" | "image" | "connect">> = {
  script: ["*.googletagmanager.com"],
  image: ["*.googletagmanager.com", "*.google-analytics.com", "*.analytics.google.com"],
  connect: ["*.googletagmanager.com", "*.google-analytics.com", "*.analytics.google.com"],
};

/** The hosts of all scripts that can run in this build, for the security policy. */
export function listHosts(
  cookies: Pick<ConsentConfiguration, "statistics" | "necessary" | "optional">,
  tagManagerId: string | null,
): Readonly<Record<keyof ScriptHosts, readonly string[]>> {
  const { statistics } = cookies;
  const needed = statistics ? [hostsOfScript(statistics), statistics.hosts] : [];
  for (const { role, script, hosts } of listChoices(cookies)) {
    const isTagged = role === "marketing" && tagManagerId !== null;
    if (isTagged) needed.push(tagManagerHosts);
    if (script) needed.push(hostsOfScript(script));
    if (isTagged || script) needed.push(hosts);
  }
  const listOf = (what: keyof ScriptHosts) => [
    ...new Set(needed.flatMap((hosts) => hosts?.[what] ?? []).map(withScheme)),
  ];
  return {
    script: listOf("script"),
    image: listOf("image"),
    connect: listOf("connect"),
    frame: listOf("frame"),
  };
}

/** The origins that a script comes from and reports to. */
function hostsOfScript({ src, reportsTo = [] }: OwnScript): ScriptHosts {
  const originOf = (address: string) => new URL(address).origin;
  const origins = [src, ...reportsTo].map(originOf);
  return { script: [originOf(src)], image: origins, connect: origins };
}

/** Without a scheme a policy would also allow plain HTTP. */
function withScheme(host: string): string {
  return host.includes("://") ? host : `https://${host}`;
}
