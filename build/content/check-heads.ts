import { type Locale, locales } from "../../app/i18n/locales.ts";
import { type Content, legalBundles, pageBundles } from "./content.ts";
import { findText } from "./find-text.ts";
import { splitFrontMatter } from "./front-matter.ts";

/** What search engines show of a page without cutting it off, in characters. */
const descriptionLength = { shortest: 50, longest: 160 };

type Head = { readonly file: string; readonly title: string; readonly description: string };

/** Mistakes in titles and descriptions of pages: each its own in a language, no too short or long. */
export function checkHeads(content: Pick<Content, "texts" | "legal">): string[] {
  return locales.flatMap((locale) => {
    const heads = listHeads(content, locale);
    return [
      ...(locale === "en" ? heads.flatMap(checkPresence) : []),
      ...heads.flatMap(checkDescription),
      ...sayRepeated(heads, "title"),
      ...sayRepeated(heads, "description"),
    ];
  });
}

function listHeads({ texts, legal }: Pick<Content, "texts" | "legal">, locale: Locale): Head[] {
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  return [
    ...pageBundles.map((bundle) => ({
      file: `content/${locale}/${bundle}.ts`,
      title: textOf(findText(texts[locale][bundle], "title")),
      description: textOf(findText(texts[locale][bundle], "description")),
    })),
    ...legalBundles.map((bundle) => {
      const { fields } = splitFrontMatter(legal[locale][bundle] ?? "");
      const { title = "", description = "" } = fields;
      return { file: `content/${locale}/${bundle}.md`, title, description };
    }),
  ];
}

/** Other languages are compared with English, and front matter is checked with the legal texts. */
function checkPresence(head: Head): string[] {
  if (!head.file.endsWith(".ts")) return [];
  return (["title", "description"] as const)
    .filter((what) => head[what] === "")
    .map((what) => `${head.file}: the page has no ${what}; expected a text at texts.${what}.`);
}

function checkDescription({ file, description }: Head): string[] {
  const { shortest, longest } = descriptionLength;
  const length = [...description].length;
  // A missing one is reported where files and keys are compared.
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
