// Writes a form of the desk over the text of its file. What the form shows unchanged, and what it does not know,
// stays as it is written there, with its order, spaces and line breaks.
import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import {
  entryOf,
  isLine,
  originField,
  type Shape,
  sourceField,
} from "../../house/schemas/shape.ts";
import { listLines, type PhotoFiles, toForm, type Value } from "./read-form.ts";

/** Makes the text of a member of an object or array; `indent` is that of its line, undefined within a line. */
type Member = (indent: string | undefined) => string;

/** The text of the JSON file of this shape with what its form holds. */
export function saveForm(form: Value, shape: Shape, photos: PhotoFiles): string {
  const source: string = form[sourceField] ?? "";
  const unit = /^[^\S\n]+/m.exec(source)?.[0] ?? "  ";
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

  /** A value that is one of some constants or an object: where the form holds both, the kind that is new. */
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
    const own = childrenOf(node, "object");
    if (isLine(entry)) {
      return listLines(value).map(([key, line]) => {
        const written = own.find((property) => nameOf(property) === key);
        return (indent) => writeProperty(key, line, entry, written, indent);
      });
    }
    return (value ?? []).map(({ key = "", [originField]: origin, ...row }: Value) => {
      const inner = entry.type === "object" ? row : row.value;
      // A row with nothing in it takes a word of the engine away.
      const isTakenAway = entry.properties && !entry.required?.length && isEmpty(row);
      return (indent?: string) =>
        isTakenAway
          ? writeProperty(key, null, {}, own[origin], indent)
          : writeProperty(key, inner, entry, own[origin], indent);
    });
  }

  /** Those of the file in its order, with what the form does not know; new ones where the shape has them. */
  function listProperties({ properties = {}, required = [] }: Shape, value: Value, node?: Node) {
    const own = childrenOf(node, "object");
    const names: string[] = [];
    for (const property of own) {
      const name = nameOf(property);
      const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const isKept =
        !shape ||
        required.includes(name) ||
        !isEmpty(value?.[name]) ||
        isEmpty(toForm(getNodeValue(valueNodeOf(property)), shape, photos));
      if (isKept) names.push(name);
    }
    let last = -1;
    for (const name of Object.keys(properties)) {
      const isNew = !own.some((property) => nameOf(property) === name);
      const isWritten = node ? false : required.includes(name) && value?.[name] !== undefined;
      if (isNew && (isWritten || !isEmpty(value?.[name]))) names.splice(last + 1, 0, name);
      if (names.includes(name)) last = names.indexOf(name);
    }
    return names.map((name): Member => {
      const property = own.find((one) => nameOf(one) === name);
      const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!shape) return () => (property ? textOf(property) : "");
      return (indent) => writeProperty(name, value?.[name], shape, property, indent);
    });
  }

  function writeProperty(
    key: string,
    value: Value,
    shape: Shape,
    property: Node | undefined,
    indent: string | undefined,
  ): string {
    const [name, node] = property?.children ?? [];
    const text = write(value, shape, node, indent);
    if (!name || !node) return `${JSON.stringify(key)}: ${text}`;
    const written = key === name.value ? textOf(name) : JSON.stringify(key);
    return written + source.slice(endOf(name), node.offset) + text;
  }

  /** Members between brackets, with the spaces and line breaks of the file where it has some there. */
  function layOut(
    members: readonly Member[],
    node: Node | undefined,
    indent: string | undefined,
    brackets: "[]" | "{}",
  ): string {
    if (members.length === 0) return brackets;
    const [open, close] = brackets;
    const own = childrenOf(node, brackets === "[]" ? "array" : "object");
    const [first, second] = own;
    const last = own.at(-1);
    if (node && first && last) {
      const start = source.slice(node.offset, first.offset);
      const between = second ? source.slice(endOf(first), second.offset) : `,${start.slice(1)}`;
      const inner = /\n([^\S\n]*)$/.exec(between)?.[1];
      const texts = members.map((member) => member(inner));
      return start + texts.join(between) + source.slice(endOf(last), endOf(node));
    }
    if (indent === undefined) {
      const space = open === "{" ? " " : "";
      return open + space + members.map((member) => member(undefined)).join(", ") + space + close;
    }
    const inner = `\n${indent}${unit}`;
    const texts = members.map((member) => member(indent + unit));
    return `${open}${inner}${texts.join(`,${inner}`)}\n${indent}${close}`;
  }

  function textOf(node: Node): string {
    return source.slice(node.offset, endOf(node));
  }
}

function childrenOf(node: Node | undefined, type: "array" | "object"): readonly Node[] {
  return (node?.type === type && node.children) || [];
}

function nameOf(property: Node): string {
  return property.children?.[0]?.value;
}

function valueNodeOf(property: Node): Node {
  const [, value = property] = property.children ?? [];
  return value;
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** Whether two values of a form are the same to its owner: Sveltia CMS fills in empty values and trims texts. */
export function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(simplify(one)) === JSON.stringify(simplify(other));
}

function isEmpty(value: Value): boolean {
  return simplify(value) === undefined;
}

/** A value without empty values and with sorted keys; undefined where nothing is left. */
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
