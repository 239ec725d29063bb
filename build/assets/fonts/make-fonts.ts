import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Files } from "../generated-folder.ts";
import { patternOf, roles } from "./font-settings.ts";
import type { Face } from "./obtain-faces.ts";

export type LanguagesByFace = Readonly<Record<string, readonly string[]>>;

/** With kerning, ligatures, accents, and lining and tabular figures; without small capitals and swashes. */
const latinFeatures = ["kern", "liga", "ccmp", "locl", "lnum", "tnum"];

/** Letters that join, and marks above and below them. */
const otherFeatures = ["init", "medi", "fina", "isol", "rlig", "calt", "mark", "mkmk", "curs"];

/**
 * These faces, cut to these characters, their style sheet (`fonts.css`), and the addresses of those that
 * only some languages need (`fonts.mjs`). `languages` has these by the path of a face.
 */
export async function makeFonts(
  characters: string,
  faces: readonly Face[],
  languages: LanguagesByFace,
): Promise<Files> {
  const files: Record<string, string | Uint8Array> = {};
  const cutFaces: Face[] = [];
  for (const face of faces) {
    const { role, path, source, family } = face;
    const font = await readFile(source);
    const keepFeatures = [...latinFeatures, ...(family.isFetched ? otherFeatures : [])];
    const cut = (targetFormat: "woff2" | "truetype") =>
      subsetFont(font, characters, {
        ...{ targetFormat, keepFeatures, variationAxes: family.axes, noHinting: true },
      });
    const plain = await cut("truetype");
    // What a family lacks of its part leaves nothing that a browser would take for a font.
    if (!hasLetters(plain)) continue;
    cutFaces.push(face);
    files[`${path}.woff2`] = await cut("woff2");
    // For pictures with words on them.
    if (role === "serif") files[`${path}.ttf`] = plain;
  }
  const styles = cutFaces.map((face) => declareFace(face, characters)).join("");
  return { ...files, "fonts.css": styles, "fonts.mjs": listFurther(cutFaces, languages) };
}

/** Whether the table of outlines in a TrueType file is longer than nothing. */
function hasLetters(font: Buffer): boolean {
  const entry = font.indexOf("glyf", 0, "latin1");
  return font.readUInt32BE(entry + 12) > 0;
}

function declareFace({ role, path, range, family: { sizeAdjust } }: Face, characters: string) {
  const { family, weights } = roles[role];
  const isUsed = (one: string) => new RegExp(`[${patternOf(one)}]`, "u").test(characters);
  return (
    `@font-face {font-family:"${family}";font-weight:${weights};font-display:swap;` +
    `src:url("./${path}.woff2") format("woff2");` +
    (sizeAdjust ? `size-adjust:${sizeAdjust}%;` : "") +
    `unicode-range:${range.split(",").filter(isUsed).join()};}\n`
  );
}

/** Without those of the first part, which every page has. */
function listFurther(faces: readonly Face[], languages: LanguagesByFace): string {
  const further = faces.filter(({ subset }) => subset !== "latin");
  const imports = further.map(
    ({ path }, index) => `import f${index} from "./${path}.woff2?url";\n`,
  );
  const list = further.map(
    ({ path }, index) => `{locales:${JSON.stringify(languages[path] ?? [])},address:f${index}}`,
  );
  return `${imports.join("")}export const furtherFonts = [${list.join()}];\n`;
}
