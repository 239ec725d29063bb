import { type Content, legalPages, pageBundles, textsOf } from "./content.ts";
import { splitFrontMatter } from "./front-matter.ts";

/** What search engines show of a page without cutting it off, in characters. */
const descriptionLength = { shortest: 50, longest: 155 };

type HeadContent = Pick<Content, "locales" | "texts" | "legal" | "villa">;

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
  const fill = (text: string) => text.replaceAll("{villa}", content.villa.name);
  const texts = textsOf(content, locale);
  return [
    ...Object.values(pageBundles).map((bundle) => ({
      file: `content/texts/${locale}/${bundle}.json`,
      title: texts[bundle].title,
      description: fill(texts[bundle].description),
    })),
    ...legalPages.map((page) => {
      const { fields } = splitFrontMatter(content.legal[locale]?.[page] ?? "");
      const { title = "", description = "" } = fields;
      return {
        file: `content/texts/${locale}/legal/${page}.md`,
        title,
        description: fill(description),
      };
    }),
  ];
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
