// Writes a form of the desk over the text of its file. Unchanged values, and those without a field, keep their text,
// order, spaces and line breaks.
import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import {
  entryOf,
  isLine,
  originField,
  type Shape,
  sourceField,
} from "../../house/schemas/shape.ts";
import { childrenOf, createJsonText, type Member, nameOf, valueNodeOf } from "./json-text.ts";
import { listLines, type PhotoFiles, toForm, type Value } from "./read-form.ts";

/** The text of a JSON file with the values of its form. */
export function saveForm(form: Value, shape: Shape, photos: PhotoFiles): string {
  const source: string = form[sourceField] ?? "";
  const { textOf, layOut, writeProperty } = createJsonText(source);
  return write(shape.properties ? form : form.items, shape, parseTree(source), "");

  function write(value: Value, shape: Shape, node: Node | undefined, indent?: string): string {
    if (node && isSame(value, toForm(getNodeValue(node), shape, photos))) return textOf(node);
    const { properties, items, anyOf } = shape;
    const object = anyOf?.find(({ type }) => type === "object");
    const entry = entryOf(shape);
    if (shape.format === "photo") {
      return JSON.stringify((value ?? "").replace(/^.*\//, "").replace(/\.\w+$/, ""));
    }
    if (object) return writeChoice(value, object, node, indent);
    if (Array.isArray(items)) {
      return layOut(listItems(items, value, node), node, indent, "[]");
    }
    if (items) return layOut(listRows(items, value, node), node, indent, "[]");
    if (entry) return layOut(listEntries(entry, value, node), node, indent, "{}");
    if (properties) return layOut(listProperties(shape, value, node), node, indent, "{}");
    return JSON.stringify(value ?? null);
  }

  /** A constant or an object; if the form has both, the kind that is new. */
  function writeChoice(value: Value, object: Shape, node: Node | undefined, indent?: string) {
    const { choice, ...fields } = value ?? {};
    const isConstant = isEmpty(fields) || (!isEmpty(choice) && node?.type === "object");
    return isConstant ? JSON.stringify(choice) : write(fields, object, node, indent);
  }

  function listItems(items: readonly Shape[], value: Value, node: Node | undefined): Member[] {
    const own = childrenOf(node, "array");
    return items.map(
      (item, index) => (indent) => write(value?.[item.title ?? ""], item, own[index], indent),
    );
  }

  function listRows(item: Shape, value: Value, node: Node | undefined): Member[] {
    const own = childrenOf(node, "array");
    return (value ?? []).map((row: Value, index: number) => {
      if (!item.properties) return (indent?: string) => write(row, item, own[index], indent);
      const { [originField]: origin, ...fields } = row ?? {};
      return (indent?: string) => write(fields, item, own[origin], indent);
    });
  }

  function listEntries(entry: Shape, value: Value, node: Node | undefined): Member[] {
    return readEntries(entry, value, childrenOf(node, "object")).map(
      ({ key, inner, shape, property }) =>
        (indent) =>
          writeMember(key, inner, shape, property, indent),
    );
  }

  function listProperties(shape: Shape, value: Value, node: Node | undefined): Member[] {
    const { properties = {} } = shape;
    const own = childrenOf(node, "object");
    return nameProperties(shape, value, node, photos).map((name) => {
      const property = own.find((one) => nameOf(one) === name);
      const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!inner) return () => (property ? textOf(property) : "");
      return (indent) => writeMember(name, value?.[name], inner, property, indent);
    });
  }

  function writeMember(
    key: string,
    value: Value,
    shape: Shape,
    property: Node | undefined,
    indent: string | undefined,
  ): string {
    const node = property?.children?.[1];
    return writeProperty(key, write(value, shape, node, indent), property);
  }
}

type Entry = {
  readonly key: string;
  readonly inner: Value;
  readonly shape: Shape;
  /** The property of the file, if it has one. */
  readonly property: Node | undefined;
};

/** The entries of an object whose keys the owner chooses; `own` are those of the file. */
function readEntries(entry: Shape, value: Value, own: readonly Node[]): readonly Entry[] {
  if (isLine(entry)) {
    return listLines(value).map(([key, inner]) => {
      const property = own.find((one) => nameOf(one) === key);
      return { key, inner, shape: entry, property };
    });
  }
  return (value ?? []).map(({ key = "", [originField]: origin, ...row }: Value): Entry => {
    const property = own[origin];
    // An empty row removes an entry of the engine.
    const isRemoved = entry.properties && !entry.required?.length && isEmpty(row);
    if (isRemoved) return { key, inner: null, shape: {}, property };
    return { key, inner: entry.type === "object" ? row : row.value, shape: entry, property };
  });
}

/**
 * The names of the properties to write: those of the file in its order, also those without a field; new ones in the order
 * of the shape.
 */
function nameProperties(
  { properties = {}, required = [] }: Shape,
  value: Value,
  node: Node | undefined,
  photos: PhotoFiles,
): readonly string[] {
  const own = childrenOf(node, "object");
  const isKept = (property: Node): boolean => {
    const name = nameOf(property);
    const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return (
      !shape ||
      required.includes(name) ||
      !isEmpty(value?.[name]) ||
      isEmpty(toForm(getNodeValue(valueNodeOf(property)), shape, photos))
    );
  };
  const names = own.filter(isKept).map(nameOf);
  let last = -1;
  for (const name of Object.keys(properties)) {
    const isNew = !own.some((property) => nameOf(property) === name);
    const isWritten = node ? false : required.includes(name) && value?.[name] !== undefined;
    if (isNew && (isWritten || !isEmpty(value?.[name]))) names.splice(last + 1, 0, name);
    if (names.includes(name)) last = names.indexOf(name);
  }
  return names;
}

/** Whether two values are equal but for empty values and spaces, which Sveltia CMS adds or trims. */
export function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(simplify(one)) === JSON.stringify(simplify(other));
}

function isEmpty(value: Value): boolean {
  return simplify(value) === undefined;
}

/** A value without empty values and with sorted keys; undefined if nothing is left. */
function simplify(value: Value): Value {
  if (value === null || value === "") return undefined;
  if (typeof value === "string") return value.trim() || undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map(simplify) : undefined;
  if (typeof value !== "object") return value;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, simplify(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
