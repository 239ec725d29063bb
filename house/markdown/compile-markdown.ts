import { fillMessage } from "../../domain/locales/fill-message.ts";
import { findPlaceholders } from "../messages/message-schema.ts";
import { nameAddress } from "../routes/name-address.ts";
import { blockExamples, compileDirective } from "./compile-directive.ts";
import { type Context, compileInline, type DirectiveNames, refuse } from "./compile-inline.ts";
import type { MarkdownPage } from "./front-matter-schema.ts";
import { type Block, type Inline, inserts, type MarkdownText } from "./markdown-text.ts";
import { type Node, type NodeOf, parseMarkdown } from "./parse-markdown.ts";

/** The names that pages of Markdown may use in one language. */
export type MarkdownNames = Pick<Context, "pathOf" | "pages"> & {
  readonly facts: Readonly<Record<string, string | null>>;
  readonly blocks: DirectiveNames;
};

/**
 * A page from its Markdown, `{facts}` filled in and `page:` links resolved; a line that names a fact that is null
 * is left out. `faults` are unsupported parts with their line in the file, 0 in the engine's text.
 */
export function compileMarkdown(
  { fields, body, lines }: MarkdownPage,
  { facts, blocks: names, ...links }: MarkdownNames,
) {
  const { title, description, updated } = fields;
  const faults: { readonly line: number; readonly text: string }[] = [];
  const ids: string[] = [];
  /** The second of two equal headings gets a number in its address. */
  const makeHeadingId = (heading: string) => {
    // A heading without Latin letters leaves no address.
    const id = nameAddress(heading) || "section";
    ids.push(id);
    const count = ids.filter((one) => one === id).length;
    return count === 1 ? id : `${id}-${count}`;
  };
  const filled = fillLines(body, facts);
  const sourceOf = ({ position }: Node) =>
    filled.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  const report: Context["report"] = (node, text, part = "") => {
    const before = sourceOf(node).split(part, 1)[0] ?? "";
    const place = (node.position?.start.line ?? 1) - 1 + (part === "" ? 0 : countBreaks(before));
    faults.push({ line: lines[place] ?? 0, text });
  };
  const context = { ...links, names, makeHeadingId, sourceOf, report };
  const blocks = parseMarkdown(filled).children.flatMap((node) => compileBlock(node, context));
  const text: MarkdownText = { title, description, updated, blocks };
  return { text, faults };
}

/** Lines that are left out become empty, so that the others keep their numbers. */
function fillLines(body: string, facts: Readonly<Record<string, string | null>>): string {
  const known = Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== null);
  const values = Object.fromEntries(known);
  const isMissing = (name: string) => Object.hasOwn(facts, name) && facts[name] === null;
  return body
    .split("\n")
    .map((line) =>
      findPlaceholders(line).some(isMissing) ? "" : fillMessage<string>(line, values),
    )
    .join("\n");
}

/** The block of a piece of Markdown; none if it is unsupported. */
function compileBlock(node: Node, context: Context): readonly Block[] {
  switch (node.type) {
    case "heading": {
      const { depth: level, children } = node;
      if (level !== 2 && level !== 3) return refuse(node, context);
      const source = context.sourceOf(node).replace(/^#+\s*/, "");
      const id = context.makeHeadingId(source);
      return [{ kind: "heading", level, id, children: compileInline(children, context) }];
    }
    case "paragraph": {
      const insert = /^\{\{(.+)\}\}$/.exec(context.sourceOf(node).trim())?.[1];
      const name = inserts.find((known) => known === insert);
      if (name) return [{ kind: "insert", name }];
      checkWritten(node, context);
      return [{ kind: "paragraph", children: compileInline(node.children, context) }];
    }
    case "list": {
      const items = node.children.map((item) => compileItem(item, context));
      return [{ kind: "list", ordered: node.ordered === true, items }];
    }
    case "table": {
      const [head = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => compileInline(cell.children, context)),
      );
      return [{ kind: "table", head, rows }];
    }
    case "containerDirective":
    case "leafDirective":
      return compileDirective(node, context);
    default:
      return refuse(node, context);
  }
}

/** A misspelt block is parsed as text: report it, so that it does not get onto the page. */
function checkWritten(node: Node, { report, sourceOf }: Context): void {
  for (const line of sourceOf(node).split("\n")) {
    if (!/^\s*(?::{2,}|:[a-z]+[[{])/.test(line)) continue;
    const text = `“${line.trim().slice(0, 60)}” cannot be read; expected a block on lines of its own, such as ${blockExamples[0]}.`;
    report(node, text, line);
  }
}

function compileItem({ children }: NodeOf<"listItem">, context: Context): readonly Inline[] {
  return children.flatMap((node) =>
    node.type === "paragraph" ? compileInline(node.children, context) : refuse(node, context),
  );
}

function countBreaks(text: string): number {
  return text.split("\n").length - 1;
}
