import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { takeAnswers } from "../../cli/new/answers.ts";
import { countries } from "../../cli/new/choices.ts";
import { makeHouse } from "../../cli/new/make-house.ts";
import { writeHouse } from "../../tests/support/build-house.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { loadCheckedContent } from "../check/check-content.ts";
import { loadContent } from "../read/load-content.ts";
import { pagesOfKind } from "../routes/coded-pages.ts";
import { completeLocales, engineLocales, findEnginePage } from "./engine-words.ts";
import { followsEuropeanLaw } from "./european-law.ts";
import { layOverFrame } from "./legal-frame.ts";

const isElsewhere = (country: string) => !followsEuropeanLaw(country);
const elsewhere = {
  ...{ name: "Juniper Cabin", region: "Colorado", place: "Salida", languages: "en-US" },
  ...{ coordinates: "38.53470, -105.99890", email: "hello@juniper.example", guests: 6 },
  currency: "USD",
};

const house = await writeHouse("galil", "legal-frame");
const { cookies, villa } = (await loadCheckedContent(house)).facts;
const { statistics: _, ...uncounted } = cookies;

const frame = `Hello.

<!-- data -->
## Data

All of it.

<!-- statistics -->
## Counting

We count.

<!-- changes -->
## Changes

Some.
`;

