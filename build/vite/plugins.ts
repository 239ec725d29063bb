import { relative } from "node:path";
import type { Plugin } from "vite";

/** The module that Vite wraps around every `import()` in the browser. */
const viteHelper = /^\0vite\/preload-helper\.js$/;

/**
 * Vite plugin: lazy chunks and their style sheets are loaded by our own function, a third of the
 * size of Vite's, which also preloads scripts and supports browsers that cannot run the site.
 */
export function chunkLoaderPlugin(): Plugin {
  return {
    name: "chunk-loader",
    enforce: "pre",
    load: {
      filter: { id: viteHelper },
      handler: () =>
        `export { loadWithStyles as __vitePreload } from "/app/client/load-with-styles.ts";`,
    },
  };
}

/**
 * Vite plugin: stops the build when a `*.server.ts` module would be sent to browsers. Importing its
 * types is fine; a value would bring the villa's facts and Node's modules along.
 */
export function serverOnlyPlugin(): Plugin {
  return {
    name: "server-only",
    applyToEnvironment: (environment) => environment.name === "client",
    load: {
      filter: { id: /\.server\.tsx?$/ },
      handler(id) {
        throw new Error(
          `${relative(process.cwd(), id)} runs on the server only; import its types with “import type”.`,
        );
      },
    },
  };
}
