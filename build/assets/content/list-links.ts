import type { FrameLink, FrameTexts } from "../../../app/load-texts.ts";
import { findHead, findPath, frontMatterOf, listMarkdownPages } from "../../content/addresses.ts";
import { type Content, textsOf } from "../../content/content.ts";

/**
 * The pages to which header, menu and footer lead in one language: those of `navigation.json`, then
 * pages of Markdown whose front matter puts them there. What is left out has no link.
 */
export function listLinks(content: Content, locale: string): FrameTexts["links"] {
  const labels: Readonly<Record<string, unknown>> = textsOf(content, locale).navigation;
  return {
    header: list("header"),
    menu: list("menu"),
    footer: list("footer"),
    legal: list("legal"),
  };

  function list(place: keyof FrameTexts["links"]): readonly FrameLink[] {
    const listed = content.navigation[place];
    const added = listMarkdownPages(content).filter((page) => {
      const { navigation } = frontMatterOf(content, page, locale);
      const isHere = navigation === place || (navigation === "header" && place === "menu");
      return isHere && !listed.includes(page);
    });
    return [...listed, ...added].flatMap((entry): readonly FrameLink[] => {
      const [page = "", section] = entry.split("#");
      const path = findPath(content, page, locale);
      if (path === undefined) return [];
      const { label } = frontMatterOf(content, page, locale);
      const own = label ?? labels[section ?? page] ?? findHead(content, page, locale)?.title;
      return [[section ? `${path}#${section}` : path, String(own)]];
    });
  }
}
