import { findRepeated } from "./check-facts.ts";
import type { Content } from "./content.ts";
import { findOriginals, isReadable, listPhotoFiles } from "./photo-files.ts";

const file = "pictures.json";

/** Mistakes in the list of photos, and in their files. */
export function* checkPhotos({ facts, files }: Content): Iterable<string> {
  const { photos } = facts.pictures;
  const names = listPhotoFiles(photos).map((photo) => photo.file);
  const crops = photos.filter(({ crop }) => crop);
  for (const name of findRepeated([...names, ...crops.map((photo) => photo.file)])) {
    yield `${file}: ${name} is listed more than once; keep it once.`;
  }
  for (const name of names) {
    const [first, second] = findOriginals(name, files.photos);
    if (first === undefined) {
      yield `${file}: the file photos/${name}.jpg is missing; add it or take it off the list; if you ` +
        "renamed it, write the new name here and in texts/.";
    }
    if (second !== undefined) {
      yield `photos/${second}: ${first} has the same name; keep one of the two.`;
    }
  }
  const originals = names.flatMap((name) => findOriginals(name, files.photos));
  for (const name of files.photos) {
    if (isReadable(name) && !originals.includes(name)) {
      yield `photos/${name}: this picture is not in pictures.json; list it there or remove it.`;
    }
    if (/\.(?:hei[cf]|gif|bmp|psd|jxl|jp2|dng|cr2|nef|arw|raw)$/i.test(name)) {
      yield `photos/${name}: pictures of this kind cannot be read; save it as a JPEG file.`;
    }
  }
}

/** What a drawing may consist of: shapes. Nothing of it runs, loads or styles anything. */
const elements = "svg g path circle ellipse line rect polyline polygon".split(" ");
const forbiddenAttribute = /\s(?:on\w+|style|class|id|(?:xlink:)?href)\s*=|url\(/;
/** The mark may have colours and gradients of its own, but what runs or loads something. */
const forbiddenInMark =
  /<(?:script|foreignObject|!\w+)|\s(?:on\w+|(?:xlink:)?href)\s*=(?!["']#)|url\((?!["']?#)|@import/i;

/** Mistakes in the drawings, the mark among them. */
export function* checkDrawings({ files: { drawings, mark } }: Content): Iterable<string> {
  for (const [name, svg] of Object.entries(drawings)) {
    const mistake = findMistake(svg);
    if (mistake) yield `drawings/${name}.svg: ${mistake}.`;
  }
  const mistake = checkFrame(mark.replaceAll(/<\?xml.*?\?>|<!--.*?-->/gs, ""), forbiddenInMark);
  if (mistake) yield `brand/mark.svg: ${mistake}.`;
}

function findMistake(svg: string): string | undefined {
  const tags = [...svg.matchAll(/<[/!?]?([^\s>/]*)/g)];
  const strange = tags.find(([, name = ""]) => !elements.includes(name));
  const mistake = checkFrame(svg, forbiddenAttribute);
  if (!strange || mistake === noDrawing) return mistake;
  return `it holds ${strange[0]}; expected nothing but shapes: ${elements.join(", ")}`;
}

const noDrawing = 'this is no drawing with a viewBox; expected <svg … viewBox="0 0 width height">';

/** What is wrong with a drawing as such, and with what it holds. */
function checkFrame(svg: string, forbidden: RegExp): string | undefined {
  if (!/^\s*<svg\s[^>]*\bviewBox="[-\d.]+(?: [-\d.]+){3}"[^>]*>[\s\S]*<\/svg>\s*$/.test(svg)) {
    return noDrawing;
  }
  const [found] = forbidden.exec(svg) ?? [];
  return found && `it holds ${found.trim()}; take it out`;
}
