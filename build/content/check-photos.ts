import type { Photo } from "../../app/facts/pictures.ts";
import { findRepeated } from "./check-facts.ts";
import type { Content } from "./content.ts";
import { nearestOf } from "./find-nearest.ts";
import { findOriginals, isReadable, listPhotoFiles } from "./photo-files.ts";

const file = "content/pictures.json";

/** Search engines show a holiday house only with so many pictures, one of each of these kinds. */
const fewestPhotos = 8;
const kindsNeeded = ["bedroom", "bathroom", "common-area"] as const;

/** Mistakes in the list of photos, in their files, and where rooms and pages refer to them. */
export function checkPhotos(content: Content): string[] {
  const { photoFiles } = content;
  const { photos } = content.pictures;
  const repeated = findRepeated(listPhotoFiles(photos).map((photo) => photo.file));
  return [
    ...repeated.map((name) => `${file}: ${name} is listed more than once; keep it once.`),
    ...checkSelection(photos),
    ...checkFiles(photos, photoFiles),
    ...checkReferences(content),
  ];
}

function checkSelection(photos: readonly Photo[]): string[] {
  const missing = kindsNeeded.filter((kind) => !photos.some(({ shows }) => shows === kind));
  return [
    ...(photos.length < fewestPhotos
      ? [
          `${file}: there are ${photos.length} photos; expected at least ${fewestPhotos}, which ` +
            "search engines ask for.",
        ]
      : []),
    ...missing.map(
      (kind) =>
        `${file}: no photo shows a ${kind}; expected at least one, which search engines ask for.`,
    ),
  ];
}

function checkFiles(photos: readonly Photo[], files: readonly string[]): string[] {
  const listed = listPhotoFiles(photos).map((photo) => findOriginals(photo.file, files));
  const others = files.filter((name) => !listed.flat().includes(name));
  return [
    ...listPhotoFiles(photos)
      .filter((_, index) => listed[index]?.length === 0)
      .map(
        ({ file: name }) =>
          `${file}: the file content/photos/${name}.jpg is missing; add it or take it off the list.`,
      ),
    ...listed
      .filter(({ length }) => length > 1)
      .map(
        ([first, second]) =>
          `content/photos/${second}: ${first} has the same name; keep one of the two.`,
      ),
    ...others
      .filter(isReadable)
      .map(
        (name) =>
          `content/photos/${name}: this picture is not in pictures.json; list it there or remove it.`,
      ),
    ...others
      .filter((name) => /\.(?:hei[cf]|gif|bmp|psd|jxl|jp2|dng|cr2|nef|arw|raw)$/i.test(name))
      .map(
        (name) =>
          `content/photos/${name}: pictures of this kind cannot be read; save it as a JPEG file.`,
      ),
  ];
}

function checkReferences(content: Content): string[] {
  const { rooms, home } = content;
  const { photos, pages } = content.pictures;
  const names = photos.map((photo) => photo.file);
  const references: (readonly [who: string, photo: string])[] = [
    ...rooms.flatMap(({ key, photos: shown }) =>
      shown.map((photo) => [`content/rooms.json: the room ${key}`, photo] as const),
    ),
    ...home.passages.flatMap(({ key, photos: shown = [] }) =>
      shown.map((photo) => [`content/home.json: the passage ${key}`, photo] as const),
    ),
    ...photos.flatMap(({ file: name, dusk }) =>
      dusk === undefined ? [] : [[`${file}: the dusk of ${name}`, dusk] as const],
    ),
    ...Object.entries(pages as Readonly<Record<string, string>>).map(
      ([page, photo]) => [`${file}: the page ${page}`, photo] as const,
    ),
  ];
  return references
    .filter(([, photo]) => !names.includes(photo))
    .map(
      ([who, photo]) =>
        `${who} shows the photo "${photo}", which is not in ` +
        `pictures.json${nearestOf(photo, names)}.`,
    );
}
