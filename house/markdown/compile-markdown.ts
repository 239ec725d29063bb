import { type MarkedToken, marked, type Token } from "marked";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { nameAddress } from "../check/addresses.ts";
import { findPlaceholders } from "../messages/message-schema.ts";
import type { MarkdownPage } from "../read/content.ts";
import type { Block, Inline, Insert, MarkdownText } from "./markdown-text.ts";

const inserts: readonly Insert[] = ["cookies:first", "cookies:third", "cookie-settings"];

/** What the compiling of one block needs beside its token. */
type Context = {
  /** The address of the page of a name, in the language of the text; undefined for no page. */
  readonly pathOf: (page: string) => string | undefined;
  readonly pages: readonly string[];
  readonly makeHeadingId: (text: string) => string;
  /** Reports that this part of the block's source cannot be shown. */
  readonly report: (raw: string, sentence: string) => void;
};

/**
 * A page from its Markdown, `{facts}` filled in and `page:` links resolved; a line that names a fact that is null
 * is left out. `faults` are what pages cannot show,
 * each with its line in the file, 0 in the engine's text.
 */
export function compileMarkdown(
  { fields, body, lines }: MarkdownPage,
  {
    facts,
    ...links
  }: { facts: Readonly<Record<string, string | null>> } & Pick<Context, "pathOf" | "pages">,
) {
  const { title, description, updated } = fields;
  const faults: { readonly line: number; readonly text: string }[] = [];
  const ids: string[] = [];
  /** Two headings may say the same: the second one's address gets a number. */
  const makeHeadingId = (heading: string) => {
    // Of letters that no address has nothing is left.
    const id = nameAddress(heading) || "section";
    ids.push(id);
    const count = ids.filter((one) => one === id).length;
    return count === 1 ? id : `${id}-${count}`;
  };
  let line = 0;
  const blocks = marked.lexer(fillLines(body, facts)).flatMap((token) => {
    const start = line;
    line += countBreaks(token.raw);
    const report = (raw: string, text: string) => {
      const place = start + countBreaks(token.raw.slice(0, token.raw.indexOf(raw)));
      faults.push({ line: lines[place] ?? 0, text });
    };
    return compileBlock(token, { ...links, makeHeadingId, report });
  });
  const text: MarkdownText = { title, description, updated, blocks };
  return { text, faults };
}

/** Lines keep their numbers: one that is left out is empty. */
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

function compileBlock(generic: Token, context: Context): readonly Block[] {
  const token = generic as MarkedToken;
  switch (token.type) {
    case "space":
      return [];
    case "heading": {
      const { depth: level } = token;
      if (level !== 2 && level !== 3) return refuse(token, context);
      const id = context.makeHeadingId(token.text);
      return [{ kind: "heading", level, id, children: compileInline(token.tokens, context) }];
    }
    case "paragraph": {
      const insert = /^\{\{(.+)\}\}$/.exec(token.raw.trim())?.[1];
      const name = inserts.find((known) => known === insert);
      if (name) return [{ kind: "insert", name }];
      return [{ kind: "paragraph", children: compileInline(token.tokens, context) }];
    }
    case "list": {
      const items = token.items.map((item) => compileItem(item.tokens, context));
      return [{ kind: "list", ordered: token.ordered, items }];
    }
    case "table": {
      const head = token.header.map((cell) => compileInline(cell.tokens, context));
      const rows = token.rows.map((row) => row.map((cell) => compileInline(cell.tokens, context)));
      return [{ kind: "table", head, rows }];
    }
    default:
      return refuse(token, context);
  }
}

function compileItem(tokens: readonly Token[], context: Context): readonly Inline[] {
  return tokens.flatMap((token) =>
    token.type === "text" || token.type === "paragraph"
      ? compileInline(token.tokens ?? [token], context)
      : refuse(token, context),
  );
}

function compileInline(tokens: readonly Token[], context: Context): readonly Inline[] {
  return tokens.flatMap((generic): readonly Inline[] => {
    const token = generic as MarkedToken;
    switch (token.type) {
      case "text":
      case "escape":
        checkInserts(token.text, context);
        return [token.text];
      case "strong":
      case "em":
        return [{ kind: token.type, children: compileInline(token.tokens, context) }];
      case "link": {
        const href = resolveLink(token, context);
        return [{ kind: "link", href, children: compileInline(token.tokens, context) }];
      }
      default:
        return refuse(token, context);
    }
  });
}

/** An insert that is known, and alone on its line, has become a block. */
function checkInserts(text: string, { report }: Context): void {
  for (const [raw] of text.matchAll(/\{\{.*?\}\}/g)) {
    const names = inserts.map((name) => `{{${name}}}`).join(", ");
    report(raw, `the token ${raw} is not known here; expected ${names} on a line of its own.`);
  }
}

function resolveLink(
  { href, raw }: { readonly href: string; readonly raw: string },
  { pathOf, pages, report }: Context,
): string {
  const page = /^page:(.*)$/.exec(href)?.[1];
  if (page === undefined) {
    if (!/^(?:https:\/\/|mailto:|tel:)/.test(href)) {
      report(raw, `the link “${href}” must begin with https://, mailto:, tel: or page:.`);
    }
    return href;
  }
  const path = pathOf(page);
  if (path !== undefined) return path;
  report(raw, `the link “${href}” names no page here; expected one of ${pages.join(", ")}.`);
  return href;
}

function refuse({ type, raw }: Token, { report }: Context): readonly never[] {
  report(
    raw,
    `“${raw.trim().slice(0, 60)}” (${type}) cannot be shown; use ## and ### headings, paragraphs, lists, tables, bold, italics and links.`,
  );
  return [];
}

function countBreaks(text: string): number {
  return text.split("\n").length - 1;
}
