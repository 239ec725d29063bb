import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collectCharacters } from "../../build/assets/fonts/list-characters.ts";
import { makeFonts } from "../../build/assets/fonts/make-fonts.ts";
import { obtainFaces } from "../../build/assets/fonts/obtain-faces.ts";
import { writeFiles } from "../../build/assets/generated-folder.ts";

// Whoever has loaded these files reads them again: they stay until the program ends.
const root = await mkdtemp(join(tmpdir(), "typeface-"));
process.once("exit", () => rmSync(root, { recursive: true, force: true }));

const characters = collectCharacters(["äöüčß"]);
const faces = await obtainFaces(characters, root);
await writeFiles(root, await makeFonts(characters, faces, {}));

/** The serif of headings, cut as the build does it. */
export const typeface = faces
  .filter(({ role }) => role === "serif")
  .map(({ family, path }) => ({ name: family.ownName ?? "", file: join(root, `${path}.ttf`) }));
