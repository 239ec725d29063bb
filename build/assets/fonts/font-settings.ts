// Families by the name of their package, with the axis after which it names the file that we want. Of
// the axes that they vary in one value pins an axis; a range keeps it variable.

/** What headings are set in. As a range of weights the file would be 33 kB instead of 16. */
const serif = { name: "newsreader", axis: "opsz", axes: { opsz: 48, wght: 350 } };

const sans = { name: "source-sans-3", axis: "wght", axes: { wght: { min: 400, max: 650 } } };

/** The name that the serif gives itself, where it is used without style sheets. */
export const serifName = "Newsreader 16pt";

/**
 * The files of `app/styles/fonts.css`, and the serif for pictures with words on them: where each is
 * written, and what it is cut from, relative to the project.
 */
export const fontFiles = [
  ...listFiles(serif, "woff2"),
  ...listFiles(sans, "woff2"),
  ...listFiles(serif, "truetype"),
];

/** Two of each, split where the packages split theirs. */
function listFiles({ name, axis, axes }: typeof serif | typeof sans, format: "woff2" | "truetype") {
  return ["latin", "latin-ext"].map((subset) => ({
    path: `fonts/${name}-${subset}.${format === "woff2" ? format : "ttf"}`,
    source: `node_modules/@fontsource-variable/${name}/files/${name}-${subset}-${axis}-normal.woff2`,
    format,
    axes,
  }));
}

/**
 * What Latin scripts and their typography need; characters of the content come on top.
 * Neither family has arrows or the narrow no-break space.
 */
const baseCharacters = [
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join(""),
  "ÄÖÜäöüßÀÈÉÌÒÙàèéìíòóùúáç",
  "ČĆĐŠŽčćđšž",
  "«»‹›„“”‚‘’–—…·•×−½²°€©§",
  "\u00a0\u00ad",
].join("");

/** Every character of a content and of the base set: each once, in order. */
export function collectCharacters(content: object): string {
  return [...new Set(baseCharacters + JSON.stringify(content))].sort().join("");
}
