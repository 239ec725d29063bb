// Houses of earlier engines. Of commit 80602ca, in the format 0: the sample of that day, one made with its `npm run
// new` and filled, and one with nothing that could be left out; and one that the first engine of format 1 made.
// Their photos are drawn here.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { engineLocales } from "../build/content/engine-words.ts";
import { listPhotoFiles } from "../build/content/photo-files.ts";
import { engine } from "../build/workspace.mjs";
import { listEngineTexts, listTexts } from "../migrate/list-texts.ts";
import { migrateHouse } from "../migrate/migrate-house.ts";
import { buildHouse } from "./support/build-house.ts";

const kept = globSync("*.tar.gz", { cwd: join(engine, "tests/kept") }).map((name) =>
  name.replace(".tar.gz", ""),
);

/** Unpacks a kept house, with a small picture for each photo that it names. */
async function unpack(name: string): Promise<string> {
  const house = join(engine, ".cache/houses", `kept-${name}`);
  rmSync(house, { recursive: true, force: true });
  mkdirSync(join(house, "photos"), { recursive: true });
  const archive = join(engine, "tests/kept", `${name}.tar.gz`);
  expect(spawnSync("tar", ["-xzf", archive, "-C", house]).status).toBe(0);
  const { photos } = JSON.parse(readFileSync(join(house, "pictures.json"), "utf8"));
  const size = { width: 120, height: 80, channels: 3, background: "#876" } as const;
  for (const { file } of listPhotoFiles(photos)) {
    await sharp({ create: size })
      .jpeg()
      .toFile(join(house, `photos/${file}.jpg`));
  }
  return house;
}

/** What is written in the pages of Markdown, a paragraph each. */
function listParagraphs(house: string): readonly string[] {
  return globSync("texts/*/pages/*.md", { cwd: house }).flatMap((file) =>
    readFileSync(join(house, file), "utf8").split(/\n+/),
  );
}

for (const name of kept) {
  test(`${name} is migrated and built, and loses no word`, { tag: "@builds" }, async () => {
    test.setTimeout(240_000);
    const house = await unpack(name);
    const before = listTexts(house);
    const paragraphs = listParagraphs(house);
    const done = migrateHouse(house);
    if (name === "format-1") expect(done).toEqual([]);
    else expect(done.at(-1)).toBe("villa.json has the format 1.");
    expect(migrateHouse(house)).toEqual([]);
    const lost = existsSync(join(house, "migrated.md"))
      ? readFileSync(join(house, "migrated.md"), "utf8").replaceAll("\n  ", "\n")
      : "";
    const texts = new Set([...listTexts(house).map(({ text }) => text), ...listEngineTexts()]);
    const gone = before.filter(({ text }) => !texts.has(text) && !lost.includes(text));
    expect(gone.filter(({ place }) => !place.startsWith("floor-plan.json"))).toEqual([]);
    expect(listParagraphs(house)).toEqual(expect.arrayContaining([...paragraphs]));
    const files = globSync("texts/*/*.json", { cwd: house });
    expect(files.every((file) => engineLocales.includes(file.split(/[\\/]/)[1] ?? ""))).toBe(true);

    const dist = await buildHouse(house);
    const { locales } = JSON.parse(readFileSync(join(house, "villa.json"), "utf8"));
    for (const locale of locales.slice(1)) {
      expect(existsSync(join(dist, "static", `${locale}.html`)), locale).toBe(true);
    }
  });
}
