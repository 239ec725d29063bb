/** A family as the style sheets name it, the package files that it is cut from, and how. */
export type FontFamily = {
  readonly name: string;
  /** The name that the package files give themselves, where they are used without style sheets. */
  readonly packagedName: string;
  /** Name of the written files: `<stem>-latin.woff2`, `<stem>-latin-ext.woff2`. */
  readonly stem: string;
  readonly source: (subset: FontSubset["name"]) => string;
  /** One value pins an axis; a range keeps it variable. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** The weights that the family answers for, so that a browser never thickens it by itself. */
  readonly weights: string;
  /** Local fonts that stand in until it has loaded, dearest last: of two faces the later one wins. */
  readonly fallbacks: readonly FallbackFont[];
};

/** Local fonts of one width, and the one of them whose measures are known. */
type FallbackFont = { readonly measures: string; readonly locals: readonly string[] };

/** Characters that come in one file. */
export type FontSubset = { readonly name: "latin" | "latin-ext"; readonly unicodeRange: string };

/** The packages split their files at the same places; a page loads `latin-ext` where its texts need it. */
export const fontSubsets: readonly FontSubset[] = [
  { name: "latin", unicodeRange: "U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2212" },
  { name: "latin-ext", unicodeRange: "U+0100-02AF" },
];

/**
 * What the four languages and their typography need; characters of the content come on top.
 * Neither family has arrows or the narrow no-break space.
 */
export const baseCharacters = [
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join(""),
  "ÄÖÜäöüßÀÈÉÌÒÙàèéìíòóùúáç",
  "ČĆĐŠŽčćđšž",
  "«»‹›„“”‚‘’–—…·•×−½°²€©§",
  "\u00a0\u00ad",
].join("");

/** Every character of a content and of the base set: each once, in order. */
export function collectCharacters(content: object): string {
  return [...new Set(baseCharacters + JSON.stringify(content))].sort().join("");
}

/** Kerning, ligatures, accents, and lining and tabular figures; no small capitals, no swashes. */
export const keptFeatures = ["kern", "liga", "ccmp", "locl", "lnum", "tnum"];

const packages = "node_modules/@fontsource-variable";

/** The family of headings. */
export const serif: FontFamily = {
  name: "Newsreader",
  packagedName: "Newsreader 16pt",
  stem: "newsreader",
  source: (subset) => `${packages}/newsreader/files/newsreader-${subset}-opsz-normal.woff2`,
  // Headings have one weight. As a range from 300 to 500 the file is 33 kB instead of 16.
  axes: { opsz: 48, wght: 350 },
  weights: "300 500",
  fallbacks: [
    { measures: "Noto Serif", locals: ["Noto Serif"] },
    {
      measures: "Times New Roman",
      locals: ["Times New Roman", "Liberation Serif", "Tinos", "Times"],
    },
    { measures: "Georgia", locals: ["Georgia", "Gelasio"] },
  ],
};

export const fontFamilies: readonly FontFamily[] = [
  serif,
  {
    name: "Source Sans 3",
    packagedName: "Source Sans 3",
    stem: "source-sans-3",
    source: (subset) => `${packages}/source-sans-3/files/source-sans-3-${subset}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 650 } },
    weights: "400 650",
    fallbacks: [
      { measures: "Roboto", locals: ["Roboto"] },
      {
        measures: "Arial",
        locals: ["Arial", "Helvetica Neue", "Helvetica", "Liberation Sans", "Arimo"],
      },
    ],
  },
];

/** Files of the serif for pictures with words on them; no browser loads these. */
export const serifDrawings = {
  latin: "typeface/serif-latin.ttf",
  "latin-ext": "typeface/serif-latin-ext.ttf",
} as const;

/** Package files that families are cut from, relative to the root of the project. */
export function listFontSources(): string[] {
  return fontFamilies.flatMap(({ source }) => fontSubsets.map(({ name }) => source(name)));
}
