import type { Locale } from "../../i18n/locales.ts";
import type { LegalText } from "./legal-text.ts";

const texts = import.meta.glob<LegalText>("../../../generated/legal/*/*.json", {
  import: "default",
});

/** The text of a legal page in one language, from its own chunk. */
export async function loadLegalText(page: "cookies" | "gdpr", locale: Locale): Promise<LegalText> {
  const load = texts[`../../../generated/legal/${locale}/${page}.json`];
  if (!load) throw new Error(`no content/${locale}/${page}.md`);
  return load();
}
