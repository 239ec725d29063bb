import { readFile } from "node:fs/promises";
import { findHead, findPath, listPages } from "../../content/addresses.ts";
import type { Content } from "../../content/content.ts";
import { Mistakes } from "../../content/mistakes.ts";
import { findOriginal } from "../../content/photo-files.ts";
import type { GeneratedFolder } from "../generated-folder.ts";
import { hashOf, hashOfSource } from "../hash.ts";
import type { Draw } from "./draw-social-picture.ts";
import { socialPictureSize } from "./social-picture-size.ts";

/** The folder of the photos, the paths of the serif's files, the mark (SVG). */
export type SocialSources = {
  readonly originals: string;
  readonly typeface: readonly string[];
  readonly mark: Uint8Array;
};

/**
 * Adds the picture for social networks of every page and language, and the list of all
 * (`social-pictures.json`: their size, and paths by name of the route).
 */
export async function makeSocialPictures(
  content: Content,
  { originals, typeface, mark }: SocialSources,
  generated: GeneratedFolder,
): Promise<void> {
  const { villa, colours } = content.facts;
  const code = await hashOfSource(import.meta.dirname);
  const fonts = await Promise.all(typeface.map((file) => readFile(file)));
  const look = hashOf(code, mark, JSON.stringify(colours), ...fonts);

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
      checkCharacters(villa.name);
      checkCharacters(title);
      const messages = { villa: villa.name, title };
      const words = JSON.stringify([messages, photo.focalPoint]);
      const name = `${page}-${locale}-${hashOf(look, await readFile(original), words)}`;
      const path = `/pictures/social/${name}.jpg`;
      const make = async () => {
        drawing ??= prepare();
        const draw = await drawing;
        return { [`public${path}`]: await draw(photo, original, messages) };
      };
      return { route: `${page}___${locale}`, path, step: { name: `social-${name}`, make } };
    }),
  );
  const steps = pictures.map(({ step }) => step);
  await generated.addAll("social pictures", steps);
  const paths = pictures.map(({ route, path }) => [route, path]);
  const list = { ...socialPictureSize, paths: Object.fromEntries(paths) };
  await generated.add({ "social-pictures.json": `${JSON.stringify(list, undefined, 2)}\n` });

  async function prepare(): Promise<Draw> {
    const { prepareDrawing } = await import("./draw-social-picture.ts");
    return prepareDrawing({ typeface, mark, colours });
  }
}

/** What neither file of the serif has would be drawn in whatever font a machine has. */
function checkCharacters(text: string): void {
  const character = /[^\u0020-\u02af\u2000-\u206f€™−]/u.exec(text)?.[0];
  if (character === undefined) return;
  throw new Mistakes([
    `The title “${text}” has the character “${character}”, which the font of headings lacks; write it without.`,
  ]);
}
