// Between files of content and forms, which know no values under free names, no photo without its
// ending and no value of two kinds. What is written has the order of the schema, and nothing empty.
import { splitFrontMatter } from "../../content/front-matter.ts";
import { entryOf, isLine, type Shape } from "../shape.ts";

// biome-ignore lint/suspicious/noExplicitAny: a value of any file, which its shape describes
type Value = any;

/** The value of a file as its form has it; `photos` are file names by name of the photo. */
export function toForm(
  value: Value,
  shape: Shape,
  photos: Readonly<Record<string, string>>,
): Value {
  const { properties, items, anyOf } = shape;
  const entry = rowOf(shape);
  if (value === undefined) return undefined;
  if (shape.format === "photo") return `/photos/${photos[value] ?? value}`;
  if (anyOf) return typeof value === "string" ? { key: value } : value;
  if (Array.isArray(items)) {
    return Object.fromEntries(items.map(({ title }, index) => [title, value[index]]));
  }
  if (items) return value.map((one: Value) => toForm(one, items, photos));
  if (entry) {
    return Object.entries(value).map(([key, inner]) => {
      // What is taken away from the engine's words is a row with nothing in it.
      if (inner === null) return { key };
      const made = toForm(inner, entry, photos);
      return entry.type === "object" ? { key, ...made } : { key, value: made };
    });
  }
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, toForm(value[name], inner, photos)]),
  );
}

/** The value of a form as its file has it. */
export function fromForm(value: Value, shape: Shape): Value {
  const { properties, required = [], items, anyOf } = shape;
  const entry = rowOf(shape);
  if (shape.format === "photo") return (value ?? "").replace(/^.*\//, "").replace(/\.\w+$/, "");
  if (anyOf) return Object.values(value).filter(Boolean).length > 1 ? value : value.key;
  if (Array.isArray(items)) return items.map(({ title = "" }) => value?.[title]);
  if (items) return (value ?? []).map((one: Value) => fromForm(one, items));
  if (entry) {
    return Object.fromEntries(
      (value ?? []).map(({ key, ...row }: Value) => [
        key,
        entry.properties && !entry.required?.length && isEmpty(row)
          ? null
          : fromForm(entry.type === "object" ? row : row.value, entry),
      ]),
    );
  }
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || !isEmpty(value?.[name]))
      .map(([name, inner]) => [name, fromForm(value?.[name], inner)]),
  );
}

/** A page of Markdown as its form has it. */
export function readMarkdown(markdown: string): Value {
  const { fields, body } = splitFrontMatter(markdown);
  return { ...fields, body: body.trim() };
}

/** A page of Markdown, from its form. */
export function writeMarkdown({ body, ...fields }: Value): string {
  const lines = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return ["---", ...lines.map((line) => line.join(": ")), "---", "", body].join("\n").trimEnd();
}

/** The shape of a row for what stands under a free name; lines of text are left as they are. */
function rowOf(shape: Shape): Shape | undefined {
  const entry = entryOf(shape);
  return entry && !isLine(entry) ? entry : undefined;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
