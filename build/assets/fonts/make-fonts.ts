import { readFile } from "node:fs/promises";
import typefaces from "../../../house/facts/typefaces.json" with { type: "json" };
import type { Files } from "../generated-folder.ts";
import { charactersIn, cutFont, hasLetters } from "./cut-font.ts";
import { patternOf, roles } from "./font-settings.ts";
import type { Face } from "./obtain-faces.ts";

export type LanguagesByFace = Readonly<Record<string, readonly string[]>>;

/**
 * These faces, cut to these characters, their style sheet (`fonts.css`), and the addresses of those that
 * every page has and of those that only some languages need (`fonts.mjs`). `languages` has these by the path of a face.
 */
export async function makeFonts(
  characters: string,
  faces: readonly Face[],
  languages: LanguagesByFace,
): Promise<Files> {
  const files: Record<string, string | Uint8Array> = {};
  const cutFaces: Face[] = [];
  for (const face of faces) {
    const { role, path, source, family, range } = face;
    const font = await readFile(source);
    // A file of the owner's has all its letters in one.
    const own = family.isOwn ? charactersIn(characters, range) : characters;
    const plain = await cutFont(font, own, family, "truetype");
    // What a family lacks of its part leaves nothing that a browser would take for a font.
    if (!hasLetters(plain)) continue;
    cutFaces.push(face);
    files[`${path}.woff2`] = await cutFont(font, own, family, "woff2");
    // For pictures with words on them.
    if (role === "serif") files[`${path}.ttf`] = plain;
  }
  const styles = [
    ...cutFaces.map((face) => declareFace(face, characters)),
    ...new Set(cutFaces.map(declareFallback)),
  ].join("");
  return { ...files, "fonts.css": styles, "fonts.mjs": listAddresses(cutFaces, languages) };
}

function declareFace({ role, path, range, family: { sizeAdjust, cssName } }: Face, all: string) {
  const { family, weights } = roles[role];
  const isUsed = (one: string) => new RegExp(`[${patternOf(one)}]`, "u").test(all);
  return (
    `@font-face {font-family:"${cssName ?? family}";font-weight:${weights};font-display:swap;` +
    `src:url("./${path}.woff2") format("woff2");` +
    (sizeAdjust ? `size-adjust:${sizeAdjust}%;` : "") +
    `unicode-range:${range.split(",").filter(isUsed).join()};}\n`
  );
}

/** A local font that stands in for a chosen typeface until it has loaded, as those of `site/styles/fonts.css` do. */
function declareFallback({ role, family: { cssName = "" } }: Face): string {
  const { isSerif, fallback } = typefaces[cssName as keyof typeof typefaces] ?? {};
  if (!fallback) return "";
  const local = isSerif
    ? 'local("Georgia"),local("Gelasio")'
    : 'local("Arial"),local("Helvetica"),local("Liberation Sans"),local("Arimo")';
  return (
    `@font-face {font-family:"${cssName} Fallback";font-weight:${roles[role].weights};src:${local};` +
    `size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascent}%;` +
    `descent-override:${fallback.descent}%;line-gap-override:0%;}\n`
  );
}

function listAddresses(faces: readonly Face[], languages: LanguagesByFace): string {
  const imports = faces.map(({ path }, index) => `import f${index} from "./${path}.woff2?url";\n`);
  const addresses = faces.map((face, index) => ({ ...face, address: `f${index}` }));
  const first = addresses.filter(({ subset }) => subset === "latin");
  const further = addresses
    .filter(({ subset }) => subset !== "latin")
    .map(
      ({ path, address }) =>
        `{locales:${JSON.stringify(languages[path] ?? [])},address:${address}}`,
    );
  return (
    `${imports.join("")}export const firstFonts = [${first.map(({ address }) => address).join()}];\n` +
    `export const furtherFonts = [${further.join()}];\n`
  );
}
