import generated from "../../generated/drawings.json" with { type: "json" };
import type { DrawingData } from "../components/drawing.tsx";
import type { Locale, PerLocale } from "../i18n/locales.ts";

type Generated = Omit<DrawingData, "alt"> & { readonly alt: PerLocale<string> };

const drawings: Readonly<Record<string, Generated>> = generated;

/** What a page needs to show `content/drawings/<name>.svg`; nothing where the house has no such one. */
export function drawingData(name: string, locale: Locale): DrawingData | undefined {
  const drawing = drawings[name];
  return drawing && { ...drawing, alt: drawing.alt[locale] };
}
