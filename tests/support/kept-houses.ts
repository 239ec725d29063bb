// Houses of earlier engines. Of commit 80602ca, in the format 0: the sample of that day, one made with its `npm run
// new` and filled, and one with nothing that could be left out; and one that the first engine of format 1 made.
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { listPhotoFiles } from "../../build/content/photo-files.ts";
import { engine } from "../../build/workspace.mjs";

const folder = join(engine, "tests/kept");

/** What they are called. */
export const keptHouses = globSync("*.tar.gz", { cwd: folder }).map((file) =>
  basename(file, ".tar.gz"),
);

/** Unpacks one, with a small picture for each photo that it names; gives back where it is. */
export async function unpackHouse(name: string): Promise<string> {
  const house = join(engine, ".cache/houses", `kept-${name}`);
  rmSync(house, { recursive: true, force: true });
  mkdirSync(join(house, "photos"), { recursive: true });
  const { status } = spawnSync("tar", ["-xzf", join(folder, `${name}.tar.gz`), "-C", house]);
  if (status !== 0) throw new Error(`${name} cannot be unpacked.`);
  const { photos } = JSON.parse(readFileSync(join(house, "pictures.json"), "utf8"));
  const picture = sharp({ create: { width: 120, height: 80, channels: 3, background: "#876" } });
  const jpeg = await picture.jpeg().toBuffer();
  for (const { file } of listPhotoFiles(photos)) {
    writeFileSync(join(house, `photos/${file}.jpg`), jpeg);
  }
  return house;
}
