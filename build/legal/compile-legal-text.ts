import { marked, type Token, type Tokens } from "marked";
import { fillText } from "../../src/i18n/fill-text.ts";
import type { Locale } from "../../src/i18n/locales.ts";
import type { Block, Inline, Insert, LegalText } from "../../src/pages/legal/legal-text.ts";
import { type Page, pages } from "../../src/routes.ts";
import { splitFrontMatter } from "../check-content/front-matter.ts";

/** What a legal text may have on a line of its own, in double braces. */
export const legalInserts: readonly Insert[] = [
  "cookies:first",
  "cookies:third",
  "cookie-settings",
];

/**
 * A legal page from its Markdown, `{facts}` filled in and `page:` links resolved.
 * Throws a sentence that names the file for anything the pages cannot show.
 */
export function compileLegalText(
  source: string,
  { file, locale, facts }: { file: string; locale: Locale; facts: Record<string, string> },
): LegalText {
  const { fields, body } = splitFrontMatter(source);
  const { title, description, updated } = fields;
  if (!title || !description || !updated) {
    throw new Error(
      `${file}: the file must begin with title, description and updated between two lines of ---.`,
    );
  }
  const tokens = marked.lexer(fillText(body, facts));
  const idCounts = new Map<string, number>();
  return {
    title,
    description,
    updated,
    blocks: tokens.filter((token) => token.type !== "space").map(compileBlock),
  };

  function compileBlock(token: Token): Block {
    switch (token.type) {
      case "heading": {
        const heading = token as Tokens.Heading;
        if (heading.depth !== 2 && heading.depth !== 3) return refuse(heading);
        return {
          kind: "heading",
          level: heading.depth,
          id: makeUniqueId(heading.text),
          children: compileInline(heading.tokens),
        };
      }
      case "paragraph": {
        const insert = /^\{\{(.+)\}\}$/.exec(token.raw.trim())?.[1];
        if (insert === undefined) {
          return { kind: "paragraph", children: compileInline(token.tokens ?? []) };
        }
        const name = legalInserts.find((known) => known === insert);
        return name ? { kind: "insert", name } : refuse(token);
      }
      case "list": {
        const list = token as Tokens.List;
        return {
          kind: "list",
          ordered: list.ordered,
          items: list.items.map((item) => item.tokens.flatMap((part) => inlineOf(part))),
        };
      }
      case "table": {
        const table = token as Tokens.Table;
        return {
          kind: "table",
          head: table.header.map((cell) => compileInline(cell.tokens)),
          rows: table.rows.map((row) => row.map((cell) => compileInline(cell.tokens))),
        };
      }
      default:
        return refuse(token);
    }
  }

  /** Two headings may say the same: the second one's address gets a number. */
  function makeUniqueId(text: string): string {
    const id = headingId(text);
    const count = (idCounts.get(id) ?? 0) + 1;
    idCounts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  }

  function inlineOf(token: Token): readonly Inline[] {
    if (token.type === "text" || token.type === "paragraph") {
      return compileInline(token.tokens ?? [token]);
    }
    return refuse(token);
  }

  function compileInline(inline: readonly Token[]): readonly Inline[] {
    return inline.map((token): Inline => {
      switch (token.type) {
        case "text":
        case "escape":
          return unescapeHtml(token.text);
        case "strong":
        case "em":
          return { kind: token.type, children: compileInline(token.tokens ?? []) };
        case "link":
          return {
            kind: "link",
            href: resolveLink(token.href),
            children: compileInline(token.tokens ?? []),
          };
        default:
          return refuse(token);
      }
    });
  }

  function resolveLink(href: string): string {
    const page = /^page:(.+)$/.exec(href)?.[1];
    if (page !== undefined) {
      if (!Object.hasOwn(pages, page)) {
        throw new Error(`${file}: the link “${href}” names no page of the site.`);
      }
      return pages[page as Page][locale];
    }
    if (!/^(https:\/\/|mailto:|tel:)/.test(href)) {
      throw new Error(`${file}: the link “${href}” must begin with https://, mailto: or page:.`);
    }
    return href;
  }

  function refuse(token: Token): never {
    throw new Error(
      `${file}: “${token.raw.trim().slice(0, 60)}” (${token.type}) cannot be shown; use ## and ### headings, paragraphs, lists, tables, bold, italics and links.`,
    );
  }
}

function headingId(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/gi, "d").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

function unescapeHtml(text: string): string {
  const characters = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
  return text.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => characters[entity as keyof typeof characters],
  );
}
