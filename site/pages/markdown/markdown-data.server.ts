import generated from "#house/markdown.json" with { type: "json" };
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { formatDate } from "../../../domain/locales/format.ts";
import type { PerLocale } from "../../../domain/locales/locales.ts";
import { settings } from "../../../house/facts/consent-settings.ts";
import { factMessages } from "../../../house/facts/facts.server.ts";
import type { Insert, MarkdownText, ShownBlock } from "../../../house/markdown/markdown-text.ts";
import { readNewsName } from "../../../house/markdown/news-names.ts";
import type { Route } from "../../../house/routes/routes.ts";
import { loadMessages, loadPageMessages } from "../../layout/load-messages.ts";
import { headMessages, type PreparedPage } from "../prepared-page.server.ts";

const messages = generated as unknown as PerLocale<Readonly<Record<string, MarkdownText>>>;

const columns = ["name", "purpose", "provider", "lifetime"] as const;

export type MarkdownData = Awaited<ReturnType<typeof preparePage>>["data"];

/** A page of Markdown: its text and its date, with the cookies where it lists them. */
export async function preparePage({ page, locale }: Route) {
  const text = messages[locale][page];
  if (!text) throw new Error(`no text of the page ${page} in ${locale}`);
  const news = readNewsName(page);
  const { legal } = await loadPageMessages(page, locale);
  const { consent } = await loadMessages("layout", locale);
  const { choices } = await loadMessages("consent-modal", locale);
  const data = {
    heading: text.title,
    blocks: text.blocks.flatMap((block) => (block.kind === "insert" ? fill(block.name) : block)),
    contentsHeading: legal.contents,
    /** When it was written and last changed; nothing where it does not say so. */
    published: news && { date: news.date, day: formatDate(news.date, locale) },
    /** The way from an item of news to all of them. */
    allNews: news && factMessages(locale).news.all,
    updated: text.updated && fillMessage(legal.updated, { date: formatDate(text.updated, locale) }),
  };
  return { ...headMessages(text), data } satisfies PreparedPage;

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

/** Cookies that differ in nothing but their names, in one row. */
function groupAlike(cookies: readonly ListedCookie[]): readonly ListedCookie[] {
  const rows = Map.groupBy(cookies, ({ purpose, provider, lifetime }) =>
    [purpose, provider, lifetime].join("\n"),
  );
  return [...rows.values()].flatMap((alike) => {
    const name = alike.map((cookie) => cookie.name).join(", ");
    return alike.slice(0, 1).map((cookie) => ({ ...cookie, name }));
  });
}
