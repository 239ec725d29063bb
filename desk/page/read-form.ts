// Reads a file of content as a form of the desk. A form has lists in place of free keys, photos with their extension,
// and separate fields for values of two kinds. Hidden fields have the text of the file and the index of rows, so that
// saving changes nothing else (`save-form.ts`).
import {
  entryOf,
  isLine,
  originField,
  type Shape,
  sourceField,
} from "../../house/schemas/shape.ts";

// biome-ignore lint/suspicious/noExplicitAny: a value of any file, which its shape describes
export type Value = any;

/** File names of photos by the name of the photo. */
export type PhotoFiles = Readonly<Record<string, string>>;

/** The form of a JSON file of this shape. Throws a SyntaxError where the text is not JSON. */
export function readForm(text: string, shape: Shape, photos: PhotoFiles): Value {
  const form = toForm(JSON.parse(text), shape, photos);
  return { ...(shape.properties ? form : { items: form }), [sourceField]: text };
}

/** A value of a file in its form; undefined for null, which removes a word of the engine. */
export function toForm(value: Value, shape: Shape, photos: PhotoFiles): Value {
  if (value === undefined || value === null) return undefined;
  const { properties, items, anyOf } = shape;
  const object = anyOf?.find(({ type }) => type === "object");
  const entry = entryOf(shape);
  if (shape.format === "photo") return `/photos/${photos[value] ?? value}`;
  if (object) return typeof value === "object" ? toForm(value, object, photos) : { choice: value };
  if (Array.isArray(items)) {
    return Object.fromEntries(items.map(({ title }, index) => [title, value[index]]));
  }
  if (items) {
    return value.map((one: Value, index: number) => {
      const item = toForm(one, items, photos);
      return items.properties ? { ...item, [originField]: String(index) } : item;
    });
  }
  if (entry && isLine(entry)) {
    return Object.fromEntries(Object.entries(value).map(([key, line]) => [encodeKey(key), line]));
  }
  if (entry) {
    return Object.entries(value).map(([key, inner], index) => {
      const made = toForm(inner, entry, photos);
      const row = entry.type === "object" ? made : { value: made };
      return { key, ...row, [originField]: String(index) };
    });
  }
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, toForm(value[name], inner, photos)]),
  );
}

/** A key with a look-alike in place of dots, at which Sveltia CMS splits keys. */
function encodeKey(key: string): string {
  return key.replaceAll(".", "\u2024");
}

/** Keys and lines of a form's table; keys with dots, which the CMS has split, are joined. */
export function listLines(table: Value, path = ""): [key: string, line: Value][] {
  return Object.entries(table ?? {}).flatMap(([key, line]) => {
    const whole = `${path}${key}`.replaceAll("\u2024", ".");
    return typeof line === "object" && line !== null
      ? listLines(line, `${whole}.`)
      : [[whole, line]];
  });
}
