import type { ConsentChoice, ConsentSettings } from "../../house/facts/consent-settings.ts";
import type { ConsentState } from "./consent-state.ts";
import { type CookiePage, deleteCookie, listCookies } from "./page-cookies.ts";

/** Deletes the target cookies of refused choices, except those that an accepted choice has, too. */
export function deleteRefusedCookies(
  { choices }: Pick<ConsentSettings, "choices">,
  { enabledIds }: ConsentState,
  page: CookiePage,
): void {
  const isEnabled = ({ id }: ConsentChoice) => enabledIds.includes(id);
  const kept = choices.filter(isEnabled).flatMap(({ targetCookieIds }) => targetCookieIds);
  const targets = choices
    .filter((choice) => !choice.isLocked && !isEnabled(choice))
    .flatMap(({ targetCookieIds }) => targetCookieIds)
    .filter((target) => !kept.includes(target));
  for (const { name } of listCookies(page)) {
    if (targets.some((target) => matches(name, target))) deleteCookie(page, name);
  }
}

/** `*` at the end of a target matches any ending. */
function matches(name: string, target: string): boolean {
  return target.endsWith("*") ? name.startsWith(target.slice(0, -1)) : name === target;
}
