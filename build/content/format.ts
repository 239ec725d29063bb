import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Mistakes } from "./mistakes.ts";

/** The format of content that this engine reads: a house names it in `villa.json`; 0 is that of one that does not. */
export const contentFormat = 1;

/** Throws in which way a house has to be changed, or the engine, before anything else can be said. */
export function requireFormat(folder: string): void {
  let written: { readonly format?: unknown };
  try {
    written = JSON.parse(readFileSync(join(folder, "villa.json"), "utf8"));
  } catch {
    // What is wrong with the file itself is told with all else.
    return;
  }
  const { format = 0 } = written;
  if (typeof format !== "number" || format === contentFormat) return;
  const remedy =
    format < contentFormat
      ? "villa migrate <folder> changes it"
      : "install an engine that is as new as the house";
  throw new Mistakes([
    `villa.json: the format is ${format}, and this engine reads ${contentFormat}; ${remedy}.`,
  ]);
}
