import generated from "#house/drawings.json" with { type: "json" };
import type { Locale } from "../../domain/locales/locales.ts";
import { factMessages } from "../../house/facts/facts.server.ts";
import type { DrawingData } from "../pictures/drawing.tsx";

const drawings: Readonly<Record<string, Omit<DrawingData, "alt">>> = generated;

/** What a page needs to show `drawings/<name>.svg`; nothing where the house has no such one. */
export function drawingData(name: string, locale: Locale): DrawingData | undefined {
  const drawing = drawings[name];
  // A drawing that is decoration has no description.
  return drawing && { ...drawing, alt: factMessages(locale).drawings[name] ?? "" };
}

/** The same of a drawing that nobody is told of. */
export function decorationData(name: string): DrawingData | undefined {
  const drawing = drawings[name];
  return drawing && { ...drawing, alt: "" };
}
