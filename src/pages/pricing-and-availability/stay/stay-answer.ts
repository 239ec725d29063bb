import type { Stay } from "../../../availability/stay.ts";

/** What the page says to a stay that a guest asks for, formatted and in the guest's language. */
export type StayAnswer = QuotedStay | RefusedStay;

/** A stay that can be, or, where the calendar is not known, may be. */
export type QuotedStay = {
  readonly kind: "quote";
  readonly dates: string;
  readonly nights: string;
  /** Whether the nights are free. */
  readonly note: string;
  /** The nights by season; nights without a price come last. Empty where none has one. */
  readonly shares: readonly {
    readonly label: string;
    readonly detail: string;
    readonly sum: string;
  }[];
  readonly total: string;
  /** Whether asking comes before booking: nights or the total are not known. */
  readonly isOnRequest: boolean;
  /** Address of the booking engine, the dates in it. */
  readonly booking: string;
  /** Address of an e-mail that asks about the dates. */
  readonly mail: string;
  /** The answer in one sentence, to be read out. */
  readonly summary: string;
};

/** A stay that cannot be. */
export type RefusedStay = {
  readonly kind: "refusal";
  /** The reason, a sentence. */
  readonly summary: string;
  /** Says that nothing near is free, where that is so. */
  readonly none: string | null;
  /** Stays that can be instead, the nearest first. */
  readonly nearest: readonly {
    readonly stay: Stay;
    readonly dates: string;
    readonly nights: string;
    /** The total, or that it is on request. */
    readonly price: string;
  }[];
  /** Address of an e-mail that asks about the dates; nothing where they make no stay. */
  readonly mail: string | null;
};
