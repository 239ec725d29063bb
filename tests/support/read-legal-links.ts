import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "../../app/i18n/locales.ts";

const content = join(import.meta.dirname, "..", "..", "content");

/** The addresses elsewhere, of pages and of mail, that the authors of a language's legal texts have put in them. */
export async function readLegalLinks(locale: Locale): Promise<string[]> {
  const texts = await Promise.all(
    ["cookies.md", "gdpr.md"].map((file) =>
      readFile(join(content, "texts", locale, "pages", file), "utf8"),
    ),
  );
  return texts.flatMap((text) => text.match(/(?:https?:\/\/|mailto:)[^\s)\]>]*[\w/]/g) ?? []);
}
