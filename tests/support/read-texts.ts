import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "../../app/i18n/locales.ts";
import type { Bundle, Bundles } from "../../app/load-texts.ts";

const folder = join(import.meta.dirname, "../../generated/texts");

/** The texts of a bundle in one language, as its author wrote them; labels in tests come from here. */
export async function readTexts<Name extends Bundle>(
  locale: Locale,
  bundle: Name,
): Promise<Bundles[Name]> {
  return JSON.parse(await readFile(join(folder, locale, `${bundle}.json`), "utf8"));
}
