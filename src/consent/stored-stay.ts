import { settings } from "./consent-settings.ts";
import { siteConsent } from "./site-consent.ts";
import { readStayCookie, type Stay, writeStayCookie } from "./stay-cookie.ts";

/** The stay a guest picked at most 30 days ago, if the functional cookie is on; else undefined. */
export function readStoredStay(): Stay | undefined {
  const { stay } = settings;
  return stay && isAllowed(stay) ? readStayCookie(globalThis, stay.cookie) : undefined;
}

/** Remembers a stay while the functional cookie is on; says whether it has been remembered. */
export function storeStay(picked: Stay): boolean {
  const { stay } = settings;
  if (!stay || !isAllowed(stay)) return false;
  return writeStayCookie(globalThis, stay.cookie, picked, stay.lifetimeDays);
}

function isAllowed({ choiceId }: { readonly choiceId: string }): boolean {
  return siteConsent.read().enabledIds.includes(choiceId);
}
