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

/** The visitor's decision, and what has become of it on this page; a new object after each change. */
type Consent = ConsentState & {
  readonly isModalActive: boolean;
  /** Whether the decision was made on this page: not on an earlier one, nor in another tab. */
  readonly isDecidedHere: boolean;
};

/** The one place where the site reads and changes a visitor's decision about cookies. */
export type ConsentStore = Readonly<ReturnType<typeof createConsentStore>>;

/**
 * A store over the two consent cookies of a page; it reads them when it is first asked. `openSignal`
 * calls back when another tab has changed them, and returns how to tell the other tabs.
 */
export function createConsentStore(
  settings: Pick<
    ConsentSettings,
    "consentGivenCookie" | "enabledIdsCookie" | "lifetimeDays" | "choices"
  >,
  page: CookiePage,
  openSignal: (onChange: () => void) => () => void,
) {
  const { consentGivenCookie, enabledIdsCookie, lifetimeDays, choices } = settings;
  const listeners = new Set<() => void>();
  let consent: Consent | undefined;
  let tellOthers: (() => void) | undefined;
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

  function save(enabledIds: readonly string[]): void {
    decide(allow(choices, enabledIds));
  }

  function decide(state: ConsentState): void {
    const values = toStored(state, choices);
    // The ids first: half a decision, should the page end here, is none.
    isStored = [
      store(enabledIdsCookie, values.enabledIds),
      store(consentGivenCookie, values.given),
    ].every(Boolean);
    // What cannot be kept cannot be shown to have been given: nothing optional starts on it.
    const kept =
      isStored || state.status === "declined" ? state : allow(choices, necessaryIds(choices));
    // First: those who follow a change may load the document anew.
    tellOthers?.();
    change({ ...kept, isModalActive: false, isDecidedHere: true });
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
    acceptAll: () => save(idsOf(choices)),
    acceptNecessary: () => save(necessaryIds(choices)),
    /** Enables these ids and what is locked; unknown ids are left out. */
    save,
    /** Enables nothing, and marks consent as not given. */
    declineAll: () => decide(declined),
    openModal: () => change({ isModalActive: true }),
    closeModal: () => {
      if (read().isModalActive) change({ isModalActive: false });
    },
    /** Calls the listener after every change, in this tab or another; returns what ends that. */
    subscribe(listener: () => void): () => void {
      if (!tellOthers) {
        tellOthers = openSignal(refresh);
        // Nobody has told of what another tab has decided since the cookies were read.
        refresh();
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
