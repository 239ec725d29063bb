import { spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeHouse } from "../tests/support/build-house.ts";

it("stops at mistakes of all kinds with a sentence each and no stack trace", async () => {
  const house = await writeHouse("ginestra", "generate");
  const change = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(house, file), "utf8");
    expect(text).toMatch(from);
    await writeFile(join(house, file), text.replace(from, to));
  };
  const { locales } = JSON.parse(await readFile(join(house, "villa.json"), "utf8"));
  const [first, last] = [locales[0], locales.at(-1)];
  await change(
    "prices.json",
    /"pricePerNight":\s*(\d+)/,
    '"pricePerNight": "$1", "pricePerNigth": 1',
  );
  await writeFile(join(house, "cookies.json"), '{\n  "necessary": []\n  "optional": []\n}\n');
  await change(`texts/${first}/home.json`, '"line"', '"lime"');
  await rm(join(house, "places.json"));
  await rm(join(house, `texts/${last}/pages/gdpr.md`));

  await change(`texts/${first}/pages/gdpr.md`, /^title.*\n/m, "");

  const program = join(import.meta.dirname, "generate.ts");
  const { status, stderr } = spawnSync(process.execPath, [program, "--house", house], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  const [count, ...sentences] = stderr.trimEnd().split("\n");
  expect(count).toMatch(/^The house has \d+ mistakes:$/);
  for (const sentence of sentences) expect(sentence).toMatch(/^- .*\.$/);
  for (const [file, part] of [
    ["prices.json", "a number"],
    ["prices.json", "pricePerNigth"],
    ["cookies.json", "line 3"],
    [`texts/${first}/home.json`, "hero.line is missing"],
    [`texts/${first}/home.json`, "hero.lime is not known"],
    [`texts/${last}/pages/gdpr.md`, "this file is missing; expected the text of the page."],
    [`texts/${first}/pages/gdpr.md, front matter`, "title is missing; write it."],
    ["places.json", "this file is missing; expected a file of content."],
  ] as const) {
    const told = sentences.filter((one) => one.startsWith(`- ${file}: `));
    expect(told.join("\n"), file).toContain(part);
  }
});
