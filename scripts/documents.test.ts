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

function isPacked(path: string): boolean {
  return packed.some((name) => path === name || path.startsWith(`${name}/`));
}
