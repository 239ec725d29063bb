import type { ConsentSettings } from "../../house/facts/consent-settings.ts";
import {
  allow,
  type ConsentState,
  declined,
  idsOf,
  necessaryIds,
  readConsent,
  toStored,
} from "./consent-state.ts";
import { type CookiePage, deleteCookie, readCookie, writeCookie } from "./page-cookies.ts";

/** The visitor's decision and its origin; a new object after each change. */
type Consent = ConsentState & {
  readonly isModalActive: boolean;
  /** Whether the decision was made on this page, not on an earlier one or in another tab. */
  readonly isDecidedHere: boolean;
};

type StoreSettings = Pick<
  ConsentSettings,
  "consentGivenCookie" | "enabledIdsCookie" | "lifetimeDays" | "choices"
>;

/** The store of a visitor's decision about cookies. */
export type ConsentStore = Readonly<ReturnType<typeof createConsentStore>>;

/**
 * Creates a store over the two consent cookies of a page, which are read at the first use. `openSignal` calls back when
 * another tab has changed them, and returns the function that informs other tabs.
 */
export function createConsentStore(
  settings: StoreSettings,
  page: CookiePage,
  openSignal: (onChange: () => void) => () => void,
) {
  const { choices } = settings;
  const stored = openStored(settings, page);
  const listeners = new Set<() => void>();
  let consent: Consent | undefined;
  let tellOthers: (() => void) | undefined;
  let isStored = true;

  function read(): Consent {
    consent ??= { ...stored.read(), isModalActive: false, isDecidedHere: false };
    return consent;
  }

  function change(changes: Partial<Consent>): void {
    consent = { ...read(), ...changes };
    for (const listener of listeners) listener();
  }

  function save(enabledIds: readonly string[]): void {
    decide(allow(choices, enabledIds));
  }

  function decide(state: ConsentState): void {
    isStored = stored.write(state);
    // Consent that cannot be stored cannot be proven: nothing optional starts.
    const kept =
      isStored || state.status === "declined" ? state : allow(choices, necessaryIds(choices));
    // First, because listeners may reload the document.
    tellOthers?.();
    change({ ...kept, isModalActive: false, isDecidedHere: true });
  }

  /** Reads the decision that another tab has stored. */
  function refresh(): void {
    const found = stored.read();
    if (!isStored && found.status === "undecided") return;
    isStored = true;
    const { status, enabledIds } = read();
    const isSame = found.status === status && found.enabledIds.join() === enabledIds.join();
    if (!isSame) change({ ...found, isDecidedHere: false });
  }

  return {
    read,
    acceptAll: () => save(idsOf(choices)),
    acceptNecessary: () => save(necessaryIds(choices)),
    /** Enables these ids and the locked ones; unknown ids are dropped. */
    save,
    /** Refuses everything. */
    declineAll: () => decide(declined),
    openModal: () => change({ isModalActive: true }),
    closeModal: () => {
      if (read().isModalActive) change({ isModalActive: false });
    },
    /** Calls the listener after every change, in this tab or another; returns the function that stops this. */
    subscribe(listener: () => void): () => void {
      if (!tellOthers) {
        tellOthers = openSignal(refresh);
        // Another tab may have decided since the cookies were read.
        refresh();
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The decision in the two consent cookies of a page. */
function openStored(
  { consentGivenCookie, enabledIdsCookie, lifetimeDays, choices }: StoreSettings,
  page: CookiePage,
) {
  return { read, write };

  function read(): ConsentState {
    const given = readCookie(page, consentGivenCookie);
    return readConsent({ given, enabledIds: readCookie(page, enabledIdsCookie) }, choices);
  }

  /** Whether the browser has stored the decision. */
  function write(state: ConsentState): boolean {
    const values = toStored(state, choices);
    // The ids first: if the page ends in between, half a decision counts as none.
    return [
      writeOne(enabledIdsCookie, values.enabledIds),
      writeOne(consentGivenCookie, values.given),
    ].every(Boolean);
  }

  /** Stores or removes one value; returns whether the browser has done so. */
  function writeOne(name: string, value: string | undefined): boolean {
    if (value !== undefined) return writeCookie(page, name, value, lifetimeDays);
    deleteCookie(page, name);
    return readCookie(page, name) === undefined;
  }
}
