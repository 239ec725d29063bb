// The families that the site is set in, and the parts that they are split into, where the packages of
// @fontsource split theirs. Of the axes that a family varies in one value pins an axis; a range keeps it
// variable.

type Axis = number | { readonly min: number; readonly max: number };

/** A family by the name of its package, with the axis after which that names the file that we want. */
export type Family = {
  readonly name: string;
  readonly axis: string;
  readonly axes: Readonly<Record<string, Axis>>;
  /** How it calls itself, where it is used without style sheets. */
  readonly ownName: string;
  /** In percent of its own size as large as ours, by the height of small letters. */
  readonly sizeAdjust?: number;
  /** Whether its package is no part of an install: it is fetched where a house has such letters. */
  readonly isFetched?: true;
};

/** What headings are set in. As a range of weights the file would be 33 kB instead of 16. */
const newsreader: Family = {
  ...{ name: "newsreader", axis: "opsz", ownName: "Newsreader 16pt" },
  axes: { opsz: 48, wght: 350 },
};

const textWeights = { wght: { min: 400, max: 650 } };

const sourceSans: Family = {
  ...{ name: "source-sans-3", axis: "wght", ownName: "Source Sans 3" },
  axes: textWeights,
};

/** Of the same hand as the sans. */
const sourceSerif: Family = {
  ...{ name: "source-serif-4", axis: "opsz", ownName: "Source Serif 4", sizeAdjust: 90 },
  axes: { opsz: 48, wght: 350 },
  isFetched: true,
};

const frankRuhl: Family = {
  ...{ name: "frank-ruhl-libre", axis: "wght", ownName: "Frank Ruhl Libre", sizeAdjust: 94 },
  axes: { wght: 350 },
  isFetched: true,
};

/** Hebrew drawn for the sans. */
const assistant: Family = {
  ...{ name: "assistant", axis: "wght", ownName: "Assistant" },
  axes: textWeights,
  isFetched: true,
};

const notoNaskh: Family = {
  ...{ name: "noto-naskh-arabic", axis: "wght", ownName: "Noto Naskh Arabic" },
  axes: { wght: 400 },
  isFetched: true,
};

const vazirmatn: Family = {
  ...{ name: "vazirmatn", axis: "wght", ownName: "Vazirmatn", sizeAdjust: 92 },
  axes: textWeights,
  isFetched: true,
};

/** What style sheets call the two: pages ask for no other weights, so that no browser thickens a letter. */
export const roles = {
  serif: { family: "Newsreader", weights: "300 500" },
  sans: { family: "Source Sans 3", weights: "400 650" },
} as const;

export type Role = keyof typeof roles;

/**
 * The parts, by their characters as CSS names them: what Latin scripts need, which every site has, then
 * one table of all other scripts, with the families that have their letters.
 */
export const parts: readonly ({ readonly subset: string; readonly range: string } & {
  readonly [role in Role]?: Family;
})[] = [
  {
    ...{ subset: "latin", range: "U+0-FF,U+2000-206F,U+20AC,U+2122,U+2212" },
    ...{ serif: newsreader, sans: sourceSans },
  },
  {
    ...{ subset: "latin-ext", range: "U+100-2AF,U+1E00-1E9E,U+20A0-20A9,U+20AB,U+20AD-20C0" },
    ...{ serif: newsreader, sans: sourceSans },
  },
  {
    ...{ subset: "vietnamese", range: "U+300-323,U+1EA0-1EF9" },
    ...{ serif: newsreader, sans: sourceSans },
  },
  { subset: "greek", range: "U+370-3FF", serif: sourceSerif, sans: sourceSans },
  { subset: "greek-ext", range: "U+1F00-1FFF", sans: sourceSans },
  {
    ...{ subset: "cyrillic", range: "U+400-45F,U+490-491,U+4B0-4B1,U+2116" },
    ...{ serif: sourceSerif, sans: sourceSans },
  },
  {
    ...{ subset: "cyrillic-ext", range: "U+460-48F,U+492-4AF,U+4B2-52F" },
    ...{ serif: sourceSerif, sans: sourceSans },
  },
  { subset: "hebrew", range: "U+590-5FF,U+20AA,U+FB1D-FB4F", serif: frankRuhl, sans: assistant },
  { subset: "arabic", range: "U+600-6FF,U+750-77F,U+FB50-FEFC", serif: notoNaskh, sans: vazirmatn },
];

/** The characters of a range, for a pattern: `\\u{370}-\\u{3FF}`. */
export function patternOf(range: string): string {
  return range.replaceAll(/[\dA-F]+/g, "\\u{$&}").replaceAll(/U\+|,/g, "");
}
