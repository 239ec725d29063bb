import { describe, expect, it } from "vitest";
import { listLinks } from "../../build/assets/content/list-links.ts";
import { writeHouse } from "../../tests/support/build-house.ts";
import { findPath, listAddresses, listPages } from "../content/addresses.ts";
import type { Content } from "../content/content.ts";
import type { Facts } from "../facts/facts.ts";
import { describeFindings } from "../findings/describe-findings.ts";
import { splitFrontMatter } from "../markdown/front-matter.ts";
import type { MarkdownPage } from "../markdown/front-matter-schema.ts";
import { loadContent } from "../read/load-content.ts";
import { checkContent } from "./check-content.ts";
import { findMissingPages } from "./check-pages.ts";

const good = await loadContent(await writeHouse("ginestra", "check-pages"));
const [first = "", second = ""] = good.facts.villa.locales;

const quiet = `---
title: Quiet nights
description: What we ask of our guests, so that everybody sleeps well and the house stays as it is.
address: quiet-nights
---

Please be quiet at night.
`;

/** The content with a page of Markdown in these languages. */
function withPage(source: string, locales = good.facts.villa.locales): Content {
  const page = splitFrontMatter(source) as object as MarkdownPage;
  const own = locales.map((locale) => [locale, { ...good.markdown[locale], silence: page }]);
  return { ...good, markdown: { ...good.markdown, ...Object.fromEntries(own) } };
}

function withNavigation(navigation: Partial<Facts["navigation"]>): Content {
  return {
    ...good,
    facts: { ...good.facts, navigation: { ...good.facts.navigation, ...navigation } },
  };
}

it("a page that is left out has no address, no link, and needs no texts", () => {
  const bare = structuredClone(withNavigation({ without: ["location"] }));
  for (const own of Object.values(bare.words)) {
    delete (own as { location?: object }).location;
  }
  expect(checkContent(bare)).toEqual([]);
  expect(Object.keys(listAddresses(bare).paths)).not.toContain("location");
  const path = findPath(good, "location", first);
  expect(listLinks(good, first).header.map(([to]) => to)).toContain(path);
  expect(Object.values(listLinks(bare, first)).flat(2)).not.toContain(path);
});

it("links stand in the order of the content", () => {
  const { header } = listLinks(withNavigation({ header: ["gdpr", "about"] }), first);
  expect(header.map(([path]) => path)).toEqual(
    ["gdpr", "about"].map((page) => findPath(good, page, first)),
  );
});

it.each<[keyof Facts["navigation"], string, string]>([
  ["without", "home", "without names home, which every house has; take it off that list."],
  ["without", "galery", "without names “galery”; expected one of about, gallery, location."],
  [
    "menu",
    "galery",
    'menu names “galery”, which is not a page; remove it or correct the name; the nearest is "gallery".',
  ],
])("%s in navigation.json cannot be %s", (place, page, sentence) => {
  const mistakes = describeFindings(checkContent(withNavigation({ [place]: [page] })));
  expect(mistakes).toContain(`navigation.json: ${sentence}`);
});

describe("a page of Markdown", () => {
  it("is where its first lines say, and has a link where they put it", () => {
    const house = withPage(quiet.replace("---\n\n", "navigation: footer\nlabel: Quiet\n---\n\n"));
    expect(checkContent(house).filter(({ text }) => !/is the same as/.test(text))).toEqual([]);
    expect(listPages(house).at(-1)).toBe("silence");
    expect(findPath(house, "silence", second)).toBe(`/${second}/quiet-nights`);
    expect(listLinks(house, first).footer.at(-1)).toEqual(["/quiet-nights", "Quiet"]);
    expect(listLinks(house, first).header).toEqual(listLinks(good, first).header);
  });

  it("may be missing in a language, which is told", () => {
    const house = withPage(quiet, [first]);
    expect(checkContent(house)).toEqual([]);
    expect(listAddresses(house).paths["silence"]).toEqual({ [first]: "/quiet-nights" });
    expect(describeFindings([...findMissingPages(house)])).toContain(
      `texts/${second}/pages/silence.md: this file is missing: there is no such page in ${second}.`,
    );
  });

  it.each([
    ["no address", /^address.*\n/m, "", "front matter: address is missing; write it."],
    ["an address with a slash", "quiet-nights", "quiet/nights", "without a slash"],
    ["an unknown place", "---\n\n", "navigation: top\n---\n\n", 'expected "header" or'],
    ["an address that is taken", "quiet-nights", "regole", "the address is the same as in"],
    ["a link to no page", "Please", "[Please](page:imprint)", "names no page here"],
  ])("with %s is a mistake", (_, search, replacement, sentence) => {
    const source = quiet.replace(search, replacement);
    expect(checkContent(withPage(source, [first]))).toEqual([
      expect.objectContaining({ level: "mistake", text: expect.stringContaining(sentence) }),
    ]);
  });
});
