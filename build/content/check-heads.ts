import { findHead, listPages, type PageHead } from "./addresses.ts";
import type { Content } from "./content.ts";

/** What search engines show of a description without cutting it off, in characters. */
export const shortestDescription = 50;
export const longestDescription = 155;

/** Mistakes in titles and descriptions of pages: each its own in a language, no too short or long. */
export function* checkHeads(content: Content): Iterable<string> {
  for (const locale of content.locales) {
    const heads = listPages(content).flatMap((page) => findHead(content, page, locale) ?? []);
    for (const { file, description } of heads) {
      const { length } = [...description.replaceAll("{villa}", content.villa.name)];
      // A missing one is reported with the front matter.
      if (length === 0 || (length >= shortestDescription && length <= longestDescription)) continue;
      yield `${file}: the description has ${length} characters; expected ${shortestDescription} to ${longestDescription}.`;
    }
    yield* sayRepeated(heads, "title");
    yield* sayRepeated(heads, "description");
  }
}

function* sayRepeated(heads: readonly PageHead[], what: "title" | "description"): Iterable<string> {
  for (const head of heads) {
    const first = heads.find((other) => other[what] === head[what]);
    if (head[what] === "" || first === head) continue;
    yield `${head.file}: the ${what} is the same as in ${first?.file}; change one.`;
  }
}
