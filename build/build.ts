// Entry of `npm run build`: turns content and code into `dist/`.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { readSettings } from "../server/settings.ts";
import { runEntry } from "../server/start-error.ts";
import { generate } from "./assets/generate.ts";
import { replaceFolder } from "./assets/generated-folder.ts";

const root = join(import.meta.dirname, "..");
/** The build is made aside: one that is interrupted leaves `dist/` as it is. */
const next = join(root, ".cache", "next-build");

await runEntry(async () => {
  const settings = readSettings(process.env);
  await generate(root);
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  // Its modules import what has just been generated.
  const { buildSite } = await import("./site/build-site.ts");
  await buildSite(root, next, settings);
  await replaceFolder(join(root, "dist"), next);
});
