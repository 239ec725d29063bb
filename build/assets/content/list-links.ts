import {
  findHead,
  findPath,
  listAdditionalPages,
  listMarkdownPages,
  type PageSource,
} from "../../../house/content/addresses.ts";
import { messagesOf } from "../../../house/content/content.ts";
import { linkPlaces } from "../../../house/facts/navigation.ts";
import type { LayoutLink, LayoutMessages } from "../../../site/layout/load-messages.ts";

/**
 * The links of header, menu and footer in one language: those of `navigation.json`, then Markdown pages whose front
 * matter places them there. Pages that the house leaves out have no link.
 */
export function listLinks(content: PageSource, locale: string): LayoutMessages["links"] {
  return {
    header: list("header"),
    menu: list("menu"),
    footer: list("footer"),
    legal: list("legal"),
  };

  /** Additional pages are linked in the footer, unless `navigation.json` places them. */
  function additional(place: keyof LayoutMessages["links"]): readonly string[] {
    const { navigation } = content.facts;
    const named = linkPlaces.flatMap((one) => navigation[one]);
    return place === "footer"
      ? listAdditionalPages(content).filter((page) => !named.includes(page))
      : [];
  }

  function list(place: keyof LayoutMessages["links"]): readonly LayoutLink[] {
    const listed = content.facts.navigation[place];
    const added = listMarkdownPages(content).filter((page) => {
      const { navigation } = content.markdown[locale]?.[page]?.fields ?? {};
      const isHere = navigation === place || (navigation === "header" && place === "menu");
      return isHere && !listed.includes(page);
    });
    return [...listed, ...additional(place), ...added].flatMap((entry): readonly LayoutLink[] => {
      const address = content.facts.navigation.outside?.[entry];
      if (address !== undefined) {
        return [[address, messagesOf(content, locale).links.menu?.[entry] ?? entry]];
      }
      const [page = "", section] = entry.split("#");
      const path = findPath(content, page, locale);
      const head = findHead(content, page, locale);
      if (path === undefined || head === undefined) return [];
      // Outside the header the link to the calendar has its name from the page.
      const isDates = place === "footer" && section === "availability";
      const label = isDates
        ? messagesOf(content, locale).navigation.datesAndPrices
        : (head.sections?.[section ?? ""] ?? head.label ?? head.title);
      return [[section ? `${path}#${section}` : path, label]];
    });
  }
}
