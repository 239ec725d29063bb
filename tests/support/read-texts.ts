import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "../../app/i18n/locales.ts";
import { type Bundles, textChunks } from "../../app/text-schemas.ts";

const folder = join(import.meta.dirname, "../../generated/texts");

/** The languages that there are texts in: those of the content, also where addresses are not. */
export const textLocales = readdirSync(folder).flatMap((name) => {
  const [, locale] = /^frame-(\w+)\.json$/.exec(name) ?? [];
  return locale === undefined ? [] : [locale as Locale];
});

/** The texts of a bundle in one language, as its author wrote them; labels in tests come from here. */
export async function readTexts<Name extends keyof Bundles>(
  locale: Locale,
  bundle: Name,
): Promise<Bundles[Name]> {
  const [chunk] = Object.entries(textChunks).find(([, bundles]) => bundles.includes(bundle)) ?? [];
  return JSON.parse(await readFile(join(folder, `${chunk}-${locale}.json`), "utf8"))[bundle];
}
