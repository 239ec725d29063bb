import { hash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Manifest, mergeConfig } from "vite";
import { blockPages } from "#house/uses.mjs";
import { pagesOfKind } from "../../house/routes/coded-pages.ts";
import { paths } from "../../house/routes/routes.ts";
import type { Workspace } from "../../house/workspace/workspace.mjs";
import type { ClientAssets, PageStyles } from "../../render/write-document.server.ts";
import { hashOf } from "../assets/hash.ts";
import { makeViteConfig } from "./make-vite-config.ts";
import { pageStylesPlugin, type SheetsByModule } from "./page-styles.ts";

/** The module of every page's code, by the name of its folder. */
const pageModules = new Map(
  [
    ...pagesOfKind("listed", "unlisted"),
    ...pagesOfKind("additional").filter((name) => paths[name]),
    "markdown",
    ...(blockPages.length > 0 ? ["blocks"] : []),
  ].map((name) => [name, `site/pages/${name}/${name}-page.tsx`]),
);

/** Removes React's support for its developer tools and Internet Explorer. */
const define = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  "document.documentMode": "undefined",
};

const application = "browser/entry.client.tsx";

/** Builds the browser code into a folder; returns the files that the HTML of pages refers to. */
export async function buildClient(workspace: Workspace, outDir: string): Promise<ClientAssets> {
  const sheets: SheetsByModule = new Map();
  const modules = [application, ...pageModules.values()];
  await build(
    mergeConfig(makeViteConfig(workspace), {
      define,
      plugins: [pageStylesPlugin(workspace.engine, modules, sheets)],
      build: {
        outDir,
        emptyOutDir: true,
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          // Imports of `boot.ts` are entries, too, which saves an object for their exports.
          input: {
            boot: "browser/boot.ts",
            react: "browser/load-react.ts",
            application,
          },
        },
      },
    }),
  );
  const manifest: Manifest = JSON.parse(
    await readFile(join(outDir, ".vite", "manifest.json"), "utf8"),
  );
  const boot = manifest["browser/boot.ts"];
  if (!boot) throw new Error("the client build has no browser/boot.ts");
  // The bundler drops or moves the statement that orders the layers; it must come first.
  const statement = await readFile(join(workspace.engine, "site/styles/layers.css"), "utf8");
  const layers = statement.replace(/\/\*.*?\*\//gs, "").trim();
  const layoutSheets = sheets.get(application) ?? [];
  const layout = layers + (await readSheets(layoutSheets));
  const styles: Record<string, PageStyles> = {};
  for (const [name, module] of pageModules) {
    const own = await readPageSheets(module);
    const file = `assets/${name}-${hashOf(own)}.css`;
    await writeFile(join(outDir, file), own);
    styles[name] = { ...inline(layout + own), href: `/${file}` };
  }
  for (const file of new Set([...sheets.values()].flat())) await rm(join(outDir, file));
  const bootHash = hash("sha384", await readFile(join(outDir, boot.file)), "base64");
  return {
    boot: { src: `/${boot.file}`, integrity: `sha384-${bootHash}` },
    styles,
  };

  async function readPageSheets(module: string): Promise<string> {
    const files = sheets.get(module);
    if (!files) throw new Error(`the client build has no ${module}`);
    return readSheets(files.filter((file) => !layoutSheets.includes(file)));
  }

  async function readSheets(files: readonly string[]): Promise<string> {
    const texts = await Promise.all(files.map((file) => readFile(join(outDir, file), "utf8")));
    // Addresses relative to the style sheet would be wrong in inlined styles.
    return texts
      .join("")
      .replaceAll("\n", "")
      .replace(/url\((["']?)\.\//g, "url($1/assets/");
  }
}

function inline(css: string): PageStyles {
  return { css, hash: `'sha256-${hash("sha256", css, "base64")}'` };
}
