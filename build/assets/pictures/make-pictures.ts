import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { portraitMedia } from "../../../app/components/picture-address.ts";
import type { Photo, PhotoFile } from "../../../app/facts/pictures.ts";
import {
  findOriginal,
  listPhotoFiles,
  shortestLongSide,
  shortestLongSideOfCrop,
} from "../../content/photo-files.ts";
import type { GeneratedFolder } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";
import { describeSkies, type Originals, type Pictures } from "./describe-skies.ts";
import type { Size } from "./photo.ts";
import { pictureSettings } from "./picture-settings.ts";

/**
 * Adds every picture of the photos in this folder, what pages need of each (`photos.json`), and the
 * previews (`previews.json`): the styles of all, and those of each; that of the first screen has the
 * colours of its sky, on which `ink` can be read, and says where the ornament begins. A photo that cannot be read is a mistake; one that is
 * small is told.
 */
export async function makePictures(
  pictures: Pictures,
  originals: Originals,
  generated: GeneratedFolder,
): Promise<void> {
  const { photos, pages } = pictures;
  const settings = JSON.stringify(pictureSettings);
  const files: readonly (PhotoFile & Pick<Photo, "crop">)[] = [
    ...listPhotoFiles(photos),
    ...photos.filter(({ crop }) => crop),
  ];
  const steps = await Promise.all(
    files.map(async ({ file, crop }) => {
      const original = findOriginal(originals.folder, crop?.of ?? file, originals.files);
      const hash = hashOf(await readFile(original), settings, ...(crop ? [`${crop.box}`] : []));
      const make = async () => {
        // Loading the encoder takes longer than a run that has nothing to encode.
        const { encodePhoto } = await import("./encode-photo.ts");
        return encodePhoto(file, original, hash, crop?.box);
      };
      return { name: `photo-${file}-${hash}`, make };
    }),
  );
  // Each photo is decoded once, and only as many at a time lie in memory as there are processors.
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
    const shortest = photo.crop ? shortestLongSideOfCrop : shortestLongSide;
    if (Math.max(entry.width, entry.height) < shortest) {
      console.log(
        `The photo ${file} is only ${entry.width} × ${entry.height} pixels; from ` +
          `${shortest} on its longer side it is sharp where it is shown.`,
      );
    }
  }
  /** Styles by the attribute of the elements that they are for. */
  const rules: Record<string, string> = {};
  for (const { file, upright } of photos) {
    rules[`data-photo="${file}"`] = `[data-photo="${file}"]{${previews[file]}}`;
    if (!upright) continue;
    rules[`data-upright="${upright.file}"`] =
      `@media ${portraitMedia}{[data-upright="${upright.file}"]{${previews[upright.file]}}}`;
  }
  rules[`data-sky="${pages.home}"`] = await describeSkies(pictures, originals, entries, generated);
  const styles = `@layer previews{${Object.values(rules).join("")}}`;
  await generated.add({
    "photos.json": JSON.stringify(entries),
    "previews.json": JSON.stringify({ css: styles, rules }),
  });
}

/** What encoding leaves of a photo, beside its files. */
type PhotoEntry = Size & { readonly hash: string; readonly colours: readonly string[] };

/** A photo's focal point and shape, and three of its colours to show until the picture has loaded. */
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
