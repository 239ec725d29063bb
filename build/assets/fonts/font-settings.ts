// The families that the site is set in, and the parts that they are split into, where the packages of
// @fontsource split theirs (`fonts.json`).
import fonts from "./fonts.json" with { type: "json" };

/** A family by the name of its package. */
export type Family = {
  readonly name: string;
  /** The axis after which the package names the file that we want. */
  readonly axis: string;
  /**
   * One value pins an axis, a range keeps it variable: with a range of weights the file for headings would
   * be 33 kB instead of 16.
   */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** How it calls itself, where it is used without style sheets and its file does not say it well. */
  readonly ownName?: string;
  /** What style sheets call it, where a house has chosen it. */
  readonly cssName?: string;
  /** Whether it is one file of the owner's. */
  readonly isOwn?: boolean;
  /** In percent of its own size as large as ours, by the height of small letters. */
  readonly sizeAdjust?: number;
  /** Whether its package is no part of an install: it is fetched where a house has such letters. */
  readonly isFetched?: boolean;
};

/** What style sheets call the two: pages ask for no other weights, so that no browser thickens a letter. */
export const roles = {
  serif: { family: "Newsreader", weights: "300 500" },
  sans: { family: "Source Sans 3", weights: "400 650" },
} as const;

export type Role = keyof typeof roles;

/** A part, by its characters as CSS names them, and the families that have its letters. */
type Part = { readonly subset: string; readonly range: string } & {
  readonly [role in Role]: Family | undefined;
};

const families: Readonly<Record<string, Omit<Family, "name">>> = fonts.families;

/** What Latin scripts need, which every site has, then all other scripts. */
export const parts: readonly Part[] = fonts.parts.map(({ serif, sans, ...part }) => {
  return { ...part, serif: findFamily(serif), sans: findFamily(sans) };
});

function findFamily(name = ""): Family | undefined {
  const family = families[name];
  return family && { name, ...family };
}

/** The characters of a range, for a pattern: `\\u{370}-\\u{3FF}`. */
export function patternOf(range: string): string {
  return range.replaceAll(/[\dA-F]+/g, "\\u{$&}").replaceAll(/U\+|,/g, "");
}
