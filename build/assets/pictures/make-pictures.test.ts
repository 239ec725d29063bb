import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Photo } from "../../../app/facts/facts.ts";
import { type Page, pages } from "../../../app/routes.ts";
import { openGeneratedFolder } from "../generated-folder.ts";
import { makePictures } from "./make-pictures.ts";

const texts = { en: "Sky", hr: "Nebo", de: "Himmel", it: "Cielo" };
const photo: Photo = {
  file: "sky",
  focalPoint: [50, 50],
  alt: texts,
  caption: texts,
  shows: "outside",
};
const pagePhotos = Object.fromEntries(Object.keys(pages).map((page) => [page, "sky"]));
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "pictures-"));
  await mkdir(join(root, "photos"));
  // Stored lying on its side, with the note of a camera: 60 wide and 90 high once upright.
  await sharp({ create: { width: 90, height: 60, channels: 3, background: "#336699" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(root, "photos/sky.jpg"));
});

afterEach(() => rm(root, { recursive: true }));

/** Fills the folder `out`; gives back the lines of progress. */
async function run(photos: readonly Photo[] = [photo]): Promise<readonly string[]> {
  const lines: string[] = [];
  const generated = await openGeneratedFolder(join(root, "out"), join(root, "cache"));
  await makePictures(
    { photos, pagePhotos: pagePhotos as Record<Page, string> },
    join(root, "photos"),
    generated,
    { write: (line) => lines.push(line) },
  );
  await generated.finish();
  return lines;
}

const listPictures = async () => (await readdir(join(root, "out/public/pictures"))).sort();

describe("makePictures", () => {
  it("makes upright pictures without metadata and tells the site of them", async () => {
    expect(await run()).toEqual(["photos: 1 of 1\n"]);
    const entry = JSON.parse(await readFile(join(root, "out/photos/sky.json"), "utf8"));
    expect(entry).toMatchObject({ width: 60, height: 90, widths: [60], jpegWidths: [60] });
    expect(await listPictures()).toEqual([
      `sky-${entry.hash}-60.avif`,
      basename(entry.largestJpeg),
      `sky-${entry.hash}-portrait-60.avif`,
    ]);
    const largest = join(root, `out/public/pictures/sky-${entry.hash}-60.avif`);
    const metadata = await sharp(largest).metadata();
    expect(metadata).toMatchObject({ width: 60, height: 90, space: "srgb" });
    expect(metadata.exif).toBeUndefined();
  });

  it("writes focal points and previews as one layer of style", async () => {
    await run();
    const css = await readFile(join(root, "out/pictures.css"), "utf8");
    expect(css).toMatch(
      /^@layer previews \{\n\[data-photo="sky"\]\{--focal:50% 50%;background:linear-gradient\((?:#[0-9a-f]{6},?){3}\)\}\n\}\n$/,
    );
  });

  it("encodes a photo once, and again under new names when its focal point changes", async () => {
    await run();
    const before = await listPictures();
    expect(await run()).toEqual([]);
    expect(await run([{ ...photo, focalPoint: [10, 10] }])).toHaveLength(1);
    const after = await listPictures();
    expect(after).toHaveLength(before.length);
    expect(after.filter((name) => before.includes(name))).toEqual([]);
  });

  it("names a file that is no picture", async () => {
    await writeFile(join(root, "photos/sky.jpg"), "no picture");
    await expect(run()).rejects.toThrow(/photos\/sky\.jpg: this picture cannot be read \(/);
  });

  it("names a picture that is cut off", async () => {
    const path = join(root, "photos/sky.jpg");
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, whole.length / 2));
    await expect(run()).rejects.toThrow(/photos\/sky\.jpg: this picture cannot be read \(/);
  });
});
