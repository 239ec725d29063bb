import type { ConsentChoice } from "../../house/facts/consent-settings.ts";

/** The decision of a visitor. Undecided and declined enable nothing. */
export type ConsentState = {
  readonly status: "undecided" | "given" | "declined";
  /** In the order of the configuration. */
  readonly enabledIds: readonly string[];
};

/** The values of the two stored cookies; a missing one is undefined. */
export type StoredConsent = {
  readonly given: string | undefined;
  readonly enabledIds: string | undefined;
};

type Choices = readonly ConsentChoice[];

const idSeparator = "~";
const declinedValue = "0";

const undecided: ConsentState = { status: "undecided", enabledIds: [] };

/** The state after refusing everything; the visitor is not asked again. */
export const declined: ConsentState = { status: "declined", enabledIds: [] };

/**
 * The decision in two stored values. Any value that the site would not have written for the current choices (junk, half a
 * decision, an older set) counts as undecided.
 */
export function readConsent({ given, enabledIds }: StoredConsent, choices: Choices): ConsentState {
  if (given === declinedValue) return declined;
  if (given !== idsOf(choices).join("") || enabledIds === undefined) return undecided;
  const state = allow(choices, enabledIds.split(idSeparator));
  // Also distinguishes the ids a, bc from ab, c, which concatenate alike.
  return state.enabledIds.join(idSeparator) === enabledIds ? state : undecided;
}

/** Consent to the chosen ids; locked ones are added, unknown ones dropped. */
export function allow(choices: Choices, chosenIds: readonly string[]): ConsentState {
  const enabled = choices.filter(({ id, isLocked }) => isLocked || chosenIds.includes(id));
  return { status: "given", enabledIds: idsOf(enabled) };
}

/** The values that store a decision. */
export function toStored({ status, enabledIds }: ConsentState, choices: Choices): StoredConsent {
  return status === "given"
    ? { given: idsOf(choices).join(""), enabledIds: enabledIds.join(idSeparator) }
    : { given: status === "declined" ? declinedValue : undefined, enabledIds: undefined };
}

/** The ids of necessary choices. */
export function necessaryIds(choices: Choices): readonly string[] {
  return idsOf(choices.filter(({ isNecessary }) => isNecessary));
}

/** The ids of choices, in their order. */
export function idsOf(choices: Choices): readonly string[] {
  return choices.map(({ id }) => id);
}
