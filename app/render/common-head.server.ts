import serifLatin from "#house/fonts/newsreader-latin.woff2?url";
import sansLatin from "#house/fonts/source-sans-3-latin.woff2?url";
import { furtherFonts } from "#house/fonts.mjs";
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

/** Starts the further fonts that the letters of a page's HTML need; how other languages are called is hidden at first. */
export function preloadFonts(html: string): string {
  const shown = html.replace(/<a [^>]*hreflang=.*?<\/a>/gis, "");
  const headings = html.match(/<h[1-3].*?<\/h/gs) ?? [];
  const isNeeded = ({ role, letters }: (typeof furtherFonts)[number]) =>
    role === "sans"
      ? letters.test(shown)
      : // A word or two, such as a name, are worth no file that delays the page.
        headings.filter((heading) => letters.test(heading)).length > headings.length / 5;
  return furtherFonts
    .filter(isNeeded)
    .map(({ address }) => preloadFont(address))
    .join("");
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
