import type { Content } from "../content/content.ts";
import { isFontFile } from "../facts/theme.ts";
import { type Finding, mistake } from "../findings/finding.ts";

/** The file name of a font's licence. */
export const licenceFile = /^(?:licen[cs]e|ofl)\b/i;

/** Missing files of typefaces, or missing licences. */
export function* checkTheme({
  facts: { theme = {} },
  files: { fonts },
}: Pick<Content, "facts" | "files">): Iterable<Finding> {
  for (const key of ["headings", "text"] as const) {
    const { [key]: typeface = "" } = theme;
    if (!isFontFile(typeface)) continue;
    if (!fonts.includes(typeface)) {
      const text = `${key} names ${typeface}, but fonts/${typeface} is missing; put the file there or name another typeface.`;
      yield mistake("theme.json", [key], text);
    } else if (!fonts.some((file) => licenceFile.test(file))) {
      const text =
        `${key} names ${typeface}, without its licence; put that into fonts/ as LICENSE.txt, ` +
        "so that the site can show it.";
      yield mistake("theme.json", [key], text);
    }
  }
}
