import generated from "../../generated/consent/settings.json" with { type: "json" };
import type { OwnScript } from "../facts/cookies.ts";

/** One choice of the consent control, without wording. */
export type ConsentChoice = {
  readonly id: string;
  readonly isNecessary: boolean;
  /** Always on: necessary, unless it is the functional one. */
  readonly isLocked: boolean;
  readonly isPreselected: boolean;
  /** Cookies to delete when the choice is off; `*` at the end stands for any ending. */
  readonly targetCookieIds: readonly string[];
  /** Script that is in the page while the choice is on. */
  readonly script?: OwnScript | undefined;
};

/** What a browser needs of the consent configuration; the build makes it from `content/`. */
export type ConsentSettings = {
  readonly consentGivenCookie: string;
  readonly enabledIdsCookie: string;
  readonly lifetimeDays: number;
  readonly closeModalOnClickOutside: boolean;
  readonly choices: readonly ConsentChoice[];
  /** The choice with the role marketing: the tag manager runs while it is on. */
  readonly marketingId?: string | undefined;
  /** The cookie of the choice with the role functional: it keeps a guest's stay. */
  readonly stay?:
    | { readonly choiceId: string; readonly cookie: string; readonly lifetimeDays: number }
    | undefined;
  /** A script that needs no consent. */
  readonly statistics?: OwnScript | undefined;
  readonly tagManagerId: string | null;
};

/** What the control says about a choice, in one language. */
export type ChoiceDescription = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly links: readonly { readonly label: string; readonly address: string }[];
  readonly cookies: readonly {
    readonly name: string;
    readonly purpose: string;
    readonly provider: string;
    readonly lifetime: string;
  }[];
};

/** The consent configuration of this build, without its wording. */
export const settings = generated as ConsentSettings;
