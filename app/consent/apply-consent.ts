import type { ConsentChoice, ConsentSettings } from "./consent-settings.ts";
import type { ConsentState } from "./consent-state.ts";
import { toggleScript } from "./own-scripts.ts";
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
  const isEnabled = ({ id }: ConsentChoice) => enabledIds.includes(id);
  const enabled = choices.filter(isEnabled);
  for (const { script } of choices) {
    if (!script) continue;
    const isWanted = enabled.some((choice) => choice.script?.src === script.src);
    toggleScript(script, isWanted, page);
  }
  const off = choices.filter((choice) => !choice.isLocked && !isEnabled(choice));
  const keptTargets = new Set(enabled.flatMap(({ targetCookieIds }) => targetCookieIds));
  const targets = off.flatMap(({ targetCookieIds }) => targetCookieIds);
  deleteMatching(
    page,
    targets.filter((target) => !keptTargets.has(target)),
  );
}
