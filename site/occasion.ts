import type { Availability } from "../domain/nights/availability.ts";

/** The moment, calendar and site that a page is rendered for. */
export type Occasion = {
  readonly now: Date;
  readonly availability: Availability;
  readonly siteUrl: string;
  /** Whether our server answers: files for static hosts have no form. */
  readonly isServed?: boolean;
};
