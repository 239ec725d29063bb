import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Photo } from "../../../src/facts/facts.ts";
import { routes } from "../../../src/routes.ts";
import type { Content } from "../../check-content/content.ts";
import { hashOf } from "../hash.ts";
import type { PanelTexts } from "./draw-panel.ts";
import { readTitle } from "./read-title.ts";

/** One picture to draw: its path in the output, its photo, the words on it. */
export type SocialPicture = {
  /** Of the route: `about___hr`. */
  readonly route: string;
  readonly path: string;
  readonly photo: Photo;
  readonly texts: PanelTexts;
};

/** What a plan follows from. */
export type SocialContent = Pick<Content, "photos" | "pagePhotos" | "texts" | "legal" | "villa">;

/**
 * The pictures of all routes. The hash in a name stands for photo, focal point, words and for `look`:
 * everything else that decides what a picture looks like.
 */
export async function planSocialPictures(
  content: SocialContent,
  originals: string,
  look: readonly (string | Uint8Array)[],
): Promise<SocialPicture[]> {
  const wanted = new Set(Object.values(content.pagePhotos));
  const photos = content.photos.filter(({ file }) => wanted.has(file));
  const bytes = await Promise.all(
    photos.map(({ file }) => readFile(join(originals, `${file}.jpg`))),
  );
  return routes.map(({ name, page, locale }) => {
    const index = photos.findIndex(({ file }) => file === content.pagePhotos[page]);
    const [photo, original] = [photos[index], bytes[index]];
    if (!photo || !original) throw new Error(`The photo of the page ${page} is missing.`);
    const texts = { villa: content.villa.name, title: readTitle(content, page, locale) };
    const words = JSON.stringify([texts, photo.focalPoint]);
    const hash = hashOf(...look, original, words);
    return {
      route: name,
      path: `public/pictures/social/${page}-${locale}-${hash}.jpg`,
      photo,
      texts,
    };
  });
}
