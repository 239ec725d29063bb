import type { ConsentChoice, ConsentSettings } from "./consent-settings.ts";
import type { ConsentState } from "./consent-state.ts";
import { type CookiePage, deleteMatching } from "./page-cookies.ts";

/** Scripts that have been in the page: putting the same element back does not run it twice. */
const scripts = new Map<string, HTMLScriptElement>();

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
  for (const { src } of choices) {
    if (src)
      toggleScript(
        src,
        enabled.some((choice) => choice.src === src),
        page.document,
      );
  }
  const off = choices.filter((choice) => !choice.isLocked && !isEnabled(choice));
  const keptTargets = new Set(enabled.flatMap(({ targetCookieIds }) => targetCookieIds));
  const targets = off.flatMap(({ targetCookieIds }) => targetCookieIds);
  deleteMatching(
    page,
    targets.filter((target) => !keptTargets.has(target)),
  );
}

function toggleScript(src: string, isWanted: boolean, document: Document): void {
  const script = scripts.get(src);
  if (!isWanted) script?.remove();
  else if (!script?.isConnected) document.head.append(script ?? createScript(src, document));
}

function createScript(src: string, document: Document): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  scripts.set(src, script);
  return script;
}
