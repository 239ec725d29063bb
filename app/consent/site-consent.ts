import { settings } from "./consent-settings.ts";
import { type ConsentStore, createConsentStore } from "./consent-store.ts";
import { openTabSignal } from "./tab-signal.ts";

/** The decision of this page's visitor. */
export const siteConsent: ConsentStore = createConsentStore(settings, globalThis, openTabSignal);
