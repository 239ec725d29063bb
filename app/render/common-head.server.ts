import serifLatin from "#house/fonts/newsreader-latin.woff2?url";
import serifLatinExt from "#house/fonts/newsreader-latin-ext.woff2?url";
import sansLatin from "#house/fonts/source-sans-3-latin.woff2?url";
import sansLatinExt from "#house/fonts/source-sans-3-latin-ext.woff2?url";
import mark from "#house/mark.svg?url";
import { type PictureData, type PictureFiles, sourceSet } from "../components/picture.tsx";
import { portraitMedia } from "../components/picture-address.ts";
import { heroSizes } from "../components/picture-sizes.ts";
import { colours } from "../facts/facts.server.ts";

/** What every page has, first of all; it stays when the page changes. */
export const commonHead = [
  `<meta charset="utf-8">`,
  `<meta name="viewport" content="width=device-width, initial-scale=1">`,
  `<meta name="theme-color" content="${colours.surface}">`,
  `<link rel="icon" href="/favicon.ico" sizes="32x32">`,
  `<link rel="icon" href="${mark}" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  `<link rel="manifest" href="/site.webmanifest">`,
  preloadFont(serifLatin),
  preloadFont(sansLatin),
].join("");

/** Letters such as č, which have fonts of their own. */
const extended = /[\u0100-\u02af]/;

/** Starts the further fonts that the letters of a page's HTML need. */
export function preloadFonts(html: string): string {
  const headings = html.match(/<h[1-3].*?<\/h/gs) ?? [];
  const extendedHeadings = headings.filter((heading) => extended.test(heading));
  return (
    (extended.test(html) ? preloadFont(sansLatinExt) : "") +
    // A word or two, such as a name, are worth no file that delays the page.
    (extendedHeadings.length > headings.length / 5 ? preloadFont(serifLatinExt) : "")
  );
}

/** Starts the largest picture with the first bytes of the page, upright where it will be. */
export function preloadHero(picture: PictureData): string {
  const { upright } = picture;
  if (!upright) return preload(picture, "all");
  return preload(picture, `not ${portraitMedia}`) + preload(upright, portraitMedia);

  function preload(files: PictureFiles, media: string): string {
    return `<link rel="preload" as="image" type="image/avif" imagesrcset="${sourceSet(files)}" imagesizes="${heroSizes}" media="${media}" fetchpriority="high">`;
  }
}

function preloadFont(address: string): string {
  return `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`;
}
