// The recipes of docs/owner.md for own pages and the menu, carried out, and what is said of slips.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { writeHouse } from "../../tests/support/build-house.ts";
import { listMarkdownNames } from "../content/markdown-names.ts";
import { describeFindings } from "../findings/describe-findings.ts";
import type { Finding } from "../findings/finding.ts";
import { compileMarkdown } from "../markdown/compile-markdown.ts";
import { findUses } from "../markdown/page-frames.ts";
import { loadContent } from "../read/load-content.ts";
import { checkContent } from "./check-content.ts";
import { findHints } from "./find-hints.ts";

const manual = readFileSync(join(import.meta.dirname, "../../docs/owner.md"), "utf8");

/** What a recipe of the manual says to write. */
function codesOf(recipe: string): readonly string[] {
  const text = manual.split(`### ${recipe}\n`)[1]?.split("\n##")[0] ?? "";
  return [...text.matchAll(/```\w+\n(.*?)```/gs)].map(([, code = ""]) => code);
}

const [blocks = ""] = codesOf("Pictures, quotations and more on a page");
const [choice = "", words = "", embed = ""] = codesOf("Show a film, a map or a tour");
const [menu = "", labels = ""] = codesOf("Choose the menu");

const page = (body: string) =>
  `---\ntitle: Our house, our rules\ndescription: What we ask of our guests in the house and in the garden, so that all sleep well.\naddress: our-house-rules\n---\n\n${body}`;

/** Keys of the second over those of the first, one by one. */
function merge(own: object, added: object): object {
  const entries = Object.entries(added).map(([key, value]) => {
    const known = (own as Readonly<Record<string, unknown>>)[key];
    const isTree = [known, value].every((one) => typeof one === "object" && !Array.isArray(one));
    return [key, isTree ? merge(known as object, value) : value];
  });
  return { ...own, ...Object.fromEntries(entries) };
}

/** The content of a house with one page and these files over its own. */
async function openHouse(folder: string, body: string, others: Readonly<Record<string, object>>) {
  const house = await writeHouse("ginestra", `own-pages-${folder}`);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  };
  const read = (file: string) => {
    try {
      return JSON.parse(readFileSync(join(house, file), "utf8"));
    } catch {
      return {};
    }
  };
  const { locales } = read("villa.json");
  write("static/guide.pdf", "%PDF-1.4");
  for (const locale of locales) {
    write(`texts/${locale}/pages/house-rules.md`, page(body));
    for (const [name, added] of Object.entries(others)) {
      if (!name.startsWith("texts/")) continue;
      const file = name.replace("<language>", locale);
      write(file, JSON.stringify(merge(read(file), added)));
    }
  }
  for (const [file, added] of Object.entries(others)) {
    if (!file.startsWith("texts/")) write(file, JSON.stringify({ ...read(file), ...added }));
  }
  const cookies = read("cookies.json");
  if (body.includes("::embed")) {
    cookies.optional.push(JSON.parse(choice));
    write("cookies.json", JSON.stringify(cookies));
  }
  const content = await loadContent(house);
  const tell = (findings: Iterable<Finding>) => describeFindings([...findings], house).join("\n");
  return {
    content,
    mistakes: tell(checkContent(content)),
    hints: tell(findHints(content)),
  };
}

it("the recipes for blocks, frames and the menu can be put into a house", async () => {
  const { content, mistakes, hints } = await openHouse("good", `${blocks}\n${embed}`, {
    "texts/<language>/cookies.json": { choices: JSON.parse(words) },
    "texts/<language>/links.json": JSON.parse(labels),
    "navigation.json": JSON.parse(menu),
  });
  expect(mistakes).toBe("");
  expect(hints).not.toContain("no page has an embed");
  const [locale = ""] = content.facts.villa.locales;
  const own = content.markdown[locale]?.["house-rules"];
  if (!own) throw new Error("the page is missing");
  const { text } = compileMarkdown(own, listMarkdownNames(content, locale));
  const kinds = text.blocks.map(({ kind }) => kind);
  expect(kinds).toEqual("pictures pictures quote minutes file dates table embed".split(" "));
  expect(findUses({ [locale]: { "house-rules": text } })).toEqual({
    blockPages: ["house-rules"],
    frames: {
      "house-rules": {
        hosts: ["https://www.youtube-nocookie.com"],
        permissions: expect.objectContaining({
          fullscreen: ["https://www.youtube-nocookie.com"],
        }),
      },
    },
  });
});

it("slips are told with file and line", async () => {
  const body = "::picture{photo=terasse}\n\n::pictur{photo=terrace}\n\n::file{name=gide.pdf}\n";
  const { content, mistakes: findings } = await openHouse("bad", body, {
    "navigation.json": JSON.parse(menu),
  });
  const [locale = ""] = content.facts.villa.locales;
  const file = `texts/${locale}/pages/house-rules.md`;
  expect(findings).toContain(
    `${file}:7: the picture “terasse” is not in pictures.json; add it there or correct the name`,
  );
  expect(findings).toContain(
    `${file}:9: there is no block “pictur”; remove it or correct its name; the nearest is "picture"`,
  );
  expect(findings).toContain(`${file}:11: the file static/gide.pdf is missing`);
});

it("a link outside without words is told", async () => {
  const { mistakes } = await openHouse("menu", "Text.", { "navigation.json": JSON.parse(menu) });
  expect(mistakes).toMatch(/links\.json.*the link boats has no text/);
});

it("a choice that no page needs is told", async () => {
  const { hints } = await openHouse("unused", "Text.", {
    "texts/<language>/cookies.json": { choices: JSON.parse(words) },
    "cookies.json": { optional: [JSON.parse(choice)] },
  });
  expect(hints).toMatch(/cookies\.json:\d+:\d+: no page has an embed of YouTube/);
});
