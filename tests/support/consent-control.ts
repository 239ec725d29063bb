import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { localeCookieName } from "../../domain/cookies.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import { listChoices } from "../../house/facts/cookies.ts";
import { cookies } from "../../house/facts/facts.server.ts";
import { waitForApplication } from "./application.ts";
import { readTexts } from "./languages.ts";

const choices = listChoices(cookies);
const idOf = (role: string) => choices.find((choice) => choice.role === role)?.id ?? "";

/** The ids of choices: those that are always on, that of the remembered stay, that of the tag manager. */
export const necessaryIds = cookies.necessary.map(({ id }) => id);
export const functionalId = idOf("functional");
export const marketingId = idOf("marketing");

/** The names of the two cookies of a decision, and of the one that remembers a stay. */
export const { consentGivenCookie, enabledIdsCookie } = cookies;
export const stayCookie =
  choices.find(({ id }) => id === functionalId)?.cookies.find(({ party }) => party === "first")
    ?.name ?? "";

/** What the two cookies hold. */
export type StoredConsent = {
  readonly given: string | undefined;
  readonly enabledIds: string | undefined;
};

/** What is stored when these choices are on beside the necessary ones. */
export function consentTo(...enabled: readonly string[]): StoredConsent {
  const ids = choices.map(({ id }) => id);
  const on = ids.filter((id) => necessaryIds.includes(id) || enabled.includes(id));
  return { given: ids.join(""), enabledIds: on.join("~") };
}

/** What is stored when all is on, when all is refused, and before anything is decided. */
export const consentToAll = consentTo(...choices.map(({ id }) => id));
export const declined: StoredConsent = { given: "0", enabledIds: undefined };
export const undecided: StoredConsent = { given: undefined, enabledIds: undefined };

/** The consent control of a page, by the words that a visitor sees. */
export async function findConsentControl(page: Page, locale: Locale) {
  const messages = {
    ...(await readTexts(locale, "consent")),
    modal: await readTexts(locale, "consent-modal"),
  };
  const bar = page.getByRole("region", { name: messages.label, exact: true });
  const modal = page.getByRole("dialog", { name: messages.modal.title });
  const named = (scope: Locator, name: string) => scope.getByRole("button", { name, exact: true });
  return {
    messages,
    bar,
    modal,
    /** At the end of the body; the cookie policy has a button of the same name. */
    button: page.locator("body > aside > button", { hasText: messages.button }),
    inBar: (way: "acceptAll" | "acceptNecessary" | "choose") => named(bar, messages.bar[way]),
    inModal: (way: "save" | "acceptAll" | "acceptNecessary" | "declineAll" | "close") =>
      named(modal, messages.modal[way]),
  };
}

/** Gives a browser the decision of an earlier visit, to whichever port of this machine. */
export async function storeConsent(
  context: BrowserContext,
  { given, enabledIds }: StoredConsent,
): Promise<void> {
  const values = { [consentGivenCookie]: given, [enabledIdsCookie]: enabledIds };
  const site = { domain: "127.0.0.1", path: "/", sameSite: "Strict" } as const;
  await context.addCookies(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value, ...site }],
    ),
  );
}

/** Waits until the consent cookies hold these values, and nothing where there is none. */
export async function expectConsentCookies(
  context: BrowserContext,
  values: StoredConsent,
): Promise<void> {
  const read = async () => {
    const stored = await context.cookies();
    const find = (name: string) => stored.find((cookie) => cookie.name === name)?.value;
    return { given: find(consentGivenCookie), enabledIds: find(enabledIdsCookie) };
  };
  await expect.poll(read).toEqual(values);
}

/** Takes all consent back in a tab, and waits until another one, or itself, has a new document. */
export async function withdrawConsent(page: Page, locale: Locale, ending: Page): Promise<void> {
  const { button, inModal } = await findConsentControl(page, locale);
  const ended = ending.waitForEvent("domcontentloaded");
  await button.click();
  await inModal("declineAll").click();
  await ended;
  await waitForApplication(ending);
}

/** The names of all cookies, but of that which remembers the language. */
export async function readCookieNames(context: BrowserContext): Promise<readonly string[]> {
  const names = (await context.cookies()).map(({ name }) => name);
  return names.filter((name) => name !== localeCookieName).sort();
}
