import { firstFonts, furtherFonts } from "#house/fonts.mjs";
import mark from "#house/mark.svg?url";
import type { Locale } from "../domain/locales/locales.ts";
import { colours } from "../house/facts/facts.server.ts";
import { type PictureData, type PictureFiles, sourceSet } from "../site/pictures/picture.tsx";
import { portraitMedia } from "../site/pictures/picture-address.ts";
import { heroSizes } from "../site/pictures/picture-sizes.ts";

/** First in the head: it must be within the first 1024 bytes. */
export const charset = `<meta charset="utf-8">`;

/** The elements that all pages share and page changes keep. */
export const commonHead = [
  `<meta name="viewport" content="width=device-width, initial-scale=1">`,
  `<meta name="theme-color" content="${colours.surface}">`,
  `<link rel="icon" href="/favicon.ico" sizes="32x32">`,
  `<link rel="icon" href="${mark}" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  `<link rel="manifest" href="/site.webmanifest">`,
  ...firstFonts.map(preloadFont),
].join("");

/** Preloads the further fonts of a language. */
export function preloadFonts(locale: Locale): string {
  return furtherFonts
    .filter(({ locales }) => locales.includes(locale))
    .map(({ address }) => preloadFont(address))
    .join("");
}

/** Preloads the largest picture, in the crop for the orientation of the screen. */
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
