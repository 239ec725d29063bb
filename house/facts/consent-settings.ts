import generated from "#house/consent/settings.json" with { type: "json" };
import type { ConsentConfiguration, CookieDefinition, NamedCookie } from "./cookies.ts";

/** One choice of the consent control, without messages. */
export type ConsentChoice = Pick<CookieDefinition, "id" | "script"> &
  Required<Pick<CookieDefinition, "targetCookieIds">> & {
    readonly isNecessary: boolean;
    /** Always on: necessary, unless it is the functional one. */
    readonly isLocked: boolean;
  };

/** The part of the consent configuration for browsers; the build makes it from `cookies.json`. */
export type ConsentSettings = Omit<ConsentConfiguration, "necessary" | "optional"> & {
  readonly choices: readonly ConsentChoice[];
  /** Whether a visitor has anything to decide. */
  readonly hasChoice: boolean;
  /** The choice with the role marketing: the tag manager runs while it is on. */
  readonly marketingId?: string | undefined;
  /** The cookie of the choice with the role functional: it keeps a guest's stay. */
  readonly stay?:
    | { readonly choiceId: string; readonly cookie: string; readonly lifetimeDays: number }
    | undefined;
  readonly tagManagerId: string | null;
};

/** The texts of a choice in one language. */
export type ChoiceDescription = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly links: readonly { readonly label: string; readonly address: string }[];
  /** Name, purpose, owner and lifetime of each cookie. */
  readonly cookies: readonly (Pick<NamedCookie, "name" | "party"> &
    Readonly<Record<"purpose" | "provider" | "lifetime", string>>)[];
};

/** The consent configuration of this build, without its messages. */
export const settings = generated as ConsentSettings;
