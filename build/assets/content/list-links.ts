import {
  findHead,
  findPath,
  listMarkdownPages,
  type PageSource,
} from "../../../house/check/addresses.ts";
import { isOutside } from "../../../house/facts/navigation.ts";
import { messagesOf } from "../../../house/read/content.ts";
import type { LayoutLink, LayoutMessages } from "../../../site/layout/load-messages.ts";

/**
 * The pages to which header, menu and footer lead in one language: those of `navigation.json`, then
 * pages of Markdown whose front matter puts them there. What is left out has no link.
 */
export function listLinks(content: PageSource, locale: string): LayoutMessages["links"] {
  return {
    header: list("header"),
    menu: list("menu"),
    footer: list("footer"),
    legal: list("legal"),
  };

  function list(place: keyof LayoutMessages["links"]): readonly LayoutLink[] {
    const listed = content.facts.navigation[place];
    const added = listMarkdownPages(content).filter((page) => {
      const { navigation } = content.markdown[locale]?.[page]?.fields ?? {};
      const isHere = navigation === place || (navigation === "header" && place === "menu");
      return isHere && !listed.includes(page);
    });
    return [...listed, ...added].flatMap((entry): readonly LayoutLink[] => {
      if (isOutside(entry)) {
        const { menu = {} } = messagesOf(content, locale).links;
        return [[entry.address, menu[entry.key] ?? entry.key]];
      }
      const [page = "", section] = entry.split("#");
      const path = findPath(content, page, locale);
      const head = findHead(content, page, locale);
      if (path === undefined || head === undefined) return [];
      // Outside the header the link to the calendar has the name that it has on pages.
      const isDates = place === "footer" && section === "availability";
      const label = isDates
        ? messagesOf(content, locale).navigation.datesAndPrices
        : (head.sections?.[section ?? ""] ?? head.label ?? head.title);
      return [[section ? `${path}#${section}` : path, label]];
    });
  }
}
