import type { Photo } from "../../app/facts/facts.ts";
import { findRepeated } from "./check-facts.ts";
import type { Content } from "./content.ts";
import { nearestOf } from "./find-nearest.ts";

const file = "content/photos/photos.ts";

/** Search engines show a holiday house only with so many pictures, one of each of these kinds. */
const fewestPhotos = 8;
const kindsNeeded = ["bedroom", "bathroom", "common-area"] as const;

/** Mistakes in the list of photos, in their files, and where rooms and pages refer to them. */
export function checkPhotos(content: Content): string[] {
  const { photos, photoFiles } = content;
  const repeated = findRepeated(photos.map((photo) => photo.file));
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
  const listed = new Set(photos.map((photo) => `${photo.file}.jpg`));
  const pictures = files.filter((name) => /\.(?:jpe?g|png|webp|avif|heic|tiff?|gif)$/i.test(name));
  return [
    ...[...listed]
      .filter((name) => !files.includes(name))
      .map(
        (name) =>
          `${file}: the file content/photos/${name} is missing; add it or take it off the list.`,
      ),
    ...pictures
      .filter((name) => !listed.has(name))
      .map((name) =>
        name.endsWith(".jpg")
          ? `content/photos/${name}: this picture is not in photos.ts; list it there or remove it.`
          : `content/photos/${name}: this is no .jpg file; save it as a JPEG file ending in .jpg.`,
      ),
  ];
}

function checkReferences(content: Content): string[] {
  const { photos, pagePhotos, rooms, homePassages, homeSurroundings } = content;
  const names = photos.map((photo) => photo.file);
  const references: (readonly [who: string, photo: string])[] = [
    ...rooms.map(({ key, photo }) => [`content/villa.ts: the room ${key}`, photo] as const),
    ...homePassages.map(
      ({ key, photo }) => [`content/villa.ts: the passage ${key}`, photo] as const,
    ),
    ["content/villa.ts: homeSurroundings", homeSurroundings.photo],
    ...Object.entries(pagePhotos).map(
      ([page, photo]) => [`${file}: the page ${page}`, photo] as const,
    ),
  ];
  return references
    .filter(([, photo]) => !names.includes(photo))
    .map(
      ([who, photo]) =>
        `${who} shows the photo "${photo}", which is not in photos.ts${nearestOf(photo, names)}.`,
    );
}
