import { entryOf, isLine, originField, type Shape } from "../house/schemas/shape.ts";
import { capitalize, type DeskWords } from "./desk-words.ts";

/** A field of a form, as the desk's configuration has it. */
export type Field = { readonly name: string; readonly [setting: string]: unknown };

/** The context of a value: its values in the files of several languages, and whether each has its own. */
export type FieldContext = {
  readonly name: string;
  /** The name of the file, and of the parent field. */
  readonly file: string;
  readonly parent: string;
  readonly isRequired: boolean;
  readonly present: readonly unknown[];
  readonly i18n: boolean;
  readonly words: DeskWords;
  /** The engine's words for it, in the language of the desk. */
  readonly engineText?: unknown;
};

/** Longer texts get a field of several lines, in characters. */
const longestLine = 60;

/** Longer texts of the engine are cut in labels, in characters. */
const longestLabel = 72;

/** Plural forms that only some languages have: left out if no language of the house does. */
const rarePlural = /^(?:zero|two|few|many)$/;

/** The types of photos. */
const accept = "image/jpeg,image/png,image/webp,image/avif,image/tiff";

/** The field for a value of this shape. */
export function describeField(shape: Shape, context: FieldContext): Field {
  const { name, isRequired, i18n } = context;
  const kind = describeKind(shape, context);
  // A hidden field has no other settings.
  if (kind.widget === "hidden") return { name, i18n, ...kind };
  return {
    name,
    ...nameField(shape, context),
    ...(shape.default !== undefined && { default: shape.default }),
    required: isRequired && shape.minLength !== 0,
    i18n,
    ...kind,
  };
}

/** Engine texts label their fields, so that owners find them on the page; other fields have names. */
function nameField(shape: Shape, { name, file, parent, engineText, words }: FieldContext) {
  const other = (engineText as { readonly other?: unknown } | undefined)?.other;
  const text = typeof engineText === "string" ? engineText : other;
  const hint = words.explainField(file, parent, name, explain(shape));
  if (typeof text !== "string") {
    return { label: words.nameField(file, parent, name), ...(hint && { hint }) };
  }
  const isShort = text.length <= longestLabel;
  const label = isShort ? text : `${text.slice(0, longestLabel).replace(/\s\S*$/, "")} …`;
  return { label, ...(engineText !== other && { hint: words.replaces(text) }) };
}

/** The fields for the values in an object of this shape; `name` is that of the object. */
export function describeFields(
  { properties = {}, required = [] }: Shape,
  {
    present,
    i18n,
    file,
    words,
    engineText,
    name: parent,
  }: Omit<FieldContext, "isRequired" | "parent">,
): Field[] {
  const known = engineText as Readonly<Record<string, unknown>> | undefined;
  return Object.entries(properties)
    .sort(([one], [other]) => placeOf(file, parent, one) - placeOf(file, parent, other))
    .map(([name, shape]) => [name, shape, valuesAt(name, present)] as const)
    .filter(([name, , values]) => !rarePlural.test(name) || values.some(Boolean))
    .map(([name, shape, values]) =>
      describeField(shape, {
        ...{ name, file, parent, i18n, words, engineText: known?.[name] },
        isRequired: required.includes(name),
        present: values,
      }),
    );
}

/** The description of a value, without constraints that its field enforces. */
function explain({ description = "", $comment: expected, type, format = "" }: Shape) {
  const isSeenTo =
    ["number", "integer", "array"].includes(type ?? "") ||
    /^(?:color|date|day|weekday)/.test(format);
  const text =
    isSeenTo && expected ? description.replace(expected, "").replace("()", "") : description;
  return capitalize(text.trim()) || undefined;
}

/** The first fields of a season: those that change each year. */
const firstOfSeason = ["key", "from", "to", "pricePerNight", "minimumNights", "arrivalDays"];

function placeOf(file: string, parent: string, name: string): number {
  const place = file === "prices" && parent === "periods" ? firstOfSeason.indexOf(name) : 0;
  return place === -1 ? firstOfSeason.length : place;
}

/** A field that a form keeps and does not show. */
export function hideField(name: string, i18n: boolean): Field {
  return { name, widget: "hidden", i18n };
}

type Kind = { readonly widget: string; readonly [setting: string]: unknown };

function describeKind(shape: Shape, context: FieldContext): Kind {
  const { format, items, anyOf } = shape;
  const entry = entryOf(shape);
  const { present, isRequired, i18n, words } = context;
  if (shape.const !== undefined) {
    return { widget: "hidden", ...(isRequired && { default: shape.const }) };
  }
  if (format === "weekday") return { widget: "select", options: words.weekdays };
  if (shape.enum) return { widget: "select", options: shape.enum.map(words.choice) };
  const scalar = describeScalar(shape, context);
  if (scalar) return scalar;
  if (Array.isArray(items))
    return { widget: "object", fields: describeFields(nameParts(items), context) };
  if (items) return describeRows(shape, items as Shape, context);
  if (entry && isLine(entry)) {
    return { widget: "keyvalue", i18n: i18n && (haveSameKeys(present) ? "duplicate_keys" : true) };
  }
  if (entry) return describeEntries(entry, context);
  const object = anyOf?.find((one) => one.type === "object");
  if (anyOf && object) return describeChoice(anyOf, object, context);
  if (shape.properties) return { widget: "object", fields: describeFields(shape, context) };
  throw new Error(`No form can be made for ${context.name}: ${JSON.stringify(shape)}`);
}

