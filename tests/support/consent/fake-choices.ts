import type { ConsentChoice } from "../../../house/facts/consent-settings.ts";

/** A choice for tests: optional and without effects, unless told otherwise. */
export function fakeChoice(id: string, more: Partial<ConsentChoice> = {}): ConsentChoice {
  return {
    id,
    isNecessary: false,
    isLocked: false,
    targetCookieIds: [],
    ...more,
  };
}

/** The choices of the site as it ships. */
export const fakeChoices: readonly ConsentChoice[] = [
  fakeChoice("technical", { isNecessary: true, isLocked: true }),
  fakeChoice("functional", { targetCookieIds: ["chosen_stay"] }),
  fakeChoice("marketing", { targetCookieIds: ["_ga", "_ga_*", "_gid"] }),
];