/** What stands over the frame, from line 7 of the house's file. */
function lay(
  body: string,
  settings = cookies,
  engine = { own: frame as string | undefined, english: frame },
) {
  const lines = body.split("\n").map((_, index) => index + 7);
  const facts = { cookies: settings, villa };
  const { body: laid, ...rest } = layOverFrame({ body, lines }, engine, facts, "gdpr.md");
  return { ...rest, body: laid, headings: laid.match(/^## .*$/gm)?.map((line) => line.slice(3)) };
}

describe("a house's page over the engine's", () => {
  it("is all the engine's where it says nothing, and all the house's where it has no ids", () => {
    expect(lay("\n").body.replaceAll(/\n+/g, "\n")).toBe(
      frame.replaceAll(/<!--.*-->\n/g, "").replaceAll(/\n+/g, "\n"),
    );
    expect(lay("## Mine\n\nWords.\n").body).toBe("## Mine\n\nWords.\n");
    expect(lay("Words.\n").body).toBe("Words.\n");
  });

  it("has an opening and sections of its own, others after what stands before them", () => {
    const { headings, body } = lay(
      "Hi.\n\n<!-- first -->\n## First\n\n<!-- data -->\n\n## Ours\n\nA bit.\n<!-- more -->\n## More\n",
    );
    expect(headings).toEqual(["First", "Ours", "More", "Counting", "Changes"]);
    expect(body).toMatch(/^Hi\.\n/);
    expect(body).not.toMatch(/Hello|All of it|<!--/);
  });

  it("has English sections where the engine has none in its language, and names them", () => {
    const own = "Olá.\n\n<!-- changes -->\n## Mudanças\n\nPoucas.\n";
    const some = lay("<!-- data -->\n## Dados\n\nTodos.\n", cookies, { own, english: frame });
    expect(some.headings).toEqual(["Dados", "Counting", "Mudanças"]);
    expect(some.body).toMatch(/^Olá\.\n/);
    expect(some.inEnglish).toEqual(["statistics"]);
    const { inEnglish } = lay("\n", cookies, { own: undefined, english: frame });
    expect(inEnglish).toEqual(["opening", "data", "statistics", "changes"]);
    expect(lay("Words.\n").inEnglish).toEqual([]);
  });

  it("goes without a section whose id stands alone, and has another in its place", () => {
    expect(lay("<!-- changes -->\n").headings).toEqual(["Data", "Counting"]);
    expect(lay("<!-- data -->\n\n<!-- other -->\n## Other\n").headings?.[0]).toBe("Other");
  });

  it("knows of each of its lines where the house has it", () => {
    const { body, lines } = lay("<!-- first -->\n## First\n\nOne\n\n<!-- changes -->\n## Mine\n");
    const places = body.split("\n").map((text, index) => [text, lines[index]]);
    for (const place of [
      ["Hello.", 0],
      ["## First", 8],
      ["One", 10],
      ["## Mine", 13],
    ]) {
      expect(places).toContainEqual(place);
    }
  });

  it("tells of statistics where there are some, and is warned when it does not", () => {
    expect(lay("\n", uncounted).headings).toEqual(["Data", "Changes"]);
    expect(lay("<!-- statistics -->\n", uncounted).findings).toEqual([]);
    expect(lay("<!-- statistics -->\n## Numbers\n").findings).toEqual([]);
    expect(lay("Hi.\n\n<!-- statistics -->\n").findings).toEqual([
      {
        ...{ file: "gdpr.md", path: [9], level: "hint" },
        text: expect.stringMatching(/^the section statistics is dropped, but cookies\.json/),
      },
    ]);
  });

  it.each([
    ["<!-- Your rights -->\n## Rights", 7, "“Your rights” is no id of a section"],
    ["<!-- data -->\n## A\n<!-- data -->\n## B", 9, "the id data stands in line 7 already"],
    ["<!-- change -->\n", 7, 'no section change to drop; the nearest is "changes"'],
    ["<!-- data -->\nNo heading.", 8, "the section data begins without a heading"],
    ["<!-- data -->\n## A\n\n## Über uns", 10, "such as <!-- uber-uns -->"],
    ["## A\n<!-- data -->\n## B", 7, "“## A” has no id"],
  ])("says what is wrong with %s", (body, line, part) => {
    const text = expect.stringContaining(part);
    expect(lay(body).findings).toEqual([{ file: "gdpr.md", path: [line], text, level: "mistake" }]);
  });
});

it.each(
  pagesOfKind("markdown").flatMap((page) => [
    [page, "IT"],
    [page, "US"],
  ]),
)("the engine's %s in %s has the sections of the English one", (page, country) => {
  const read = (locale: string) => findEnginePage(locale, page, country)?.own ?? "";
  const idsOf = (locale: string) =>
    (read(locale).match(/<!-- .* -->(?=\n## )/g) ?? []) as readonly string[];
  for (const locale of engineLocales) {
    const lacks = (id: string) => !completeLocales.includes(locale) && !idsOf(locale).includes(id);
    expect(idsOf(locale), locale).toEqual(idsOf("en").filter((id) => !lacks(id)));
    expect(read(locale), locale).not.toMatch(/…\]|^---/m);
    expect(read(locale).match(/^(?:## |<!--)/gm) ?? [], locale).toHaveLength(
      2 * idsOf(locale).length,
    );
  }
});

it("names the line of the house's file in which a mistake stands", async () => {
  const file = join(house, "texts/en/pages/gdpr.md");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/^## .*$/gm, "$&\n\n![a](b.png)"));
  const line = text.split("\n").findIndex((one) => one.startsWith("## ")) + 3;
  await expect(loadCheckedContent(house)).rejects.toThrow(`en/pages/gdpr.md:${line}: “![a]`);
  await writeFile(file, text.replace("<!-- your-rights -->", "<!-- Rights -->"));
  await expect(loadCheckedContent(house)).rejects.toThrow(
    /en\/pages\/gdpr\.md:\d+: “Rights” is no id/,
  );
  await writeFile(file, text);
  expect((await loadCheckedContent(house)).markdown["en"]?.["gdpr"]?.body).toContain(
    "Counting visits",
  );
});

it.each([
  [
    "gdpr",
    ["controller", "complaints", "using-your-rights", "giving-data", "children", "security"],
  ],
  ["cookies", []],
])("the engine's %s says elsewhere whatever does not rest on European law", (page, ofLaw) => {
  const idsOf = (text = "") => [...text.matchAll(/^<!-- (.*) -->$/gm)].map(([, id]) => String(id));
  const { english, other } = findEnginePage("en", page, "IT") ?? {};
  expect(idsOf(other)).toEqual(idsOf(english).filter((id) => !(ofLaw as string[]).includes(id)));
});

describe("a house outside Europe", () => {
  const european = /GDPR|Art\.|\bEU\b|European|Directive/;
  const pagesOf = async (country: string) => {
    const answers = { ...elsewhere, country };
    const folder = createTemporaryFolder({});
    for (const [path, content] of Object.entries(await makeHouse(takeAnswers(answers)))) {
      await mkdir(join(folder, path, ".."), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    return (await loadContent(folder)).markdown["en-US"];
  };

  it("begins with legal pages that name no law of Europe, and blanks for its own", async () => {
    const code = fc.constantFrom(...countries.map(({ value }) => value).filter(isElsewhere));
    await fc.assert(
      fc.asyncProperty(code, async (country) => {
        const pages = await pagesOf(country);
        for (const page of pagesOfKind("markdown")) {
          expect(pages?.[page]?.body).not.toMatch(european);
          expect(pages?.[page]?.body).toMatch(/\[(?:which rights|what) the law (?:gives|asks)/);
        }
      }),
      { numRuns: 3 },
    );
  });

  it("is told of European law as soon as it stands there", async () => {
    expect((await pagesOf("IE"))?.["gdpr"]?.body).toMatch(european);
  });
});
