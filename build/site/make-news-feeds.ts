import { locales } from "../../domain/locales/locales.ts";
import { factMessages, villa } from "../../house/facts/facts.server.ts";
import { findPage, newsFeedPath } from "../../house/routes/routes.ts";
import { newsItems } from "../../site/pages/news/news-items.server.ts";
import type { Files } from "../assets/generated-folder.ts";

/** The news of each language that has some as an Atom feed. */
export function makeNewsFeeds(siteUrl: string): Files {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const list = findPage("news", locale)?.path;
      const feed = newsFeedPath(locale);
      const items = newsItems(locale);
      const [latest] = items
        .map(({ updated }) => updated)
        .sort()
        .reverse();
      if (!list || !feed || !latest) return [];
      const { title } = factMessages(locale).news;
      const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
        `  <id>${siteUrl}${list}</id>`,
        `  <title>${escapeXml(`${title} | ${villa.name}`)}</title>`,
        `  <updated>${latest}T00:00:00Z</updated>`,
        `  <author><name>${escapeXml(villa.name)}</name></author>`,
        `  <link rel="alternate" href="${siteUrl}${list}"/>`,
        `  <link rel="self" href="${siteUrl}${feed}"/>`,
        ...items.flatMap((item) => [
          "  <entry>",
          `    <id>${siteUrl}${item.path}</id>`,
          `    <title>${escapeXml(item.title)}</title>`,
          `    <link rel="alternate" href="${siteUrl}${item.path}"/>`,
          `    <published>${item.date}T00:00:00Z</published>`,
          `    <updated>${item.updated}T00:00:00Z</updated>`,
          `    <summary>${escapeXml(item.description)}</summary>`,
          "  </entry>",
        ]),
        "</feed>",
      ];
      return [[feed.slice(1), `${lines.join("\n")}\n`]];
    }),
  );
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
