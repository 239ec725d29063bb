import { type Locale, locales } from "../../app/i18n/locales.ts";
import { compareTexts } from "./compare-texts.ts";
import type { Content, TextTree } from "./content.ts";

/** Mistakes in the texts: every language has the same files, keys and placeholders as English. */
export function checkTexts({ texts }: Pick<Content, "texts">): string[] {
  return locales.flatMap((locale) => checkLanguage(texts[locale], texts.en, locale));
}

type Bundles = Readonly<Record<string, TextTree>>;

function checkLanguage(bundles: Bundles, english: Bundles, locale: Locale): string[] {
  const missing = Object.keys(english).filter((bundle) => !Object.hasOwn(bundles, bundle));
  return [
    ...missing.map(
      (bundle) =>
        `content/${locale}/${bundle}.ts: this file is missing; translate the English one.`,
    ),
    ...Object.entries(bundles).flatMap(([bundle, texts]) => {
      const file = `content/${locale}/${bundle}.ts`;
      const model = english[bundle];
      if (model === undefined) {
        return [`${file}: English has no such file; add it there too, or remove this one.`];
      }
      return compareTexts(texts, model, locale).map((mistake) => `${file}: ${mistake}`);
    }),
  ];
}
