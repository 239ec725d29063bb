import { listChoices } from "../../app/facts/describe-cookies.ts";
import { isWebAddress } from "../../app/facts/fields.ts";
import { linkPlaces } from "../../app/facts/navigation.ts";
import { codedPages, optionsOf } from "../../app/pages.ts";
import { findHead, findSlug, listMarkdownPages, listPages, type PageHead } from "./addresses.ts";
import { findRepeated } from "./check-facts.ts";
import { type Content, textsOf } from "./content.ts";
import { nearestOf } from "./describe-issue.ts";
import { descriptionLength } from "./front-matter.ts";

const file = "content/navigation.json";

/** Mistakes in which pages there are, where they are, and which links lead to them. */
export function* checkPages(content: Content): Iterable<string> {
  for (const page of content.navigation.without ?? []) {
    const options = optionsOf(page);
    const pages = codedPages.filter((one) => !optionsOf(one)?.isNeeded);
    if (options?.isNeeded) {
      yield `${file}: without names ${page}, which every house has; take it off that list.`;
    } else if (!options) {
      yield `${file}: without names “${page}”; expected one of ${pages.join(", ")}.`;
    }
  }
  for (const place of linkPlaces) {
    for (const entry of content.navigation[place]) yield* checkLink(content, place, entry);
  }
  const pages = listPages(content);
  for (const { id, links = [] } of listChoices(content.cookies)) {
    for (const link of links) {
      if (isWebAddress(link) || pages.includes(link)) continue;
      yield `content/cookies.json: the choice ${id} links to "${link}"; expected a web address or a ` +
        "page of the site.";
    }
  }
  for (const locale of content.locales) {
    yield* checkAddresses(content, locale);
  }
}

function* checkLink(content: Content, place: string, entry: string): Iterable<string> {
  const ofMarkdown = listMarkdownPages(content);
  const pages = [...codedPages, ...ofMarkdown];
  const [page = "", section] = entry.split("#");
  if (!pages.includes(page)) {
    yield `${file}: ${place} names “${entry}”, which is no page${nearestOf(page, pages)}.`;
    return;
  }
  if (ofMarkdown.includes(page) || !listPages(content).includes(page)) return;
  const key = section ?? page;
  for (const locale of content.locales) {
    if (Object.hasOwn(textsOf(content, locale).navigation, key)) continue;
    yield `content/texts/${locale}/navigation.json: ${key} is missing, the label of a link in ` +
      `${place} of navigation.json; write it.`;
  }
}

function* checkAddresses(content: Content, locale: string): Iterable<string> {
  const { pages, moved = {} } = textsOf(content, locale).addresses;
  const addresses = `content/texts/${locale}/addresses.json`;
  const known = listPages(content);
  const coded: readonly string[] = codedPages.filter((page) => page !== "home");
  for (const page of coded) {
    if (!known.includes(page) || pages[page]) continue;
    yield `${addresses}: pages.${page} is missing; write it.`;
  }
  for (const page of Object.keys(pages)) {
    if (coded.includes(page)) continue;
    yield `${addresses}: pages.${page} is not known; remove it or correct its ` +
      `name${nearestOf(page, coded)}.`;
  }
  for (const [from, page] of Object.entries(moved)) {
    if ([...codedPages, ...known].includes(page)) continue;
    yield `${addresses}: moved leads from ${from} to “${page}”, which is no ` +
      `page${nearestOf(page, known)}.`;
  }
  for (const slug of findRepeated(known.flatMap((page) => findSlug(content, page, locale) ?? []))) {
    const both = known.filter((page) => findSlug(content, page, locale) === slug);
    yield `${addresses}: ${both.join(" and ")} have the address ${slug}; give each its own.`;
  }
}

/** Mistakes in titles and descriptions of pages: each its own in a language, no too short or long. */
export function* checkHeads(content: Content): Iterable<string> {
  const { least, most } = descriptionLength;
  for (const locale of content.locales) {
    const heads = listPages(content).flatMap((page) => findHead(content, page, locale) ?? []);
    for (const { file, description } of heads) {
      const { length } = [...description.replaceAll("{villa}", content.villa.name)];
      // A missing one is told with the front matter.
      if (length === 0 || (least <= length && length <= most)) continue;
      yield `${file}: the description has ${length} characters; expected ${least} to ${most}.`;
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

/** Pages of Markdown that some language does not have: its visitors are led home. */
export function* findMissingPages(content: Content): Iterable<string> {
  for (const page of listMarkdownPages(content)) {
    for (const locale of content.locales) {
      if (content.markdown[locale]?.[page] !== undefined) continue;
      yield `content/texts/${locale}/pages/${page}.md is missing: there is no such page in ${locale}.`;
    }
  }
}
