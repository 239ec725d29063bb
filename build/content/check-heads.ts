import { frontMatterOf, listPages, type PageSource } from "./addresses.ts";
import { type Content, textsOf } from "./content.ts";

/** What search engines show of a page without cutting it off, in characters. */
const descriptionLength = { shortest: 50, longest: 155 };

type HeadContent = PageSource & Pick<Content, "villa">;

type Head = { readonly file: string; readonly title: string; readonly description: string };

/** Mistakes in titles and descriptions of pages: each its own in a language, no too short or long. */
export function checkHeads(content: HeadContent): string[] {
  return content.locales.flatMap((locale) => {
    const heads = listHeads(content, locale);
    return [
      ...heads.flatMap(checkDescription),
      ...sayRepeated(heads, "title"),
      ...sayRepeated(heads, "description"),
    ];
  });
}

function listHeads(content: HeadContent, locale: string): Head[] {
  const texts: Readonly<Record<string, unknown>> = textsOf(content, locale);
  return listPages(content)
    .filter((page) => page in texts || content.markdown[locale]?.[page] !== undefined)
    .map((page) => {
      const isCoded = page in texts;
      const file = isCoded ? `${page}.json` : `pages/${page}.md`;
      const head = (isCoded ? texts[page] : frontMatterOf(content, page, locale)) as Partial<Head>;
      const { title = "", description = "" } = head;
      return {
        file: `content/texts/${locale}/${file}`,
        title,
        description: description.replaceAll("{villa}", content.villa.name),
      };
    });
}

function checkDescription({ file, description }: Head): string[] {
  const { shortest, longest } = descriptionLength;
  const length = [...description].length;
  // A missing one is reported with the front matter.
  if (length === 0 || (length >= shortest && length <= longest)) return [];
  return [`${file}: the description has ${length} characters; expected ${shortest} to ${longest}.`];
}

function sayRepeated(heads: readonly Head[], what: "title" | "description"): string[] {
  return heads.flatMap((head, index) => {
    const first = heads.findIndex((other) => head[what] !== "" && other[what] === head[what]);
    if (first === -1 || first >= index) return [];
    return [`${head.file}: the ${what} is the same as in ${heads[first]?.file}; change one.`];
  });
}
