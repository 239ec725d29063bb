import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contentFolder } from "./content/content-folder.ts";

const project = join(import.meta.dirname, "..");
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "generate-"));
  await cp(contentFolder(project), join(root, "content"), { recursive: true });
  await cp(join(project, "package.json"), join(root, "package.json"));
});

afterEach(() => rm(root, { recursive: true }));

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(root, "content", file);
  const text = await readFile(path, "utf8");
  expect(text).toMatch(from);
  await writeFile(path, text.replace(from, to));
}

function run(): Promise<{ code: number; stderr: string }> {
  const entry = join(project, "build/generate.ts");
  const env = { ...process.env, CONTENT: "" };
  return new Promise((resolve) => {
    execFile(process.execPath, [entry, root], { env }, (error, _, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stderr });
    });
  });
}

describe("node build/generate.ts", () => {
  it("stops at mistakes of all kinds with a sentence each and no stack trace", async () => {
    const { locales } = JSON.parse(await readFile(join(root, "content/villa.json"), "utf8"));
    const [first, last] = [locales[0], locales.at(-1)];
    await change("prices.json", /"pricePerNight": (\d+)/, '"pricePerNight": "$1"');
    await change("prices.json", /"pricePerNight": (\d+)/, '"pricePerNigth": $1');
    await change(`texts/${first}/footer.json`, '"maps"', '"map"');
    await rm(join(root, "content/places.json"));
    await rm(join(root, `content/texts/${last}/pages/gdpr.md`));
    const { code, stderr } = await run();
    expect(code).toBe(1);
    const [count, ...sentences] = stderr.trimEnd().split("\n");
    expect(count).toMatch(/^The content has \d+ mistakes:$/);
    for (const sentence of sentences) expect(sentence).toMatch(/^- content\/.*\.$/);
    for (const [file, part] of [
      ["prices.json", "a number"],
      ["prices.json", "pricePerNigth"],
      [`texts/${first}/footer.json`, "maps is missing"],
      [`texts/${last}/pages/gdpr.md`, "this file is missing; expected the text of the page."],
      ["places.json", "this file is missing; expected a file of content."],
    ] as const) {
      const told = sentences.filter((one) => one.startsWith(`- content/${file}: `));
      expect(told.join("\n"), file).toContain(part);
    }
  });

  it("says in which line of a file a comma is missing", async () => {
    await change("prices.json", /,\n/, "\n");
    const { code, stderr } = await run();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^- content\/prices.json: .*line 3/m);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
