import generated from "#house/markdown.json" with { type: "json" };
import { fillDated } from "../../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { formatDate } from "../../../domain/locales/format.ts";
import type { Locale, PerLocale } from "../../../domain/locales/locales.ts";
import { settings } from "../../../house/facts/consent-settings.ts";
import { factMessages } from "../../../house/facts/facts.server.ts";
import {
  type Insert,
  isNamed,
  type MarkdownText,
  type ShownBlock,
} from "../../../house/markdown/markdown-text.ts";
import { readNewsName } from "../../../house/markdown/news-names.ts";
import type { Route } from "../../../house/routes/routes.ts";
import { loadMessages, loadPageMessages } from "../../layout/load-messages.ts";
import { type ShownNamedBlock, showBlock } from "../blocks/show-block.server.ts";
import { headMessages, type PreparedPage } from "../prepared-page.server.ts";
import { listFacts } from "../pricing-and-availability/good-to-know.server.ts";

const messages = generated as unknown as PerLocale<Readonly<Record<string, MarkdownText>>>;

const columns = ["name", "purpose", "provider", "lifetime"] as const;

/** The data of a page of Markdown, with its blocks as they are shown. */
export type TextData<Block> = {
  readonly heading: string;
  readonly blocks: readonly Block[];
  readonly contentsHeading: string;
  /** The day of the last change as a sentence, if known. */
  readonly updated: string | undefined;
  /** The day of an item of news, as a date and written out. */
  readonly published: { readonly date: string; readonly day: string } | undefined;
  /** The label of the link from an item of news to the list. */
  readonly allNews: string | undefined;
};
export type MarkdownData = TextData<ShownBlock>;
export type BlocksData = TextData<ShownBlock | ShownNamedBlock>;

/** A page of Markdown: its text and its date, with the cookies where it lists them. */
export async function preparePage({ page, locale }: Route): Promise<PreparedPage<BlocksData>> {
  const text = messages[locale][page];
  if (!text) throw new Error(`no text of the page ${page} in ${locale}`);
  const news = readNewsName(page);
  const { legal, location } = await loadPageMessages(page, locale);
  const { consent } = await loadMessages("layout", locale);
  const { choices } = await loadMessages("consent-modal", locale);
  const data = {
    heading: text.title,
    blocks: fillFacts(text.blocks, locale).flatMap((block) => {
      if (block.kind === "insert") return fill(block.name);
      return isNamed(block) ? showBlock(block, location, locale) : block;
    }),
    contentsHeading: legal.contents,
    /** The days of writing and of the last change, if known. */
    published: news && { date: news.date, day: formatDate(news.date, locale) },
    /** The link from an item of news to the list. */
    allNews: news && factMessages(locale).news.all,
    updated: text.updated && fillMessage(legal.updated, { date: formatDate(text.updated, locale) }),
  };
  return { ...headMessages(text), data };

  function fill(insert: Insert): ShownBlock | [] {
    if (insert === "cookie-settings") {
      if (!settings.hasChoice) return [];
      return { kind: insert, label: consent.button, withoutScripts: legal.withoutScripts };
    }
    const listed = choices
      .flatMap(({ cookies }) => cookies)
      .filter(({ party }) => `cookies:${party}` === insert);
    const rows = groupAlike(listed).map((cookie) => columns.map((column) => [cookie[column]]));
    if (rows.length === 0) return [];
    return { kind: "table", head: columns.map((column) => [legal.columns[column]]), rows };
  }
}

type ListedCookie = Readonly<Record<(typeof columns)[number], string>>;

/** Joins rows of cookies that differ only in their names. */
function groupAlike(cookies: readonly ListedCookie[]): readonly ListedCookie[] {
  const rows = Map.groupBy(cookies, ({ purpose, provider, lifetime }) =>
    [purpose, provider, lifetime].join("\n"),
  );
  return [...rows.values()].flatMap((alike) => {
    const name = alike.map((cookie) => cookie.name).join(", ");
    return alike.slice(0, 1).map((cookie) => ({ ...cookie, name }));
  });
}

/** The blocks with facts of the house filled in, `{checkIn}`. */
function fillFacts<Value>(value: Value, locale: Locale): Value {
  const facts = listFacts(locale);
  const fillIn = (inner: unknown): unknown => {
    if (typeof inner === "string")
      return inner.includes("{") ? fillDated(inner, facts, locale) : inner;
    if (Array.isArray(inner)) return inner.map(fillIn);
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, fillIn(one)]));
  };
  return fillIn(value) as Value;
}
