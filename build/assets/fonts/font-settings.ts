import { createRequire } from "node:module";

// Families by the name of their package, with the axis after which it names the file that we want. Of
// the axes that they vary in one value pins an axis; a range keeps it variable.

const { resolve } = createRequire(import.meta.url);

/** What headings are set in. As a range of weights the file would be 33 kB instead of 16. */
const serif = {
  ...{ family: "Newsreader", name: "newsreader", axis: "opsz" },
  axes: { opsz: 48, wght: 350 },
  // All that pages ask for, so that no browser thickens a letter by itself.
  weights: "300 500",
};

const sans = {
  ...{ family: "Source Sans 3", name: "source-sans-3", axis: "wght" },
  axes: { wght: { min: 400, max: 650 } },
  weights: "400 650",
};

/** The parts of a family, split where the packages split theirs: its characters, as CSS names them. */
const subsets = {
  latin: "U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2212",
  "latin-ext": "U+0100-02AF",
};

/** The name that the serif gives itself, where it is used without style sheets. */
export const serifName = "Newsreader 16pt";

/**
 * The files for browsers, and the serif for pictures with words on them: where each is written, and
 * the file that it is cut from.
 */
export const fontFiles = [
  ...listFiles(serif, "woff2"),
  ...listFiles(sans, "woff2"),
  ...listFiles(serif, "truetype"),
];

/** The style sheet that names those for browsers. */
export const fontStyles = [serif, sans]
  .flatMap(({ family, name, weights }) =>
    Object.entries(subsets).map(
      ([subset, range]) =>
        `@font-face {font-family:"${family}";font-weight:${weights};font-display:swap;` +
        `src:url("./fonts/${name}-${subset}.woff2") format("woff2");unicode-range:${range};}\n`,
    ),
  )
  .join("");

function listFiles({ name, axis, axes }: typeof serif | typeof sans, format: "woff2" | "truetype") {
  return Object.keys(subsets).map((subset) => ({
    path: `fonts/${name}-${subset}.${format === "woff2" ? format : "ttf"}`,
    source: resolve(`@fontsource-variable/${name}/files/${name}-${subset}-${axis}-normal.woff2`),
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
