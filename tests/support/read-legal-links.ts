import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "../../app/i18n/locales.ts";
import { contentFolder } from "../../build/content/content-folder.ts";

const content = contentFolder(join(import.meta.dirname, "..", ".."));

/** The addresses elsewhere, of pages and of mail, that the authors of a language's Markdown have put in it. */
export async function readLegalLinks(locale: Locale): Promise<string[]> {
  const folder = join(content, "texts", locale, "pages");
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.flatMap((text) => text.match(/(?:https?:\/\/|mailto:)[^\s)\]>]*[\w/]/g) ?? []);
}
