import { readFileSync } from "node:fs";
import { join } from "node:path";
import engine from "../../package.json" with { type: "json" };
import { mistake } from "../findings/finding.ts";
import { Mistakes } from "../findings/mistakes.ts";

/** The format of content that this engine reads: `format` in `villa.json`; a house without it has format 0. */
const contentFormat = 1;

/** The major version of the engine that read each earlier format, by its number. */
const earlierEngines = ["1"];

/** Throws `Mistakes` if the house in this folder has another format than the engine reads. */
export function requireFormat(folder: string): void {
  let written: { readonly format?: unknown };
  try {
    written = JSON.parse(readFileSync(join(folder, "villa.json"), "utf8"));
  } catch {
    // Broken JSON is reported with the other mistakes.
    return;
  }
  const { format = 0 } = written;
  if (typeof format !== "number" || format === contentFormat) return;
  const earlier = earlierEngines[format];
  const remedy = earlier ? `version ${earlier} of the engine` : "an engine newer than this one";
  const text =
    `the format is ${format}, but version ${engine.version} of the engine reads format ` +
    `${contentFormat}; install ${remedy}.`;
  throw new Mistakes([mistake("villa.json", ["format"], text)], folder);
}
