import { hash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Manifest, mergeConfig } from "vite";
import { codedPages } from "../../app/pages.ts";
import type { ClientAssets } from "../../app/render/write-document.server.ts";
import { hashOf } from "../assets/hash.ts";
import type { Workspace } from "../workspace.mjs";
import { makeViteConfig } from "./make-vite-config.ts";
import { separateStyles } from "./separate-styles.ts";

/** What the pages' HTML is made of, by the folder of its code. */
const folders = [...codedPages, "markdown", "error"];

/** The form for enquiries, opened over a page or on its own. */
const enquiry = "app/enquiry/open-enquiry.ts";

/**
 * Opened over any page. Its styles come with those of what is below: with every sheet that comes by itself,
 * Chromium lays the whole page out anew.
 */
const opened = "app/components/consent/consent-modal.tsx";

/** Visitors have no tools for React's developers either, nor Internet Explorer. */
const define = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  "document.documentMode": "undefined",
};

const application = "app/entry.client.tsx";

/** Builds what runs in the browser into a folder, and says what its pages' HTML must name. */
export async function buildClient(workspace: Workspace, outDir: string): Promise<ClientAssets> {
  await build(
    mergeConfig(makeViteConfig(workspace), {
      define,
      build: {
        outDir,
        emptyOutDir: true,
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          // What `boot.ts` imports, too: as entries they need no object that holds their exports.
          input: {
            boot: "app/boot.ts",
            react: "app/client/load-react.ts",
            application,
          },
        },
      },
    }),
  );
  const manifest: Manifest = JSON.parse(
    await readFile(join(outDir, ".vite", "manifest.json"), "utf8"),
  );
  const boot = manifest["app/boot.ts"];
  if (!boot) throw new Error("the client build has no app/boot.ts");
  // The bundler drops the statement that orders the layers, or moves it: it must come first.
  const sheet = await readFile(join(workspace.engine, "app/styles/layers.css"), "utf8");
  const layers = sheet.replace(/\/\*.*?\*\//gs, "").trim();
  const styles: Record<string, ClientAssets["styles"][string]> = {};
  /** What of each style sheet no first screen waits for. */
  const late = { below: new Map<string, string>(), print: new Map<string, string>() };
  // Where a house asks for no consent, there is none.
  const openedFiles = manifest[opened]?.css ?? [];
  const modules = folders.map((name) => [name, `app/pages/${name}/${name}-page.tsx`] as const);
  for (const [name, module] of [...modules, ["enquiry", enquiry] as const]) {
    const files = collectStyles(manifest, [application, module]);
    let css = layers;
    for (const file of files) {
      const { first, below, print } = separateStyles(await readFile(join(outDir, file), "utf8"));
      late.below.set(file, below);
      late.print.set(file, print);
      // Addresses relative to the style sheet would be wrong in the HTML of a page.
      css += first.replace(/url\((["']?)\.\//g, "url($1/assets/");
    }
    const named = [...files, ...openedFiles].map((file) => `/${file}`);
    styles[name] = { css: css.replaceAll("\n", ""), files: named };
  }
  for (const file of openedFiles) {
    late.below.set(file, await readFile(join(outDir, file), "utf8"));
  }
  // Focal points and colours of all photos: a page itself has those of its first screen.
  const previews: { css: string } = JSON.parse(
    await readFile(join(workspace.made, "generated/previews.json"), "utf8"),
  );
  const writeSheet = async (name: "below" | "print", begin = "") => {
    const css = begin + [...late[name].values()].join("");
    const file = `assets/${name}-${hashOf(css)}.css`;
    await writeFile(join(outDir, file), css);
    return `/${file}`;
  };
  const bootHash = hash("sha384", await readFile(join(outDir, boot.file)), "base64");
  return {
    boot: { src: `/${boot.file}`, integrity: `sha384-${bootHash}` },
    enquiry: { src: `/${manifest[enquiry]?.file}` },
    styles,
    below: await writeSheet("below", previews.css),
    print: await writeSheet("print"),
  };
}

/** The style sheets of some modules and all that they import, each once. */
function collectStyles(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (module: string) => {
    const chunk = manifest[module];
    if (seen.has(module) || !chunk) return;
    seen.add(module);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) files.add(file);
  };
  for (const module of modules) {
    if (!manifest[module]) throw new Error(`the client build has no ${module}`);
    visit(module);
  }
  return [...files];
}
