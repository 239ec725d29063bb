import type { Directives } from "mdast-util-directive";
import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { directive } from "micromark-extension-directive";
import { gfmTable } from "micromark-extension-gfm-table";

type Root = ReturnType<typeof fromMarkdown>;

/** A node of Markdown with its position. */
export type Node = Root["children"][number];

/** A node of one type. */
export type NodeOf<Kind extends Node["type"]> = Extract<Node, { readonly type: Kind }>;

/** A block by name: `::name` is a leaf, `:::name` holds others. */
export type DirectiveNode = Exclude<Directives, { readonly type: "textDirective" }>;

// No inline directives: 10:30 or "Note:so" in a sentence are text.
const { flow = {} } = directive();
const extensions = [gfmTable(), { flow }];
const mdastExtensions = [gfmTableFromMarkdown(), directiveFromMarkdown()];

/** A text of Markdown with tables and directives, as a tree. */
export function parseMarkdown(body: string): Root {
  return fromMarkdown(body, { extensions, mdastExtensions });
}
