import type { ConsentChoice } from "./consent-settings.ts";

/** Scripts that have been in the page: putting the same element back does not run it twice. */
const elements = new Map<string, HTMLScriptElement>();

/** Makes the page's head hold the scripts of enabled choices, each once, and no other choice's. */
export function keepScripts(
  choices: readonly ConsentChoice[],
  enabledIds: readonly string[],
  document: Document,
): void {
  const wanted = choices.filter(({ id }) => enabledIds.includes(id)).map(({ src }) => src);
  for (const { src } of choices) {
    if (src !== undefined) toggleScript(src, wanted.includes(src), document);
  }
}

function toggleScript(src: string, isWanted: boolean, document: Document): void {
  const script = elements.get(src);
  if (!isWanted) script?.remove();
  else if (!script?.isConnected) document.head.append(script ?? createScript(src, document));
}

function createScript(src: string, document: Document): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  elements.set(src, script);
  return script;
}
