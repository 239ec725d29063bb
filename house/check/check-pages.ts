import { isWebAddress } from "../../domain/fields.ts";
import {
  findHead,
  listAdditionalPages,
  listMarkdownPages,
  listPages,
  type PageSource,
} from "../content/addresses.ts";
import { listChoices } from "../facts/cookies.ts";
import { linkPlaces } from "../facts/navigation.ts";
import { nearestOf } from "../findings/describe-issue.ts";
import { type Finding, hint, mistake } from "../findings/finding.ts";
import { isNews } from "../markdown/news-names.ts";
import { descriptionLength } from "../messages/page-head.messages.ts";
import { isNeeded, kindOf, pagesOfKind } from "../routes/coded-pages.ts";

const file = "navigation.json";

/** Mistakes in the list of pages and in the links to them. */
export function* checkPages(source: PageSource): Iterable<Finding> {
  const { navigation, cookies } = source.facts;
  for (const [index, page] of (navigation.without ?? []).entries()) {
    const path = ["without", index];
    if (isNeeded(page)) {
      const text = `without names ${page}, which every house has; take it off that list.`;
      yield mistake(file, path, text);
    } else if (kindOf(page) !== "listed") {
      const others = pagesOfKind("listed").filter((one) => !isNeeded(one));
      yield mistake(file, path, `without names “${page}”; expected one of ${others.join(", ")}.`);
    }
  }
  for (const place of linkPlaces) {
    for (const index of navigation[place].keys()) yield* checkLink(source, place, index);
  }
  const known = [
    ...pagesOfKind("listed"),
    ...listAdditionalPages(source),
    ...listMarkdownPages(source),
  ];
  for (const key of Object.keys(navigation.outside ?? {})) {
    if (!known.includes(key)) continue;
    yield mistake(
      file,
      ["outside", key],
      `outside has the key ${key}, the name of a page; choose another.`,
    );
  }
  for (const [from, page] of Object.entries(navigation.moved ?? {})) {
    if (known.includes(page)) continue;
    const nearest = nearestOf(page, known);
    const text = `moved leads from ${from} to “${page}”, which is not a page; remove it or correct the name${nearest}.`;
    yield mistake(file, ["moved", from], text);
  }
  const listed = listPages(source);
  for (const { id, links = [] } of listChoices(cookies)) {
    for (const link of links) {
      if (isWebAddress(link) || listed.includes(link)) continue;
      const text = `the choice ${id} links to "${link}"; expected a web address or a page of the site.`;
      const kind = cookies.optional.some((choice) => choice.id === id) ? "optional" : "necessary";
      const index = cookies[kind].findIndex((choice) => choice.id === id);
      yield mistake("cookies.json", [kind, index, "links", links.indexOf(link)], text);
    }
  }
}

function* checkLink(
  source: PageSource,
  place: (typeof linkPlaces)[number],
  index: number,
): Iterable<Finding> {
  const { navigation } = source.facts;
  const entry = navigation[place][index] ?? "";
  if (Object.hasOwn(navigation.outside ?? {}, entry)) return;
  const ofMarkdown = listMarkdownPages(source);
  const known = [...pagesOfKind("listed"), ...listAdditionalPages(source), ...ofMarkdown];
  const [page = "", section] = entry.split("#");
  if (!known.includes(page)) {
    const text = `${place} names “${entry}”, which is not a page; remove it or correct the name${nearestOf(page, known)}.`;
    yield mistake(file, [place, index], text);
    return;
  }
  if (section === undefined || ofMarkdown.includes(page)) return;
  for (const locale of source.facts.villa.locales) {
    const head = findHead(source, page, locale);
    if (!head || head.sections?.[section]) continue;
    yield mistake(
      head.file,
      ["sections", section],
      `sections.${section} is missing, the label of a link in ${place} of navigation.json; write it.`,
    );
  }
}

/** Mistakes in titles, descriptions and addresses of pages, which are unique in a language. */
export function* checkHeads(source: PageSource): Iterable<Finding> {
  for (const locale of source.facts.villa.locales) {
    const heads = listHeads(source, locale);
    for (const what of ["title", "description", "address"] as const) {
      for (const head of heads) {
        const first = heads.find((other) => other[what] === head[what]);
        if (head[what] === undefined || first === head) continue;
        yield mistake(
          head.file,
          [what],
          `the ${what} is the same as in ${first?.file}; change one.`,
        );
      }
    }
  }
}

/** Descriptions that are too long or too short for search engines. */
export function* findUnfitDescriptions(source: PageSource): Iterable<Finding> {
  const { least, most } = descriptionLength;
  const { locales, name } = source.facts.villa;
  for (const { file, description } of locales.flatMap((locale) => listHeads(source, locale))) {
    const { length } = [...description.replaceAll("{villa}", name)];
    // An empty one is reported by its schema.
    if (length === 0 || (least <= length && length <= most)) continue;
    yield hint(
      file,
      ["description"],
      `the description has ${length} characters; search engines show ${least} to ${most}.`,
    );
  }
}

function listHeads(source: PageSource, locale: string) {
  return listPages(source).flatMap((page) => findHead(source, page, locale) ?? []);
}

/** Pages of Markdown that a language lacks: a change to it leads home. */
export function* findMissingPages({ facts, markdown }: PageSource): Iterable<Finding> {
  for (const page of listMarkdownPages({ markdown })) {
    // An item of news may lack languages.
    for (const locale of isNews(page) ? [] : facts.villa.locales) {
      if (markdown[locale]?.[page] !== undefined) continue;
      const text = `this file is missing: there is no such page in ${locale}.`;
      yield hint(`texts/${locale}/pages/${page}.md`, [], text);
    }
  }
}
