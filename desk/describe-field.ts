import { entryOf, isLine, originField, type Shape } from "../house/schemas/shape.ts";
import { capitalize, labelChoice, labelField, summaries, weekdayOptions } from "./labels.ts";

/** A field of a form, as the desk's configuration has it. */
export type Field = { readonly name: string; readonly [setting: string]: unknown };

/** Where a value stands: what files of several languages have there, and whether each has its own. */
export type FieldContext = {
  readonly name: string;
  /** The name of the file, and of the field in which this one stands. */
  readonly file: string;
  readonly parent: string;
  readonly isRequired: boolean;
  readonly present: readonly unknown[];
  readonly i18n: boolean;
};

/** In characters: what is longer is written in a field of several lines. */
const longestLine = 60;

/** Forms that only some languages have: left out where none of the house does. */
const rarePlural = /^(?:zero|two|few|many)$/;

/** What can be read as a photo. */
const accept = "image/jpeg,image/png,image/webp,image/avif,image/tiff";

/** The field for a value of this shape. */
export function describeField(shape: Shape, context: FieldContext): Field {
  const { name, file, parent, isRequired, i18n } = context;
  const { description, minLength } = shape;
  return {
    name,
    label: labelField(file, parent, name),
    ...(description && { hint: capitalize(description) }),
    ...(shape.default !== undefined && { default: shape.default }),
    required: isRequired && minLength !== 0,
    i18n,
    ...describeKind(shape, context),
  };
}

/** The fields for the values in an object of this shape; `name` is that of the object. */
export function describeFields(
  { properties = {}, required = [] }: Shape,
  { present, i18n, file, name: parent }: Omit<FieldContext, "isRequired" | "parent">,
): Field[] {
  return Object.entries(properties)
    .map(([name, shape]) => [name, shape, valuesAt(name, present)] as const)
    .filter(([name, , values]) => !rarePlural.test(name) || values.some(Boolean))
    .map(([name, shape, values]) =>
      describeField(shape, {
        ...{ name, file, parent, i18n },
        isRequired: required.includes(name),
        present: values,
      }),
    );
}

/** A field that a form keeps and does not show. */
export function hideField(name: string, i18n: boolean): Field {
  return { name, widget: "hidden", required: false, i18n };
}

function describeKind(shape: Shape, context: FieldContext): object {
  const { type, format, pattern, description = "", items, anyOf } = shape;
  const entry = entryOf(shape);
  const { present, isRequired, i18n } = context;
  if (shape.const !== undefined) {
    return { widget: "hidden", ...(isRequired && { default: shape.const }) };
  }
  if (format === "weekday") return { widget: "select", options: weekdayOptions };
  if (shape.enum) return { widget: "select", options: shape.enum.map(labelChoice) };
  if (format === "photo") return { widget: "image", choose_url: false, accept };
  if (format === "color") return { widget: "color" };
  if (format === "date") return { widget: "datetime", format: "YYYY-MM-DD", time_format: false };
  if (type === "boolean" && isRequired) return { widget: "boolean" };
  if (type === "boolean") {
    const options = [true, false].map((value) => ({ label: value ? "Yes" : "No", value }));
    return { widget: "select", options };
  }
  if (type === "number" || type === "integer") {
    const { minimum: min, maximum: max } = shape;
    return { widget: "number", value_type: type === "integer" ? "int" : "float", min, max };
  }
  if (type === "string") {
    const lengths = present.map((value) => String(value ?? "").length);
    const isLong = Math.max(shape.maxLength ?? 0, ...lengths) > longestLine;
    return {
      widget: isLong ? "text" : "string",
      ...(pattern && { pattern: [pattern, description] }),
    };
  }
  if (Array.isArray(items))
    return { widget: "object", fields: describeFields(nameParts(items), context) };
  if (items && !Array.isArray(items) && items.format === "weekday") {
    return { widget: "select", multiple: true, options: weekdayOptions };
  }
  if (items) {
    const { minItems: min, maxItems: max } = shape;
    return { ...describeList(items, { ...context, present: present.flat() }), min, max };
  }
  if (entry && isLine(entry)) {
    return { widget: "keyvalue", i18n: i18n && (haveSameKeys(present) ? "duplicate_keys" : true) };
  }
  if (entry) {
    const values = { ...context, name: "value", present: present.flatMap(valuesOf) };
    const field = describeField(entry, { ...values, isRequired: true });
    const fields = (field.widget === "object" ? field["fields"] : [field]) as Field[];
    const shared = haveSameKeys(present) ? "duplicate" : true;
    const key = {
      name: "key",
      label: "Key",
      required: true,
      widget: "string",
      i18n: i18n && shared,
    };
    return {
      ...{ widget: "list", i18n: i18n && shared, collapsed: true },
      ...nameItems([key, ...fields], ""),
      fields: [key, ...fields, hideField(originField, i18n)],
    };
  }
  const object = anyOf?.find((one) => one.type === "object");
  if (anyOf && object) {
    const options = anyOf.flatMap(({ const: constant }) => constant ?? []);
    const choice = { name: "choice", label: "Choice", required: false, widget: "select", options };
    const fields = describeFields({ ...object, required: [] }, context);
    return { widget: "object", fields: [{ ...choice, i18n }, ...fields] };
  }
  if (shape.properties) return { widget: "object", fields: describeFields(shape, context) };
  throw new Error(`No form can be made for ${context.name}: ${JSON.stringify(shape)}`);
}

function describeList(item: Shape, context: FieldContext): Readonly<Record<string, unknown>> {
  const { name, i18n } = context;
  // An item always has a value; only its list may be left out.
  const field: Field = { ...describeField(item, { ...context, isRequired: true }), name: "value" };
  // One a line.
  if (field.widget === "string") return { widget: "list" };
  if (field.widget !== "object") return { widget: "list", field };
  const fields = field["fields"] as Field[];
  const hidden = item.properties ? [hideField(originField, i18n)] : [];
  return {
    widget: "list",
    fields: [...fields, ...hidden],
    collapsed: true,
    ...nameItems(fields, name),
  };
}

/** How an item is called where it is folded up: by what every one has, and by its picture. */
function nameItems(fields: readonly Field[], list: string): object {
  const scalars = ["string", "text", "number", "select", "datetime", "image"];
  const names = fields
    .filter(({ widget, required }) => required && scalars.includes(String(widget)))
    .map(({ name }) => `{{${name}}}`);
  const summary = summaries[list] ?? names.slice(0, 4).join(" · ");
  const picture = fields.find(({ widget }) => widget === "image");
  return {
    ...(summary && { summary }),
    ...(picture && { thumbnail: picture.name }),
  };
}

/** The parts of a value that has always as many, by their names. */
function nameParts(parts: readonly Shape[]): Shape {
  const named = parts.map((part) => [part.title ?? "", part] as const);
  return { properties: Object.fromEntries(named), required: named.map(([name]) => name) };
}

function valuesAt(name: string, objects: readonly unknown[]): unknown[] {
  return objects.map((object) => (object as Readonly<Record<string, unknown>> | undefined)?.[name]);
}

/** Whether all languages have values under the same names: a new one then comes to all of them. */
function haveSameKeys(objects: readonly unknown[]): boolean {
  return new Set(objects.map((object) => Object.keys(object ?? {}).join())).size <= 1;
}

function valuesOf(object: unknown): unknown[] {
  return Object.values((object ?? {}) as object);
}
