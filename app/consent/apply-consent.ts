import type { ConsentChoice, ConsentSettings } from "./consent-settings.ts";
import type { ConsentState } from "./consent-state.ts";
import { toggleScript } from "./own-scripts.ts";
import { type CookiePage, deleteCookie, listCookies } from "./page-cookies.ts";

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
  const kept = enabled.flatMap(({ targetCookieIds }) => targetCookieIds);
  const targets = choices
    .filter((choice) => !choice.isLocked && !isEnabled(choice))
    .flatMap(({ targetCookieIds }) => targetCookieIds)
    .filter((target) => !kept.includes(target));
  for (const { name } of listCookies(page)) {
    if (targets.some((target) => matches(name, target))) deleteCookie(page, name);
  }
}

/** `*` at the end of a target stands for any ending. */
function matches(name: string, target: string): boolean {
  return target.endsWith("*") ? name.startsWith(target.slice(0, -1)) : name === target;
}
