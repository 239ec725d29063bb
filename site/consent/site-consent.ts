import { settings } from "../../house/facts/consent-settings.ts";
import { type ConsentStore, createConsentStore } from "./consent-store.ts";

/** The decision of this page's visitor. */
export const siteConsent: ConsentStore = createConsentStore(settings, globalThis, openTabSignal);

/**
 * Calls `onChange` when another tab has sent a signal and when the page comes back into view, which
 * is also how a browser without channels hears of a change. Returns how to tell the other tabs.
 */
function openTabSignal(onChange: () => void): () => void {
  addEventListener("pageshow", onChange);
  addEventListener("visibilitychange", onChange);
  try {
    const channel = new BroadcastChannel("consent");
    channel.addEventListener("message", onChange);
    return () => channel.postMessage("");
  } catch {
    return () => undefined;
  }
}
