import { listChoices } from "../../app/facts/cookies.ts";
import { isWebAddress } from "../../app/facts/fields.ts";
import { linkPlaces } from "../../app/facts/navigation.ts";
import { descriptionLength } from "../../app/pages/page-head.messages.ts";
import { codedPages, pages } from "../../app/pages.ts";
import { findHead, listMarkdownPages, listPages, type PageSource } from "./addresses.ts";
import { nearestOf } from "./describe-issue.ts";

const file = "navigation.json";

/** Mistakes in which pages there are, and which links lead to them. */
export function* checkPages(source: PageSource): Iterable<string> {
  const { navigation, cookies } = source.facts;
  for (const page of navigation.without ?? []) {
    if (pages[page]?.isNeeded) {
      yield `${file}: without names ${page}, which every house has; take it off that list.`;
    } else if (!pages[page]) {
      const others = codedPages.filter((one) => !pages[one].isNeeded);
      yield `${file}: without names “${page}”; expected one of ${others.join(", ")}.`;
    }
  }
  for (const place of linkPlaces) {
    for (const entry of navigation[place]) yield* checkLink(source, place, entry);
  }
  const known = [...codedPages, ...listMarkdownPages(source)];
  for (const [from, page] of Object.entries(navigation.moved ?? {})) {
    if (known.includes(page)) continue;
    yield `${file}: moved leads from ${from} to “${page}”, which is no page${nearestOf(page, known)}.`;
  }
  const listed = listPages(source);
  for (const { id, links = [] } of listChoices(cookies)) {
    for (const link of links) {
      if (isWebAddress(link) || listed.includes(link)) continue;
      yield `cookies.json: the choice ${id} links to "${link}"; expected a web address or a ` +
        "page of the site.";
    }
  }
}

function* checkLink(source: PageSource, place: string, entry: string): Iterable<string> {
  const ofMarkdown = listMarkdownPages(source);
  const known = [...codedPages, ...ofMarkdown];
  const [page = "", section] = entry.split("#");
  if (!known.includes(page)) {
    yield `${file}: ${place} names “${entry}”, which is no page${nearestOf(page, known)}.`;
    return;
  }
  if (section === undefined || ofMarkdown.includes(page)) return;
  for (const locale of source.facts.villa.locales) {
    const head = findHead(source, page, locale);
    if (!head || head.sections?.[section]) continue;
    yield `${head.file}: sections.${section} is missing, the label of a link in ${place} of ` +
      "navigation.json; write it.";
  }
}

/** Mistakes in titles, descriptions and addresses of pages: each its own in a language. */
export function* checkHeads(source: PageSource): Iterable<string> {
  for (const locale of source.facts.villa.locales) {
    const heads = listHeads(source, locale);
    for (const what of ["title", "description", "address"] as const) {
      for (const head of heads) {
        const first = heads.find((other) => other[what] === head[what]);
        if (head[what] === undefined || first === head) continue;
        yield `${head.file}: the ${what} is the same as in ${first?.file}; change one.`;
      }
    }
  }
}

/** Descriptions that search engines cut off, as a long name makes them, or find too little in. */
export function* findUnfitDescriptions(source: PageSource): Iterable<string> {
  const { least, most } = descriptionLength;
  const { locales, name } = source.facts.villa;
  for (const { file, description } of locales.flatMap((locale) => listHeads(source, locale))) {
    const { length } = [...description.replaceAll("{villa}", name)];
    // An empty one is told with what else is empty.
    if (length === 0 || (least <= length && length <= most)) continue;
    yield `${file}: the description has ${length} characters; search engines show ${least} to ${most}.`;
  }
}

function listHeads(source: PageSource, locale: string) {
  return listPages(source).flatMap((page) => findHead(source, page, locale) ?? []);
}

/** Pages of Markdown that some language does not have: its visitors are led home. */
export function* findMissingPages({ facts, pages }: PageSource): Iterable<string> {
  for (const page of listMarkdownPages({ pages })) {
    for (const locale of facts.villa.locales) {
      if (pages[locale]?.[page] !== undefined) continue;
      yield `texts/${locale}/pages/${page}.md is missing: there is no such page in ${locale}.`;
    }
  }
}
