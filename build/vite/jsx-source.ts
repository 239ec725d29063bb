import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { markLent } from "../../app/i18n/lent-words.ts";
import { engine } from "../workspace.mjs";

/** A runtime for JSX that says the language of lent words. */
export const lentJsxSource = join(engine, "app/i18n");

/** The runtime that a house needs by what was generated of it: React's where no word is lent. */
export function findJsxSource(generated: string): string {
  const [mark = ""] = markLent("");
  const files = globSync(["{facts,markdown}.json", "messages/*.json"], { cwd: generated });
  const hasLent = files.some((file) => readFileSync(join(generated, file), "utf8").includes(mark));
  return hasLent ? lentJsxSource : "react";
}
