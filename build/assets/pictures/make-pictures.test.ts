import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { leastContrast, measureContrast } from "../../../house/check/check-colours.ts";
import type { Photo } from "../../../house/facts/pictures.ts";
import { createTemporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openGeneratedFolder } from "../generated-folder.ts";
import { makePictures } from "./make-pictures.ts";
import { cropRound } from "./photo.ts";

const photo: Photo = { file: "sky", focalPoint: [50, 50], shows: "outside" };
const blue = { create: { width: 90, height: 60, channels: 3, background: "#336699" } } as const;
const pages = { home: "sky" };
const ink = "#2a2620";
let root: string;

beforeEach(async () => {
  root = createTemporaryFolder({});
  await mkdir(join(root, "photos"));
  // Stored lying on its side, with the note of a camera: 60 wide and 90 high once upright.
  await sharp(blue).withMetadata({ orientation: 6 }).jpeg().toFile(join(root, "photos/sky.jpg"));
});

/** Fills the folder `generated`; returns the lines of progress. */
async function run(photos: readonly Photo[] = [photo]): Promise<readonly string[]> {
  const log = vi.spyOn(console, "log").mockReset().mockReturnValue();
  const generated = await openGeneratedFolder(root);
  const folder = join(root, "photos");
  const files = await readdir(folder);
  await makePictures({ photos, pages, ink }, { folder, files }, generated);
  await generated.finish();
  return log.mock.calls.flat();
}

const readEntry = async (file: string) =>
  JSON.parse(await readFile(join(root, `generated/photos/${file}.json`), "utf8"));
const listPictures = async () =>
  (await readdir(join(root, "generated/public/pictures")))
    .filter((name) => !name.endsWith(".css"))
    .sort();

describe("makePictures", () => {
  it("makes upright pictures without metadata, tells the site of them, and that they are small", async () => {
    expect(await run()).toEqual([
      "photos: 1 of 1",
      expect.stringMatching(/^The photo sky is only 60 × 90 pixels/),
    ]);
    const entry = await readEntry("sky");
    expect(entry).toMatchObject({ width: 60, height: 90 });
    expect(await listPictures()).toEqual([`sky-${entry.hash}-60.avif`, `sky-${entry.hash}.jpg`]);
    for (const name of await listPictures()) {
      const metadata = await sharp(join(root, "generated/public/pictures", name)).metadata();
      expect(metadata).toMatchObject({ width: 60, height: 90, space: "srgb" });
      expect(metadata.exif).toBeUndefined();
    }
  });

  it.each<[ending: string, make: (picture: Sharp) => Sharp, colour?: readonly number[]]>([
    ["png", (one) => one.ensureAlpha().toColourspace("rgb16").png()],
    ["webp", (one) => one.webp({ lossless: true })],
    ["avif", (one) => one.avif({ lossless: true })],
    ["tif", (one) => one.tiff({ compression: "none" })],
    // For the press, and of a phone.
    ["jpeg", (one) => one.toColourspace("cmyk").withIccProfile("cmyk").jpeg()],
    ["jpg", (one) => one.withIccProfile("p3").jpeg({ quality: 100 })],
    ["jpeg", (one) => one.greyscale().jpeg(), [0x60, 0x60, 0x60]],
  ])("reads a %s in its colours", async (ending, make, colour = [0x33, 0x66, 0x99]) => {
    await rm(join(root, "photos/sky.jpg"));
    await make(sharp(blue)).toFile(join(root, `photos/sky.${ending}`));
    await run();
    const { hash } = await readEntry("sky");
    const picture = sharp(join(root, `generated/public/pictures/sky-${hash}-90.avif`));
    const { channels } = await picture.stats();
    const distances = colour.map((value, index) => Math.abs(value - (channels[index]?.mean ?? 0)));
    expect(channels).toHaveLength(3);
    expect(Math.max(...distances)).toBeLessThan(ending === "jpeg" ? 24 : 4);
  });

  it("writes focal points and previews as one layer of style, upright ones for upright screens", async () => {
    await sharp(blue).jpeg().toFile(join(root, "photos/sky-upright.jpg"));
    await run([{ ...photo, upright: { file: "sky-upright", focalPoint: [20, 80] } }]);
    const css = await readFile(join(root, "generated/photos.css"), "utf8");
    const colours = /background:linear-gradient\((?:#[0-9a-f]{3},?){3}\)/.source;
    const wide = `\\[data-photo="sky"\\] {--focal:50% 50%;--ratio:0.667;${colours}}`;
    const upright = `\\[data-upright="sky-upright"\\] {--focal:20% 80%;--ratio:1.5;${colours}}`;
    expect(css).toMatch(
      new RegExp(`^@layer previews {\\n${wide}\\n@media [^{]+{\\n${upright}\\n}\\n`),
    );
    expect(await readEntry("sky-upright")).toMatchObject({ width: 90, height: 60 });
  });

  it("reads the sky of the first screen, light enough for words, and none where there is none", async () => {
    const upright = { file: "sky-upright", focalPoint: [50, 50] } as const;
    const roof = { create: { ...blue.create, width: 45, background: "#fff" } } as const;
    const left = { input: await sharp(roof).png().toBuffer(), left: 0, top: 0 };
    await sharp(blue).composite([left]).jpeg().toFile(join(root, "photos/sky-upright.jpg"));
    await run([{ ...photo, upright }]);
    const css = await readFile(join(root, "generated/photos.css"), "utf8");
    const [wide, tall] = [...css.matchAll(/\[data-sky="sky"\]{([^}]+)}/g)];
    const colours = wide?.[1]?.match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours).toHaveLength(2);
    for (const colour of colours) {
      const contrast = measureContrast(colour, ink);
      expect(contrast).toBeGreaterThanOrEqual(leastContrast);
      expect(contrast, "no lighter than it must be").toBeLessThan(leastContrast + 0.5);
    }
    expect(tall?.[1]).toBe("--sky-above:initial;--sky:initial;");
  });

  it("encodes a photo once, and again under new names when it changes", async () => {
    await run();
    const before = await listPictures();
    const isProgress = (line: string) => line.startsWith("photos:");
    expect((await run([{ ...photo, focalPoint: [10, 10] }])).filter(isProgress)).toEqual([]);
    await sharp(blue).negate().jpeg().toFile(join(root, "photos/sky.jpg"));
    expect((await run()).filter(isProgress)).toHaveLength(1);
    const after = await listPictures();
    expect(after).toHaveLength(before.length);
    expect(after.filter((name) => before.includes(name))).toEqual([]);
  });

  it("names a file that is no picture, one that is empty, and one that is cut off", async () => {
    const path = join(root, "photos/sky.jpg");
    const whole = await readFile(path);
    for (const content of ["no picture", "", whole.subarray(0, whole.length / 2)]) {
      await writeFile(path, content);
      await expect(run()).rejects.toThrow(/photos\/sky\.jpg: this picture cannot be read \(/);
    }
  });
});

it.each([
  ["in the middle where there is room", 2000, 1250, 2 / 3, [60, 55], [784, 0, 833, 1250]],
  ["at the left edge", 1800, 1200, 2 / 3, [0, 50], [0, 0, 800, 1200]],
  ["at the right edge", 1800, 1200, 2 / 3, [100, 50], [1000, 0, 800, 1200]],
  ["over the full width", 1800, 1200, 1200 / 630, [50, 100], [0, 255, 1800, 945]],
] as const)("A crop is round the focal point, %s.", (_where, width, height, ratio, focal, crop) => {
  const region = cropRound({ width, height }, ratio, focal);
  expect([region.left, region.top, region.width, region.height]).toEqual(crop);
});
