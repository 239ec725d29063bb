/** One figure of the table. Without a value it could not be measured, and `note` says why. */
export type Row = {
  readonly what: string;
  readonly value?: number;
  readonly unit: string;
  /** The value may not be above it. */
  readonly budget?: number;
  /** The value may not be below it. */
  readonly floor?: number;
  /** The same, measured on the reference in the same run. */
  readonly reference?: number;
  readonly note?: string;
};
