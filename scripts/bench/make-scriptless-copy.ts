import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compressFile } from "../../build/site/write-manifest.ts";
import { removeScripts } from "./remove-scripts.ts";

let made: Promise<string> | undefined;

/**
 * Makes the reference, once a run, and gives back its folder: a copy of the build whose pages, the
 * live ones too, have no scripts. HTML, pictures, server, headers and compression are the same.
 */
export function makeScriptlessCopy(root: string): Promise<string> {
  made ??= copyWithoutScripts(root);
  return made;
}

async function copyWithoutScripts(root: string): Promise<string> {
  const copy = join(root, ".cache", "bench", "scriptless");
  const pages = join(copy, "static");
  await rm(copy, { recursive: true, force: true });
  await cp(join(root, "dist"), copy, { recursive: true });
  for (const file of await readdir(pages, { recursive: true })) {
    if (!file.endsWith(".html")) continue;
    const html = removeScripts(await readFile(join(pages, file), "utf8"));
    await writeFile(join(pages, file), html);
    await compressFile(join(pages, file), Buffer.from(html));
  }
  await rename(join(copy, "render.js"), join(copy, "full-render.js"));
  await writeFile(join(copy, "render.js"), wrapRenderer());
  return copy;
}

/** The renderer of the copy: the build's own, and the scripts removed from what it gives back. */
function wrapRenderer(): string {
  const module = pathToFileURL(join(import.meta.dirname, "remove-scripts.ts")).href;
  return `import { removeScripts } from ${JSON.stringify(module)};
import * as full from "./full-render.js";

export async function renderRoute(...args) {
  const page = await full.renderRoute(...args);
  return { ...page, html: removeScripts(page.html) };
}
`;
}
