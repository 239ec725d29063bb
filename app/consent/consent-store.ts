import type { ConsentSettings } from "./consent-settings.ts";
import {
  allow,
  allowAll,
  allowNecessary,
  type ConsentState,
  declined,
  readConsent,
  toStored,
} from "./consent-state.ts";
import { type CookiePage, deleteCookie, readCookie, writeCookie } from "./page-cookies.ts";
import type { TabSignal } from "./tab-signal.ts";

/** The visitor's decision, and what has become of it on this page; a new object after each change. */
type Consent = ConsentState & {
  readonly isModalActive: boolean;
  /** Whether the decision was made on this page: not on an earlier one, nor in another tab. */
  readonly isDecidedHere: boolean;
};

/** The one place where the site reads and changes a visitor's decision about cookies. */
export type ConsentStore = {
  /** The decision at this moment. */
  readonly read: () => Consent;
  /** Enables everything. */
  readonly acceptAll: () => void;
  /** Enables what is necessary and nothing else. */
  readonly acceptNecessary: () => void;
  /** Enables these ids and what is locked; unknown ids are left out. */
  readonly save: (enabledIds: readonly string[]) => void;
  /** Enables nothing, and marks consent as not given. */
  readonly declineAll: () => void;
  readonly openModal: () => void;
  readonly closeModal: () => void;
  /** Calls the listener after every change, in this tab or another, until the answer is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A store over the two consent cookies of a page; it reads them when it is first asked. */
export function createConsentStore(
  settings: Pick<
    ConsentSettings,
    "consentGivenCookie" | "enabledIdsCookie" | "lifetimeDays" | "choices"
  >,
  page: CookiePage,
  openSignal: (onChange: () => void) => TabSignal,
): ConsentStore {
  const { consentGivenCookie, enabledIdsCookie, lifetimeDays, choices } = settings;
  const listeners = new Set<() => void>();
  let consent: Consent | undefined;
  let signal: TabSignal | undefined;
  let isStored = true;

  const readStored = (): ConsentState =>
    readConsent(
      {
        given: readCookie(page, consentGivenCookie),
        enabledIds: readCookie(page, enabledIdsCookie),
      },
      choices,
    );

  function read(): Consent {
    consent ??= { ...readStored(), isModalActive: false, isDecidedHere: false };
    return consent;
  }

  function change(changes: Partial<Consent>): void {
    consent = { ...read(), ...changes };
    for (const listener of listeners) listener();
  }

  /** Stores one value, or removes it; says whether that is what the browser now holds. */
  function store(name: string, value: string | undefined): boolean {
    if (value !== undefined) return writeCookie(page, name, value, lifetimeDays);
    deleteCookie(page, name);
    return readCookie(page, name) === undefined;
  }

  function decide(state: ConsentState): void {
    const values = toStored(state, choices);
    // The ids first: half a decision, should the page end here, is none.
    isStored = [
      store(enabledIdsCookie, values.enabledIds),
      store(consentGivenCookie, values.given),
    ].every(Boolean);
    // What cannot be kept cannot be shown to have been given: nothing optional starts on it.
    const kept = isStored || state.status === "declined" ? state : allowNecessary(choices);
    change({ ...kept, isModalActive: false, isDecidedHere: true });
    signal?.send();
  }

  /** Takes over what another tab has stored. */
  function refresh(): void {
    const stored = readStored();
    if (!isStored && stored.status === "undecided") return;
    isStored = true;
    const { status, enabledIds } = read();
    const isSame = stored.status === status && stored.enabledIds.join() === enabledIds.join();
    if (!isSame) change({ ...stored, isDecidedHere: false });
  }

  return {
    read,
    acceptAll: () => decide(allowAll(choices)),
    acceptNecessary: () => decide(allowNecessary(choices)),
    save: (enabledIds) => decide(allow(choices, enabledIds)),
    declineAll: () => decide(declined),
    openModal: () => change({ isModalActive: true }),
    closeModal: () => {
      if (read().isModalActive) change({ isModalActive: false });
    },
    subscribe(listener) {
      signal ??= openSignal(refresh);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
