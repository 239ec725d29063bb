import { settings } from "../../house/facts/consent-settings.ts";
import { type ConsentStore, createConsentStore } from "./consent-store.ts";

/** The store of this page. */
export const siteConsent: ConsentStore = createConsentStore(settings, globalThis, openTabSignal);

/**
 * Calls `onChange` when another tab sends a signal, and when the page becomes visible, which covers browsers without
 * `BroadcastChannel`. Returns the function that signals other tabs.
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
