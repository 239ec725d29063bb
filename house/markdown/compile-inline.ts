import type { EmbedProvider } from "../facts/embeds.ts";
import type { StaticFile } from "../workspace/static-files.ts";
import { type Inline, inserts } from "./markdown-text.ts";
import type { Node, NodeOf } from "./parse-markdown.ts";

/** The names for blocks: photos, places, files of the house, and providers of frames by choice. */
export type DirectiveNames = {
  readonly photos: readonly string[];
  readonly places: readonly string[];
  readonly files: readonly StaticFile[];
  readonly embeds: Readonly<Record<string, EmbedProvider>>;
};

/** The context of one block. */
export type Context = {
  /** The address of a page by its name, in the language of the text. */
  readonly pathOf: (page: string) => string | undefined;
  readonly pages: readonly string[];
  readonly names: DirectiveNames;
  readonly makeHeadingId: (text: string) => string;
  /** The source of a node. */
  readonly sourceOf: (node: Node) => string;
  /** Reports that this node cannot be shown, or this part of its source. */
  readonly report: (node: Node, sentence: string, part?: string) => void;
};

/** Text with emphasis and links. */
export function compileInline(nodes: readonly Node[], context: Context): readonly Inline[] {
  return nodes.flatMap((node): readonly Inline[] => {
    switch (node.type) {
      case "text":
        checkInserts(node, context);
        return [node.value];
      case "strong":
        return [{ kind: "strong", children: compileInline(node.children, context) }];
      case "emphasis":
        return [{ kind: "em", children: compileInline(node.children, context) }];
      case "link": {
        const href = resolveLink(node.url, node, context);
        return [{ kind: "link", href, children: compileInline(node.children, context) }];
      }
      default:
        return refuse(node, context);
    }
  });
}

/** Known inserts that are alone on their line have become blocks before. */
function checkInserts(node: NodeOf<"text">, { report }: Context): void {
  for (const [raw] of node.value.matchAll(/\{\{.*?\}\}/g)) {
    const names = inserts.map((name) => `{{${name}}}`).join(", ");
    const text = `the token ${raw} is not known here; expected ${names} on a line of its own.`;
    report(node, text, raw);
  }
}

function resolveLink(href: string, node: Node, { pathOf, pages, report }: Context): string {
  const page = /^page:(.*)$/.exec(href)?.[1];
  if (page === undefined) {
    if (!/^(?:https:\/\/|mailto:|tel:)/.test(href)) {
      report(node, `the link “${href}” must begin with https://, mailto:, tel: or page:.`);
    }
    return href;
  }
  const path = pathOf(page);
  if (path !== undefined) return path;
  report(node, `the link “${href}” names no page here; expected one of ${pages.join(", ")}.`);
  return href;
}

/** The names of Markdown that pages do not support. */
const refused: Readonly<Record<string, string>> = {
  blockquote: "a quotation by >; write :::quote",
  image: "image; write ::picture",
};

/** Reports unsupported Markdown. */
export function refuse(node: Node, { report, sourceOf }: Context): readonly never[] {
  const source = sourceOf(node).trim().slice(0, 60);
  report(
    node,
    `“${source}” (${refused[node.type] ?? node.type}) cannot be shown; use ## and ### headings, paragraphs, lists, tables, bold, italics, links and blocks such as ::picture.`,
  );
  return [];
}
