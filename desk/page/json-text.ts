// The text of a JSON file, of which a form changes parts: order, spaces and line breaks stay.
import type { Node } from "jsonc-parser";

/** Makes the text of a member of an object or array; `indent` is that of its line, undefined within a line. */
export type Member = (indent: string | undefined) => string;

/** Writes members of objects and arrays with the spaces and line breaks that `source` has there. */
export function createJsonText(source: string) {
  const unit = /^[^\S\n]+/m.exec(source)?.[0] ?? "  ";
  return { textOf, layOut, writeProperty };

  function textOf(node: Node): string {
    return source.slice(node.offset, endOf(node));
  }

  /** A property with its text as value; `property` is the one of the file, if it has one. */
  function writeProperty(key: string, text: string, property: Node | undefined): string {
    const [name, node] = property?.children ?? [];
    if (!name || !node) return `${JSON.stringify(key)}: ${text}`;
    const written = key === name.value ? textOf(name) : JSON.stringify(key);
    return written + source.slice(endOf(name), node.offset) + text;
  }

  /** Members between brackets; `node` is the object or array of the file, if it has one. */
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
}

export function childrenOf(node: Node | undefined, type: "array" | "object"): readonly Node[] {
  return (node?.type === type && node.children) || [];
}

export function nameOf(property: Node): string {
  return property.children?.[0]?.value;
}

export function valueNodeOf(property: Node): Node {
  const [, value = property] = property.children ?? [];
  return value;
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}
