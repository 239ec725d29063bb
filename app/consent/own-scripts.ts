import type { OwnScript } from "../facts/cookies.ts";

/** What scripts for statistics read what they are told from. */
type CountingWindow = {
  readonly document: Document;
  plausible?: ((...words: unknown[]) => void) & { q?: unknown[] };
  _paq?: unknown[];
};

/** Scripts that have been in the page: putting the same element back does not run it twice. */
const elements = new Map<string, HTMLScriptElement>();

/** Puts a script into the page's head, or takes it out; doing it again changes nothing. */
export function toggleScript(script: OwnScript, isWanted: boolean, window: CountingWindow): void {
  const element = elements.get(script.src);
  if (!isWanted) element?.remove();
  else if (!element?.isConnected) {
    window.document.head.append(element ?? createElement(script, window));
  }
}

/** Tells a script of the page that is shown, by its full address. */
export function countView({ views }: OwnScript, address: string, window: CountingWindow): void {
  if (views === "plausible") window.plausible?.("pageview", { u: address });
  if (views === "matomo") {
    window._paq?.push(["setCustomUrl", address], ["setDocumentTitle", window.document.title]);
    window._paq?.push(["trackPageView"]);
  }
}

function createElement(script: OwnScript, window: CountingWindow): HTMLScriptElement {
  const element = window.document.createElement("script");
  element.async = true;
  element.src = script.src;
  for (const [name, value] of Object.entries(script.attributes ?? {})) {
    element.setAttribute(name, value);
  }
  elements.set(script.src, element);
  keepUntilLoaded(script, window);
  return element;
}

/** Both kinds read, once loaded, what they have been told before. */
function keepUntilLoaded({ views, commands = [] }: OwnScript, window: CountingWindow): void {
  if (views === "plausible") {
    const told: unknown[] = [];
    window.plausible ??= Object.assign((...words: unknown[]) => told.push(words), { q: told });
  }
  if (views === "matomo") {
    window._paq ??= [];
    window._paq.push(...commands);
  }
}
