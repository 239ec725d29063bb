import { createRequire } from "node:module";
import { join } from "node:path";
import { type FetchedPackage, fetchPackage } from "../../../house/workspace/fetch-package.ts";
import { type Family, parts, patternOf, type Role, roles } from "./font-settings.ts";
import { type ChosenTypefaces, obtainThemed } from "./themed-family.ts";

const { resolve } = createRequire(import.meta.url);

/** A part of a family: the file that it is cut from, and, without its ending, the one that is made. */
export type Face = {
  readonly role: Role;
  readonly subset: string;
  readonly range: string;
  readonly family: Family;
  readonly source: string;
  readonly path: string;
};

/**
 * The faces that these characters need: of the typefaces that a house has chosen, and of the engine's for letters that
 * those lack. What is no part of an install is fetched into a folder once;
 * where it cannot be, the page is told of no face, and each reader's own is used.
 */
export async function obtainFaces(
  characters: string,
  folder: string,
  chosen: ChosenTypefaces = { theme: undefined, files: "" },
  fetch = fetchPackage,
): Promise<readonly Face[]> {
  const needed = parts.filter(({ range }) =>
    new RegExp(`[${patternOf(range)}]`, "u").test(characters),
  );
  const faces: Face[] = [];
  for (const role of Object.keys(roles) as Role[]) {
    const themed = await obtainThemed(role, chosen, folder, fetch);
    for (const { subset, range, [role]: family } of needed) {
      const own = await themed?.findSource(subset, range, characters);
      if (themed && own) {
        const path = `fonts/${themed.family.name}-${role}-${subset}`;
        faces.push({ role, subset, range, family: themed.family, source: own, path });
        continue;
      }
      const from = family && (await obtain(family));
      if (!from) continue;
      const source = join(from, "files", `${family.name}-${subset}-${family.axis}-normal.woff2`);
      const path = `fonts/${family.name}-${subset}`;
      faces.push({ role, subset, range, family, source, path });
    }
  }
  return faces;

  /** The folder of a family's package; nothing where it cannot be had. */
  async function obtain({ name, isFetched }: Family): Promise<string | undefined> {
    const full = `@fontsource-variable/${name}`;
    if (!isFetched) return join(resolve(`${full}/package.json`), "..");
    try {
      return await fetch(full as FetchedPackage, folder);
    } catch (error) {
      console.log(`fonts: letters as each reader has them; ${(error as Error).message}`);
      return undefined;
    }
  }
}
