import { readFile } from "node:fs/promises";
import { findHead, findPath, listPages } from "../../../house/content/addresses.ts";
import type { Content } from "../../../house/content/content.ts";
import { findOriginal } from "../../../house/read/photo-files.ts";
import { isRightToLeft } from "../../../house/words/language-habits.ts";
import type { GeneratedFolder } from "../generated-folder.ts";
import { hashOf, hashOfSource } from "../hash.ts";
import type { Draw, PictureStyle } from "./draw-social-picture.ts";

/** The folder of photos, what pictures have beside them, and whether they are drawn, or only named for development. */
export type SocialSources = { readonly originals: string; readonly isDrawn: boolean } & Omit<
  PictureStyle,
  "colours"
>;

/**
 * Adds the picture for social networks of every page and language, and the list of all
 * (`social-pictures.json`: paths by name of the route). Without `isDrawn` it adds the list alone.
 */
export async function makeSocialPictures(
  content: Content,
  { originals, isDrawn, ...look }: SocialSources,
  generated: GeneratedFolder,
): Promise<void> {
  const { villa, colours } = content.facts;
  const code = await hashOfSource(import.meta.dirname);
  const fonts = await Promise.all(look.typeface.map(({ file }) => readFile(file)));
  const hash = hashOf(code, look.mark, JSON.stringify(colours), ...fonts);

  const { photos, pages } = content.facts.pictures;
  const routes = listPages(content).flatMap((page) =>
    villa.locales
      .filter((locale) => findPath(content, page, locale) !== undefined)
      .map((locale) => ({ page, locale })),
  );
  let drawing: Promise<Draw> | undefined;
  const pictures = await Promise.all(
    routes.map(async ({ page, locale }) => {
      const photo = photos.find(({ file }) => file === (pages[page] ?? pages.home));
      if (!photo) throw new Error(`The photo of the page ${page} is missing.`);
      const original = findOriginal(originals, photo.file, content.files.photos);
      // Without the places where it may break.
      const title = findHead(content, page, locale)?.title.replaceAll("\u00ad", "") ?? "";
      const panel = { large: villa.name, small: title, isRightToLeft: isRightToLeft(locale) };
      const words = JSON.stringify([panel, photo.focalPoint]);
      const name = `${page.replaceAll("/", "-")}-${locale}-${hashOf(hash, await readFile(original), words)}`;
      const path = `/pictures/social/${name}.jpg`;
      const make = async () => {
        drawing ??= import("./draw-social-picture.ts").then(({ prepareDrawing }) =>
          prepareDrawing({ ...look, colours }),
        );
        const draw = await drawing;
        return { [`public${path}`]: await draw(photo, original, panel) };
      };
      return { route: `${page}___${locale}`, path, step: { name: `social-${name}`, make } };
    }),
  );
  const steps = pictures.map(({ step }) => step);
  if (isDrawn) await generated.addAll("social pictures", steps);
  const paths = pictures.map(({ route, path }) => [route, path]);
  const list = JSON.stringify(Object.fromEntries(paths), undefined, 2);
  await generated.add({ "social-pictures.json": `${list}\n` });
}
