import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const project = join(import.meta.dirname, "..");
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "generate-"));
  await cp(join(project, "content"), join(root, "content"), { recursive: true });
  await cp(join(project, "package.json"), join(root, "package.json"));
});

afterEach(() => rm(root, { recursive: true }));

describe("node build/generate.ts", () => {
  it.each([
    ["an overlapping period", "prices.json", ['"from": "07-15"', '"from": "07-10"'], "overlap"],
    ["a text for a number", "prices.json", ['Night": 120', 'Night": "120"'], "a number"],
    ["a misspelt name", "prices.json", ["pricePerNight", "pricePerNigth"], "pricePerNigth"],
    ["a missing comma", "prices.json", ['"EUR",', '"EUR"'], "line 3"],
    ["a lost text", "texts/de/footer.json", ['"maps"', '"map"'], "maps is missing"],
    ["a link to no page", "texts/hr/pages/cookies.md", ["(page:gdpr)", "(page:gpdr)"], "no page"],
    [
      "Markdown that no page shows",
      "texts/it/pages/gdpr.md",
      ["\n## ", "\n# Ecco\n\n## "],
      "line ",
    ],
  ])("stops at %s with a sentence and no stack trace", async (_, file, [from, to], sentence) => {
    const path = join(root, "content", file);
    await writeFile(path, (await readFile(path, "utf8")).replace(from as string, to as string));
    const { code, stderr } = await run();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The content has \d+ mistakes?:\n- content\//);
    expect(stderr).toContain(`content/${file}: `);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it("names files that are missing", async () => {
    await rm(join(root, "content/links.json"));
    await rm(join(root, "content/texts/it/pages/gdpr.md"));
    const { stderr } = await run();
    expect(stderr.split("\n").slice(0, 3)).toEqual([
      "The content has 2 mistakes:",
      "- content/links.json: this file is missing; expected a file of content.",
      "- content/texts/it/pages/gdpr.md: this file is missing; expected the text of the page.",
    ]);
  });
});

function run(): Promise<{ code: number; stderr: string }> {
  const entry = join(project, "build/generate.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [entry, root], (error, _, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stderr });
    });
  });
}
