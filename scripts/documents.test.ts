// An owner reads the documents within the package: what they lead to has to be there.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
/** npm packs these by itself. */
const packed = ["README.md", "LICENSE", ...manifest.files];
const documents = globSync(["*.md", "docs/*.md"], { cwd: root });

it("every document is packed", () => {
  expect(documents.length).toBeGreaterThan(8);
  expect(documents.filter((document) => !isPacked(document))).toEqual([]);
});

it.each(documents)("the links of %s lead to what is packed with it", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)|src="([^"]+)"/g)];
  const targets = links
    .map(([, link, picture]) => link ?? picture ?? "")
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => relative(root, join(root, dirname(document), target)));
  expect(targets.filter((target) => !existsSync(join(root, target)) || !isPacked(target))).toEqual(
    [],
  );
});

it.each(documents.filter((document) => document !== "CHANGELOG.md"))(
  "the paths in the engine that %s names exist",
  (document) => {
    const text = readFileSync(join(root, document), "utf8");
    const layers =
      "domain|house|words|site|browser|render|server|build|desk|cli|starter|houses|scripts|tests|docs";
    const paths = text.matchAll(new RegExp(`\`((?:${layers})/[\\w./-]+)\``, "g"));
    // What a recipe adds does not exist yet.
    const named = [...paths].map(([, path = ""]) => path).filter((path) => !/guestbook/.test(path));
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

it.each([
  ["README.md", 900],
  ["CONTRIBUTING.md", 1500],
  ["docs/architecture.md", 1600],
  ["docs/decisions.md", 1500],
])("%s has at most %d words", (document, most) => {
  const words = readFileSync(join(root, document), "utf8").trim().split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(most);
});

function isPacked(path: string): boolean {
  return packed.some((name) => path === name || path.startsWith(`${name}/`));
}
