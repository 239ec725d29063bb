import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { listFontSources, serif } from "../fonts/font-settings.ts";
import { forEachAtOnce } from "../for-each-at-once.ts";
import { hashOfSource } from "../make-once.ts";
import type { Output } from "../output.ts";
import { createProgress, type ProgressStream } from "../progress.ts";
import {
  planSocialPictures,
  type SocialContent,
  type SocialPicture,
} from "./plan-social-pictures.ts";
import { socialSettings } from "./social-settings.ts";

/** Where things lie: the photos, the project with fonts and style sheets, and the mark, an SVG. */
export type SocialPlaces = {
  readonly originals: string;
  readonly project: string;
  readonly mark: string;
};

/**
 * Draws the picture for social networks of every page and language that the output lacks, and tells
 * the site of all of them (`social-pictures.json`: their size, and paths by name of the route); gives the number drawn.
 */
export async function makeSocialPictures(
  content: SocialContent,
  { originals, project, mark }: SocialPlaces,
  output: Output,
  stream: ProgressStream,
): Promise<number> {
  const tokens = await readFile(join(project, "src/styles/tokens.css"));
  const fonts = listFontSources([serif]).map((source) => readFile(join(project, source)));
  const drawing = await readFile(mark);
  const code = await hashOfSource(import.meta.dirname);
  const look = [code, drawing, tokens, JSON.stringify(serif.axes), ...(await Promise.all(fonts))];

  const pictures = await planSocialPictures(content, originals, look);
  const addresses = pictures.map(({ route, path }) => [route, path.replace(/^public/, "")]);
  const { width, height } = socialSettings;
  const list = { width, height, paths: Object.fromEntries(addresses) };
  await output.write("social-pictures.json", `${JSON.stringify(list, undefined, 2)}\n`);

  const isThere = await Promise.all(pictures.map(({ path }) => output.keep(path)));
  const missing = pictures.filter((_, index) => !isThere[index]);
  if (missing.length === 0) return 0;

  const { createPainter } = await import("./paint-picture.ts");
  const characters = `\u00a0${missing.map(({ texts }) => texts.villa + texts.title).join("")}`;
  const style = { project, characters, mark: drawing, tokens: tokens.toString("utf8") };
  const painter = await createPainter(style);
  const advance = createProgress("social pictures", missing.length, stream);
  const byPhoto = [...Map.groupBy(missing, ({ photo }) => photo)];
  await forEachAtOnce(byPhoto, availableParallelism(), async ([photo, group]) => {
    const paint = await painter(join(originals, `${photo.file}.jpg`), photo.focalPoint);
    for (const { path, texts } of group as readonly SocialPicture[]) {
      await output.write(path, await paint(texts));
      advance();
    }
  });
  return missing.length;
}
