import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PhotoFile } from "../../../house/facts/pictures.ts";
import { findOriginal, listPhotoFiles, shortestLongSide } from "../../../house/read/photo-files.ts";
import {
  avifAddress,
  jpegAddress,
  pictureWidths,
  portraitMedia,
} from "../../../site/pictures/picture-address.ts";
import type { Files, GeneratedFolder } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";
import { describeSkies, type Originals, type Pictures } from "./describe-skies.ts";
import type { Size } from "./photo.ts";
import { decodePhoto, readColours } from "./photo.ts";

/**
 * Adds all sizes of the photos in this folder, their data for pages (`photos.json`) and their styles (`photos.css`):
 * focal points, shapes and colours, and for the picture of the first screen the colours of its sky, on which `ink` is
 * readable. Throws `Mistakes` for an unreadable photo; prints which are small.
 */
export async function makePictures(
  pictures: Pictures,
  originals: Originals,
  generated: GeneratedFolder,
): Promise<void> {
  const { photos } = pictures;
  const settings = JSON.stringify(pictureSettings);
  const files = listPhotoFiles(photos);
  const steps = await Promise.all(
    files.map(async ({ file }) => {
      const original = findOriginal(originals.folder, file, originals.files);
      const hash = hashOf(await readFile(original), settings);
      const make = async () => {
        // Imported lazily: loading the encoder takes longer than a run with nothing to encode.
        const { encodePhoto } = await import("./make-pictures.ts");
        return encodePhoto(file, original, hash);
      };
      return { name: `photo-${file}-${hash}`, make };
    }),
  );
  // Each photo is decoded once, and as many at a time as there are processors, to limit memory.
  const folders = await generated.addAll("photos", steps);
  const entries: Record<string, PhotoEntry> = {};
  const previews: Record<string, string> = {};
  for (const [index, photo] of files.entries()) {
    const { file } = photo;
    const entry: PhotoEntry = JSON.parse(
      await readFile(join(folders[index] ?? "", "photos", `${file}.json`), "utf8"),
    );
    entries[file] = entry;
    previews[file] = describePreview(photo, entry);
    if (Math.max(entry.width, entry.height) < shortestLongSide) {
      console.log(
        `The photo ${file} is only ${entry.width} × ${entry.height} pixels; from ` +
          `${shortestLongSide} on its longer side it is sharp where it is shown.`,
      );
    }
  }
  const wide = photos.map(({ file }) => `[data-photo="${file}"] {${previews[file]}}`);
  const upright = photos.flatMap(({ upright: photo }) =>
    photo ? [`[data-upright="${photo.file}"] {${previews[photo.file]}}`] : [],
  );
  const rules = [
    ...wide,
    `@media ${portraitMedia} {\n${upright.join("\n")}\n}`,
    await describeSkies(pictures, originals, generated),
  ];
  await generated.add({
    "photos.json": JSON.stringify(entries),
    "photos.css": `@layer previews {\n${rules.join("\n")}\n}\n`,
  });
}

/** The description of an encoded photo. */
type PhotoEntry = Size & { readonly hash: string; readonly colours: readonly string[] };

/** The rules of a photo: focal point, shape, and three colours as a preview until it has loaded. */
function describePreview(
  { focalPoint }: PhotoFile,
  { width, height, colours }: PhotoEntry,
): string {
  const focal = `--focal:${focalPoint[0]}% ${focalPoint[1]}%`;
  const ratio = `--ratio:${Number((width / height).toFixed(3))}`;
  return `${focal};${ratio};background:linear-gradient(${colours.map(shortenColour).join(",")})`;
}

/** `#rrggbb` as the nearest `#rgb`: these colours are in the HTML of pages. */
function shortenColour(colour: string): string {
  const [, ...channels] = /#(..)(..)(..)/.exec(colour) ?? [];
  return `#${channels.map((hex) => Math.round(Number.parseInt(hex, 16) / 17).toString(16)).join("")}`;
}

/** Encodes a photo in all widths up to its own, with a description for the site (`photos/<file>.json`). */
export async function encodePhoto(file: string, original: string, hash: string): Promise<Files> {
  const { avif, jpeg, jpegWidth } = pictureSettings;
  const decoded = await decodePhoto(original);
  const { pixels, raw } = decoded;
  const { width, height } = raw;
  const resized = (to: number) => sharp(pixels, { raw }).resize(to);
  const files: Record<string, string | Uint8Array> = {
    [`photos/${file}.json`]: JSON.stringify({
      ...{ hash, width, height },
      colours: await readColours(decoded),
    }),
    [`public${jpegAddress({ file, hash })}`]: await resized(Math.min(jpegWidth, width))
      .jpeg(jpeg)
      .toBuffer(),
  };
  for (const to of pictureWidths(width)) {
    const path = `public${avifAddress({ file, hash }, to)}`;
    files[path] = await resized(to).avif(avif).toBuffer();
  }
  return files;
}

/**
 * Encoder settings. On photos of this house, 1085 pixels wide, AVIF at effort 0 takes a quarter of the time of effort 2
 * for up to 5 % more bytes (17 % for smooth pictures) and an invisible loss of 0.3 dB; `iq` keeps texture at two thirds
 * of the bytes of `ssim`.
 */
const pictureSettings = {
  /** For the one in twenty browsers without AVIF, and for search engines. */
  jpegWidth: 1200,
  avif: { quality: 55, effort: 0, tune: "iq" },
  jpeg: { quality: 72, mozjpeg: true },
} as const;