/** Photos, colours, days, numbers and texts. */
function describeScalar(
  { type, format, pattern, description = "", ...limits }: Shape,
  { present, isRequired, words }: FieldContext,
): Kind | undefined {
  if (format === "day-of-year" || format === "day-or-date") {
    return { widget: "day", isYearly: format === "day-of-year" };
  }
  if (format === "photo") return { widget: "image", choose_url: false, accept };
  if (format === "color") return { widget: "color" };
  if (format === "date") return { widget: "datetime", format: "YYYY-MM-DD", time_format: false };
  if (type === "boolean" && isRequired) return { widget: "boolean" };
  if (type === "boolean") return { widget: "select", options: words.isTrue };
  if (type === "number" || type === "integer") {
    const { minimum: min, maximum: max } = limits;
    return { widget: "number", value_type: type === "integer" ? "int" : "float", min, max };
  }
  if (type !== "string") return undefined;
  const lengths = present.map((value) => String(value ?? "").length);
  const isLong = Math.max(limits.maxLength ?? 0, ...lengths) > longestLine;
  return {
    widget: isLong ? "text" : "string",
    ...(pattern && { pattern: [pattern, description] }),
  };
}

/** A list of values of one shape. */
function describeRows(
  { minItems: min, maxItems: max }: Shape,
  items: Shape,
  context: FieldContext,
): Kind {
  const { present, words } = context;
  if (items.format === "weekday") {
    return { widget: "select", multiple: true, options: words.weekdays };
  }
  const row = words.nameRow(context.file, context.parent, context.name);
  return {
    widget: "list",
    ...describeList(items, { ...context, present: present.flat() }),
    min,
    max,
    ...(row && { label_singular: row }),
  };
}

/** An object whose keys the owner chooses: a list of keys and values. */
function describeEntries(entry: Shape, context: FieldContext): Kind {
  const { present, i18n, words } = context;
  const values = {
    ...context,
    engineText: undefined,
    name: "value",
    present: present.flatMap(valuesOf),
  };
  const field = describeField(entry, { ...values, isRequired: true });
  const fields = (field.widget === "object" ? field["fields"] : [field]) as Field[];
  const shared = haveSameKeys(present) ? "duplicate" : true;
  const key = {
    name: "key",
    label: words.nameField("any", "", "key"),
    required: true,
    widget: "string",
    i18n: i18n && shared,
  };
  return {
    ...{ widget: "list", i18n: i18n && shared, collapsed: true },
    ...nameItems([key, ...fields], words.summaries[""]),
    fields: [key, ...fields, hideField(originField, i18n)],
  };
}

/** One of some constants, or an object: the form has a field for the constants beside those of the object. */
function describeChoice(anyOf: readonly Shape[], object: Shape, context: FieldContext): Kind {
  const { i18n, words } = context;
  const constants = anyOf.flatMap(({ const: constant }) => constant ?? []);
  const options = constants.map((constant) => words.choice(String(constant)));
  const label = words.nameField(context.file, context.name, "choice");
  const choice = { name: "choice", label, required: false, widget: "select", options };
  const fields = describeFields({ ...object, required: [] }, context);
  return { widget: "object", fields: [{ ...choice, i18n }, ...fields] };
}

function describeList(item: Shape, context: FieldContext): Readonly<Record<string, unknown>> {
  const { name, i18n, words } = context;
  // An item always has a value; only its list is optional.
  const field: Field = { ...describeField(item, { ...context, isRequired: true }), name: "value" };
  // One item per line.
  if (field.widget === "string") return { widget: "list" };
  if (field.widget !== "object") return { widget: "list", field };
  const fields = field["fields"] as Field[];
  const hidden = item.properties ? [hideField(originField, i18n)] : [];
  return {
    widget: "list",
    fields: [...fields, ...hidden],
    collapsed: true,
    ...nameItems(fields, words.summaries[name]),
  };
}

/** The summary of a collapsed item: its required fields, and its picture. */
function nameItems(fields: readonly Field[], known: string | undefined): object {
  const scalars = ["string", "text", "number", "select", "datetime", "day", "image"];
  const names = fields
    .filter(({ widget, required }) => required && scalars.includes(String(widget)))
    .map(({ name }) => `{{${name}}}`);
  const summary = known ?? names.slice(0, 4).join(" · ");
  const picture = fields.find(({ widget }) => widget === "image");
  return {
    ...(summary && { summary }),
    ...(picture && { thumbnail: picture.name }),
  };
}

/** A tuple as an object, by the names of its parts. */
function nameParts(parts: readonly Shape[]): Shape {
  const named = parts.map((part) => [part.title ?? "", part] as const);
  return { properties: Object.fromEntries(named), required: named.map(([name]) => name) };
}

function valuesAt(name: string, objects: readonly unknown[]): unknown[] {
  return objects.map((object) => (object as Readonly<Record<string, unknown>> | undefined)?.[name]);
}

/** Whether all languages have the same keys: then a new key is added to all of them. */
function haveSameKeys(objects: readonly unknown[]): boolean {
  return new Set(objects.map((object) => Object.keys(object ?? {}).join())).size <= 1;
}

function valuesOf(object: unknown): unknown[] {
  return Object.values((object ?? {}) as object);
}
