import type { Locale } from "../../app/i18n/locales.ts";
import type { Bundle, Bundles } from "../../app/load-texts.ts";

/** The texts of a bundle in one language, as its author wrote them; labels in tests come from here. */
export async function readTexts<Name extends Bundle>(
  locale: Locale,
  bundle: Name,
): Promise<Bundles[Name]> {
  const module: { texts: Bundles[Name] } = await import(`../../content/${locale}/${bundle}.ts`);
  return module.texts;
}
