import type { AmenityKey } from "../facts/amenity-keys.ts";
import type { Locale } from "../i18n/locales.ts";

const labels = import.meta.glob<{ texts: Readonly<Record<AmenityKey, string>> }>(
  "../../content/{en,hr,de,it}/amenities.ts",
);

/** The labels of all amenities in one language, placeholders not yet filled in. */
export async function loadAmenityLabels(
  locale: Locale,
): Promise<Readonly<Record<AmenityKey, string>>> {
  const load = labels[`../../content/${locale}/amenities.ts`];
  if (!load) throw new Error(`no content/${locale}/amenities.ts`);
  return (await load()).texts;
}
