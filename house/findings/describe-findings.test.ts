import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { describeFindings, locateFindings } from "./describe-findings.ts";
import { hint, mistake } from "./finding.ts";

/** A house with these files, and one that is not UTF-8. */
function writeFiles(files: Readonly<Record<string, string>>): string {
  const house = createTemporaryFolder(files);
  writeFileSync(join(house, "latin.json"), '{\n  "a": "\xdc"\n}\n', "latin1");
  return house;
}

it("findings stand in the order of files and positions, those without a file last", () => {
  const house = writeFiles({
    "prices.json":
      '{\n  "periods": [\n    { "key": "summer" },\n    { "key": "winter", "to": "03-31" }\n  ]\n}\n',
    "texts/de/pages/gdpr.md": "---\ntitle: Datenschutz\nupdated: gestern\n---\nText\n",
  });
  const found = [
    hint(null, [], "SITE_URL is not set."),
    mistake("texts/de/pages/gdpr.md", [5], "the text is short."),
    mistake("texts/de/pages/gdpr.md", ["updated"], "updated is no day."),
    mistake("prices.json", ["periods", 1, "to"], "to is early."),
    mistake("prices.json", ["periods", 0, "from"], "from is missing."),
    mistake("prices.json", ["currency"], "currency is missing."),
    mistake("photos/a.jpg", [], "this picture is not listed."),
  ];
  const lines = [
    "photos/a.jpg: this picture is not listed.",
    "prices.json: currency is missing.",
    "prices.json:3:5: from is missing.",
    "prices.json:4:24: to is early.",
    "texts/de/pages/gdpr.md:3: updated is no day.",
    "texts/de/pages/gdpr.md:5: the text is short.",
    "SITE_URL is not set.",
  ];
  expect(describeFindings(found, house)).toEqual(lines);
  expect(describeFindings(found.toReversed(), house)).toEqual(lines);
});

it("a file that cannot be read has the position of its fault", () => {
  const house = writeFiles({ "broken.json": '{\n  "a": 1\n  "b": 2\n}\n' });
  const found = [mistake("broken.json", ["b"], "wrong."), mistake("latin.json", [], "wrong.")];
  expect(describeFindings(found, house)).toEqual([
    "broken.json:3:3: wrong.",
    "latin.json:2:9: wrong.",
  ]);
});

it("every value of a JSON file has the position of its key", () => {
  const key = fc.string({ unit: fc.constantFrom("a", ".", '"', "\n", "ü", "0"), maxLength: 4 });
  const { tree } = fc.letrec((tie) => ({
    leaf: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      tie("leaf"),
      fc.dictionary(key, tie("tree"), { maxKeys: 3, noNullPrototype: true }),
      fc.array(tie("tree"), { maxLength: 3 }),
    ),
  }));
  const listPaths = (value: unknown): (string | number)[][] =>
    typeof value !== "object" || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]) => {
          const name = Array.isArray(value) ? Number(key) : key;
          return [[name], ...listPaths(inner).map((path) => [name, ...path])];
        });
  fc.assert(
    fc.property(fc.dictionary(key, tree, { minKeys: 1, noNullPrototype: true }), (value) => {
      const json = JSON.stringify(value, undefined, 2);
      const house = writeFiles({ "a.json": json });
      for (const path of listPaths(value)) {
        const [{ line = 0, column = 0 } = {}] = locateFindings(
          [mistake("a.json", path, "")],
          house,
        );
        const [text = ""] = json.split("\n").slice(line - 1);
        const name = path.at(-1);
        const start = typeof name === "string" ? `${JSON.stringify(name)}: ` : "";
        expect([path, text.slice(column - 1)]).toEqual([
          path,
          expect.stringMatching(`^${RegExp.escape(start)}\\S`),
        ]);
      }
    }),
    { numRuns: 50 },
  );
});
