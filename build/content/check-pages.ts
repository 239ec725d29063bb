import * as v from "valibot";
import { slug } from "../../app/addresses.texts.ts";
import { isWebAddress } from "../../app/facts/fields.ts";
import { listChoices } from "../../app/facts/list-choices.ts";
import { codedPages, neededMarkdown, optionsOf } from "../../app/pages.ts";
import { findSlug, frontMatterOf, listMarkdownPages, listPages } from "./addresses.ts";
import { findRepeated } from "./check-facts.ts";
import { type Content, textsOf } from "./content.ts";
import { nearestOf } from "./find-nearest.ts";

const file = "content/navigation.json";

/** Lists of links, in the front matter of a page too. */
const places = ["header", "menu", "footer", "legal"] as const;

/** Mistakes in which pages there are, where they are, and which links lead to them. */
export function checkPages(content: Content): string[] {
  return [
    ...checkLeftOut(content),
    ...checkNavigation(content),
    ...checkCookieLinks(content),
    ...content.locales.flatMap((locale) => [
      ...checkAddresses(content, locale),
      ...checkMarkdownPages(content, locale),
    ]),
  ];
}

function checkLeftOut({ navigation: { without = [] } }: Content): string[] {
  return without.flatMap((page) => {
    const options = optionsOf(page);
    if (options?.isNeeded) {
      return [`${file}: without names ${page}, which every house has; take it off that list.`];
    }
    const pages = codedPages.filter((one) => !optionsOf(one)?.isNeeded);
    return options
      ? []
      : [`${file}: without names “${page}”; expected one of ${pages.join(", ")}.`];
  });
}

function checkNavigation(content: Content): string[] {
  const pages = [...codedPages, ...listMarkdownPages(content)];
  return places.flatMap((place) =>
    content.navigation[place].flatMap((entry) => {
      const [page = "", section] = entry.split("#");
      if (!pages.includes(page)) {
        return [`${file}: ${place} names “${entry}”, which is no page${nearestOf(page, pages)}.`];
      }
      const key = section ?? page;
      return content.locales
        .filter((locale) => {
          const labels: object = textsOf(content, locale).navigation;
          const hasTitle = listMarkdownPages(content).includes(page);
          return !hasTitle && listPages(content).includes(page) && !Object.hasOwn(labels, key);
        })
        .map(
          (locale) =>
            `content/texts/${locale}/navigation.json: ${key} is missing, the label of a link in ` +
            `${place} of navigation.json; write it.`,
        );
    }),
  );
}

function checkCookieLinks(content: Content): string[] {
  const pages = listPages(content);
  return listChoices(content.cookies).flatMap(({ id, links = [] }) =>
    links
      .filter((link) => !isWebAddress(link) && !pages.includes(link))
      .map(
        (link) =>
          `content/cookies.json: the choice ${id} links to "${link}"; expected a web address or a ` +
          "page of the site.",
      ),
  );
}

function checkAddresses(content: Content, locale: string): string[] {
  const { pages, moved = {} } = textsOf(content, locale).addresses;
  const addresses = `content/texts/${locale}/addresses.json`;
  const known = listPages(content);
  const coded = codedPages.filter((page) => page !== "home");
  const slugs = known.flatMap((page) => findSlug(content, page, locale) ?? []);
  return [
    ...coded
      .filter((page) => known.includes(page) && !pages[page])
      .map((page) => `${addresses}: pages.${page} is missing; write it.`),
    ...Object.keys(pages)
      .filter((page) => !coded.some((one) => one === page))
      .map(
        (page) =>
          `${addresses}: pages.${page} is not known; remove it or correct its ` +
          `name${nearestOf(page, coded)}.`,
      ),
    ...Object.entries(moved)
      .filter(([, page]) => ![...codedPages, ...known].includes(page))
      .map(
        ([from, page]) =>
          `${addresses}: moved leads from ${from} to “${page}”, which is no ` +
          `page${nearestOf(page, known)}.`,
      ),
    ...findRepeated(slugs).map((slug) => {
      const both = known.filter((page) => findSlug(content, page, locale) === slug);
      return `${addresses}: ${both.join(" and ")} have the address ${slug}; give each its own.`;
    }),
  ];
}

function checkMarkdownPages(content: Content, locale: string): string[] {
  const own = Object.keys(content.markdown[locale] ?? {});
  return own.flatMap((page) => {
    const fields = frontMatterOf(content, page, locale);
    const { address = "", navigation } = fields;
    const isNeeded = neededMarkdown.some((one) => one === page);
    const needed = ["title", "description", "address", isNeeded && "updated"];
    return [
      ...(codedPages.some((coded) => coded === page) || page === "error"
        ? ["there is a page of this name already; give the file another one."]
        : []),
      ...needed
        .filter((name) => name && !fields[name])
        .map((name) => `its front matter has no ${name}; add a line \`${name}: …\`.`),
      ...(address && !v.is(slug, address)
        ? [
            `its address is “${address}”; expected small letters, digits and hyphens, without a slash.`,
          ]
        : []),
      ...(navigation && !places.some((known) => known === navigation)
        ? [`its navigation is “${navigation}”; expected ${places.join(", ")}, or no such line.`]
        : []),
    ].map((mistake) => `content/texts/${locale}/pages/${page}.md: ${mistake}`);
  });
}

/** Pages of Markdown that some language does not have: its visitors are led home. */
export function findMissingPages(content: Content): string[] {
  return listMarkdownPages(content).flatMap((page) =>
    content.locales
      .filter((locale) => content.markdown[locale]?.[page] === undefined)
      .map(
        (locale) =>
          `content/texts/${locale}/pages/${page}.md is missing: there is no such page in ${locale}.`,
      ),
  );
}
