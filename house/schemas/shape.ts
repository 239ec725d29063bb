/** The hidden field of a form with the text of its file. */
export const sourceField = "_source";

/** The hidden field of a row with its index in the file; a new row has none. */
export const originField = "_origin";

/** The parts of JSON Schema from which forms are made. */
export type Shape = {
  readonly type?: string;
  readonly title?: string;
  readonly default?: unknown;
  readonly description?: string;
  /** What is expected of the value; the description ends with it. */
  readonly $comment?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Shape | Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Shape;
  readonly anyOf?: readonly Shape[];
};

/** The shape of values under free names, if an object has these. */
export function entryOf({ additionalProperties: entry }: Shape): Shape | undefined {
  return entry ? (entry.anyOf?.find(({ type }) => type !== "null") ?? entry) : undefined;
}

/** Whether a value is a line of text; under free names these are shown as a table. */
export function isLine({ type, format }: Shape): boolean {
  return type === "string" && format === undefined;
}
