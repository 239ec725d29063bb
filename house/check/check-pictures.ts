import type { Content } from "../content/content.ts";
import { type Finding, mistake } from "../findings/finding.ts";
import { findOriginals, isReadable, listPhotoFiles } from "../read/photo-files.ts";
import { openedHouseName } from "../read/read-opened-house.ts";
import { findRepeated } from "./check-facts.ts";

const file = "pictures.json";

/** Mistakes in the list of photos, and in their files. */
export function* checkPhotos({ facts, files }: Content): Iterable<Finding> {
  const { photos } = facts.pictures;
  const names = listPhotoFiles(photos).map((photo) => photo.file);
  const pathOf = (name: string) => ["photos", photos.findLastIndex((photo) => photo.file === name)];
  for (const name of findRepeated(names)) {
    yield mistake(file, pathOf(name), `${name} is listed more than once; keep it once.`);
  }
  for (const name of names) {
    const [first, second] = findOriginals(name, files.photos);
    if (first === undefined) {
      yield mistake(
        file,
        pathOf(name),
        `the file photos/${name}.jpg is missing; add it or take it off the list; if you renamed it, write ` +
          "the new name here and in texts/.",
      );
    }
    if (second !== undefined) {
      yield mistake(`photos/${second}`, [], `${first} has the same name; keep one of the two.`);
    }
  }
  const originals = names.flatMap((name) => findOriginals(name, files.photos));
  for (const name of files.photos) {
    if (isReadable(name) && !originals.includes(name)) {
      const text = "this picture is not in pictures.json; list it there or remove it.";
      yield mistake(`photos/${name}`, [], text);
    }
    if (/\.(?:hei[cf]|gif|bmp|psd|jxl|jp2|dng|cr2|nef|arw|raw)$/i.test(name)) {
      const text = "pictures of this kind cannot be read; save it as a JPEG file.";
      yield mistake(`photos/${name}`, [], text);
    }
  }
}

/** The elements of a drawing: shapes, without scripts, styles or references to other files. */
const elements = "svg g path circle ellipse line rect polyline polygon".split(" ");
const forbiddenAttribute = /\s(?:on\w+|style|class|id|(?:xlink:)?href)\s*=|url\(/;
/** The opened house may also repeat its own shapes. */
const houseElements = [...elements, "defs", "use"];
const forbiddenInHouse = /\s(?:on\w+|style|class|xlink:href)\s*=|\shref\s*=(?!["']#)|url\(/;
/** Excluded from the mark, which may have colours and gradients: what runs or loads something. */
const forbiddenInMark =
  /<(?:script|foreignObject|!\w+)|\s(?:on\w+|(?:xlink:)?href)\s*=(?!["']#)|url\((?!["']?#)|@import/i;

/** Mistakes in the drawings, the mark among them. */
export function* checkDrawings({ files: { drawings, mark } }: Content): Iterable<Finding> {
  for (const [name, svg] of Object.entries(drawings)) {
    const fault =
      name === openedHouseName
        ? findFault(svg, houseElements, forbiddenInHouse)
        : findFault(svg, elements, forbiddenAttribute);
    if (fault) yield mistake(`drawings/${name}.svg`, [], `${fault}.`);
  }
  const fault = findMarkFault(mark);
  if (fault) yield mistake("brand/mark.svg", [], `${fault}.`);
}

/** Mistakes in a drawing that may have its own colours. */
export function findMarkFault(svg: string): string | undefined {
  return checkFrame(svg.replaceAll(/<\?xml.*?\?>|<!--.*?-->/gs, ""), forbiddenInMark);
}

function findFault(svg: string, known: readonly string[], forbidden: RegExp): string | undefined {
  const tags = [...svg.matchAll(/<[/!?]?([^\s>/]*)/g)];
  const strange = tags.find(([, name = ""]) => !known.includes(name));
  const fault = checkFrame(svg, forbidden);
  if (!strange || fault === noDrawing) return fault;
  return `it holds ${strange[0]}; expected nothing but shapes: ${known.join(", ")}`;
}

const noDrawing = 'this is no drawing with a viewBox; expected <svg … viewBox="0 0 width height">';

/** Mistakes in any drawing. */
function checkFrame(svg: string, forbidden: RegExp): string | undefined {
  if (!/^\s*<svg\s[^>]*\bviewBox="[-\d.]+(?: [-\d.]+){3}"[^>]*>[\s\S]*<\/svg>\s*$/.test(svg)) {
    return noDrawing;
  }
  const [found] = forbidden.exec(svg) ?? [];
  return found && `it holds ${found.trim()}; take it out`;
}
