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
  await change(
    "prices.json",
    /"pricePerNight":\s*(\d+)/,
    '"pricePerNight": "$1", "pricePerNigth": 1',
  );
  await writeFile(join(house, "cookies.json"), '{\n  "necessary": []\n  "optional": []\n}\n');
  await change("texts/it/home.json", '"line"', '"lime"');
  await change("texts/it/pages/gdpr.md", /^title.*\n/m, "");
  await rm(join(house, "places.json"));
  await rm(join(house, "texts/en/pages/gdpr.md"));

  const args = [join(import.meta.dirname, "generate.ts"), "--house", house];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(status).toBe(1);
  const [count, ...sentences] = stderr.trimEnd().split("\n");
  expect(count).toMatch(/^The house has \d+ mistakes:$/);
  for (const sentence of sentences) expect(sentence).toMatch(/^- .*\.$/);
  for (const told of [
    /^- prices\.json:\d+:\d+: .*a number/m,
    /^- prices\.json:\d+:\d+: .*pricePerNigth/m,
    /^- cookies\.json:3:3: the JSON is broken \(comma expected\)/m,
    /^- texts\/it\/home\.json:\d+:\d+: hero\.line is missing/m,
    /^- texts\/it\/home\.json:\d+:\d+: hero\.lime is not known/m,
    /^- texts\/en\/pages\/gdpr\.md: this file is missing; expected the text of the page\.$/m,
    /^- texts\/it\/pages\/gdpr\.md: front matter: title is missing; write it\.$/m,
    /^- places\.json: this file is missing; expected a file of content\.$/m,
  ]) {
    expect(stderr).toMatch(told);
  }
});
