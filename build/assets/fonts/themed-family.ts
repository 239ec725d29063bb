// The typefaces that a house has asked for, in place of the engine's.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isFontFile, type Theme, type TypefaceName } from "../../../house/facts/theme.ts";
import typefaces from "../../../house/facts/typefaces.json" with { type: "json" };
import type { FetchedPackage, fetchPackage } from "../../../house/workspace/fetch-package.ts";
import { charactersIn, cutFont, hasLetters } from "./cut-font.ts";
import type { Family, Role } from "./font-settings.ts";

/** What a house has chosen, and where its own files are. */
export type ChosenTypefaces = { readonly theme: Theme | undefined; readonly files: string };

/** A family in place of the engine's: the file for a part, nothing where it has no letters of it. */
export type ThemedFamily = {
  readonly family: Family;
  findSource(subset: string, range: string, characters: string): Promise<string | undefined>;
};

const keys = { serif: "headings", sans: "text" } as const;

/** What a house has chosen for a role. */
export function chosenFor(role: Role, theme: Theme | undefined): string | undefined {
  return theme?.[keys[role]];
}

/**
 * How style sheets call what is chosen for a role. A file is called by its role: its own name may be that of another
 * font on a reader's machine.
 */
export function cssNameOf(role: Role, chosen: string): string {
  return isFontFile(chosen) ? `House ${keys[role]}` : chosen;
}

/** The family that is chosen for a role; nothing where it cannot be had, and that is said. */
export async function obtainThemed(
  role: Role,
  { theme, files }: ChosenTypefaces,
  folder: string,
  fetch: typeof fetchPackage,
): Promise<ThemedFamily | undefined> {
  const chosen = chosenFor(role, theme);
  if (chosen === undefined) return undefined;
  const cssName = cssNameOf(role, chosen);
  try {
    if (isFontFile(chosen)) return await openOwnFile(join(files, chosen), cssName);
    const name = typefaces[chosen as TypefaceName].package;
    const from = await fetch(`@fontsource-variable/${name}` as FetchedPackage, folder);
    const wght = role === "serif" ? 400 : { min: 400, max: 650 };
    return {
      family: { name, axis: "wght", axes: { wght }, cssName, isFetched: true },
      async findSource(subset) {
        const source = join(from, "files", `${name}-${subset}-wght-normal.woff2`);
        return existsSync(source) ? source : undefined;
      },
    };
  } catch (error) {
    const { message } = error as Error;
    console.log(`fonts: the engine's typeface in place of ${chosen}; ${message}`);
    return undefined;
  }
}

async function openOwnFile(source: string, cssName: string): Promise<ThemedFamily> {
  const family: Family = { name: "own", axis: "", axes: {}, cssName, isFetched: true, isOwn: true };
  const font = await readFile(source);
  if (!hasLetters(await cutFont(font, "a", family, "truetype"))) {
    throw new Error("it has no TrueType outlines of Latin letters. Save it as TrueType.");
  }
  return {
    family,
    async findSource(_, range, characters) {
      const letters = charactersIn(characters, range);
      return hasLetters(await cutFont(font, letters, family, "truetype")) ? source : undefined;
    },
  };
}
