import type { OwnScript } from "../../house/facts/cookies.ts";

/** The parts of a window that third-party scripts use. */
type ScriptWindow = {
  readonly document: Document;
  plausible?: ((...words: unknown[]) => void) & { q?: unknown[] };
  _paq?: unknown[];
};

/** Manages the third-party scripts of a document. */
export function createPageScripts(window: ScriptWindow) {
  /** By address, whether the script has run or may still run; false once it has failed to load. */
  const started = new Map<string, boolean>();
  /** The kinds of statistics that have received the current page view; two scripts of a kind share it. */
  const told = new Set<OwnScript["views"]>();

  return {
    /** Puts a script into the head of the page; once, however often it is asked for. */
    start(script: OwnScript): void {
      const { src } = script;
      if (started.has(src)) return;
      started.set(src, true);
      const element = createElement(script, window.document);
      element.onerror = () => {
        started.set(src, false);
        element.remove();
      };
      keepUntilLoaded(script, window);
      window.document.head.append(element);
    },
    /** Whether a script has run that is not among these; only a reload removes it. */
    hasRunOther(wanted: readonly OwnScript[]): boolean {
      return [...started].some(
        ([address, mayRun]) => mayRun && !wanted.some(({ src }) => src === address),
      );
    },
    /** Reports the current page to each of these scripts, once. */
    countView(scripts: readonly OwnScript[], address: string): void {
      for (const { views } of scripts) {
        if (!views || told.has(views)) continue;
        told.add(views);
        if (views === "plausible") window.plausible?.("pageview", { u: address });
        if (views === "matomo") {
          window._paq?.push(["setCustomUrl", address], ["setDocumentTitle", window.document.title]);
          window._paq?.push(["trackPageView"]);
        }
      }
    },
    /** Sets the current page. */
    leavePage: () => told.clear(),
  };
}

function createElement({ src, attributes = {} }: OwnScript, document: Document) {
  const element = document.createElement("script");
  element.async = true;
  element.src = src;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Both kinds of statistics read queued commands when they load. */
function keepUntilLoaded({ views, commands = [] }: OwnScript, window: ScriptWindow): void {
  if (views === "plausible") {
    const words: unknown[] = [];
    window.plausible ??= Object.assign((...said: unknown[]) => words.push(said), { q: words });
  }
  if (views === "matomo") {
    window._paq ??= [];
    window._paq.push(...commands);
  }
}
