// Between files of content and forms, which know no values under free names, no photo without its
// ending and no value of two kinds. What is written has the order of the schema, and nothing empty.

/** @typedef {import("../describe-field.ts").Shape} Shape */
/** @typedef {Record<string, any>} Tree */

/**
 * The value of a file as its form has it.
 * @param {any} value
 * @param {Shape} shape
 * @param {Record<string, string>} photos File names by name of the photo.
 * @returns {any}
 */
export function toForm(value, shape, photos) {
  const { properties, items, anyOf } = shape;
  const entry = entryOf(shape);
  if (value === undefined) return undefined;
  if (shape.format === "photo") return `/photos/${photos[value] ?? value}`;
  if (anyOf) return typeof value === "string" ? { key: value } : value;
  if (Array.isArray(items))
    return Object.fromEntries(items.map(({ title }, i) => [title, value[i]]));
  if (items) return value.map((/** @type {any} */ one) => toForm(one, items, photos));
  if (entry) {
    return Object.entries(value).map(([key, inner]) => {
      const made = toForm(inner, entry, photos);
      return entry.type === "object" ? { key, ...made } : { key, value: made };
    });
  }
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, toForm(value[name], inner, photos)]),
  );
}

/**
 * The value of a form as its file has it.
 * @param {any} value
 * @param {Shape} shape
 * @returns {any}
 */
export function fromForm(value, shape) {
  const { properties, required = [], items, anyOf } = shape;
  const entry = entryOf(shape);
  if (shape.format === "photo") return (value ?? "").replace(/^.*\//, "").replace(/\.\w+$/, "");
  if (anyOf) return Object.values(value).filter(Boolean).length > 1 ? value : value.key;
  if (Array.isArray(items)) return items.map(({ title = "" }) => value?.[title]);
  if (items) return (value ?? []).map((/** @type {any} */ one) => fromForm(one, items));
  if (entry) {
    const rows = /** @type {Tree[]} */ (value ?? []);
    return Object.fromEntries(
      rows.map(({ key, ...row }) => [
        key,
        fromForm(entry.type === "object" ? row : row["value"], entry),
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

/**
 * The fields of a page of Markdown, between its first two lines of hyphens, and its text below them.
 * @param {string} markdown
 */
export function splitFrontMatter(markdown) {
  const [, head = "", body = markdown] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(markdown) ?? [];
  const lines = head.matchAll(/^(\w+):[^\S\n]*(.*?)\s*$/gm);
  /** @type {Record<string, string>} */
  const fields = Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
  return { fields, body };
}

/**
 * A page of Markdown as its form has it.
 * @param {string} markdown
 * @returns {Tree}
 */
export function readMarkdown(markdown) {
  const { fields, body } = splitFrontMatter(markdown);
  return { ...fields, body: body.trim() };
}

/**
 * A page of Markdown.
 * @param {Tree} page
 * @returns {string}
 */
export function writeMarkdown({ body, ...fields }) {
  const lines = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return ["---", ...lines.map((line) => line.join(": ")), "---", "", body].join("\n");
}

/**
 * The shape of what stands under free names; lines of text are left as they are.
 * @param {Shape} shape
 */
function entryOf({ additionalProperties: entry }) {
  return entry && !isLine(entry) ? entry : undefined;
}

/**
 * Whether a value is a line of text: under free names these are shown as a table.
 * @param {Shape} shape
 */
export function isLine({ type, format }) {
  return type === "string" && format === undefined;
}

/** @param {any} value */
function isEmpty(value) {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
