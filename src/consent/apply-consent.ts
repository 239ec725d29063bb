import type { ConsentSettings } from "./consent-settings.ts";
import type { ConsentState } from "./consent-state.ts";
import { keepScripts } from "./keep-scripts.ts";
import { type CookiePage, deleteMatching } from "./page-cookies.ts";

/**
 * Makes the page follow a decision: scripts of enabled choices are in its head, cookies of the
 * others are deleted. Doing it again changes nothing.
 */
export function applyConsent(
  { choices }: Pick<ConsentSettings, "choices">,
  { enabledIds }: ConsentState,
  page: CookiePage & { readonly document: Document },
): void {
  keepScripts(choices, enabledIds, page.document);
  const off = choices.filter(({ id, isLocked }) => !isLocked && !enabledIds.includes(id));
  const kept = choices.filter(({ id }) => enabledIds.includes(id));
  const keptTargets = new Set(kept.flatMap(({ targetCookieIds }) => targetCookieIds));
  const targets = off.flatMap(({ targetCookieIds }) => targetCookieIds);
  deleteMatching(
    page,
    targets.filter((target) => !keptTargets.has(target)),
  );
}
