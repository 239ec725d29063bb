import { globSync } from "node:fs";
import { join, relative } from "node:path";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin } from "vite";
import type { Workspace } from "../../house/workspace/workspace.mjs";
import { bundledNotices } from "../assets/write-notices.ts";
import { customMediaPlugin } from "./custom-media.ts";

/** The common configuration of Vite for a house; builds and the development server extend it. */
export function makeViteConfig({ engine, house, made }: Workspace) {
  const generated = join(made, "generated");
  const styleSheets = globSync("site/**/*.module.css", { cwd: engine }).sort();

  return {
    configFile: false,
    root: engine,
    cacheDir: join(made, "vite"),
    logLevel: "warn",
    publicDir: join(generated, "public"),
    resolve: { alias: { "#house": generated } },
    // Named, because Vite does not scan the sources of an installed engine for packages to prebundle.
    optimizeDeps: { include: ["react-dom/client"] },
    plugins: [
      customMediaPlugin(engine),
      serverOnlyPlugin(engine),
      importHelperPlugin(engine),
      react(),
    ],
    server: {
      watch: { ignored: ["**/{.cache,.villa,dist}/**"] },
      fs: { allow: [engine, house] },
    },
    // Messages are used as a whole: named exports would only add bytes.
    json: { namedExports: false },
    css: {
      modules: { generateScopedName: shortName },
    },
    build: {
      target: "es2022",
      modulePreload: false,
      license: { fileName: bundledNotices },
      // Saves 0.9 kB of a first view compared to Vite's minifier, for two seconds of the build. A third pass
      // would take as long again, for 20 bytes.
      minify: "terser",
      terserOptions: {
        // All browsers are Safari 17 or newer; Vite's workaround for Safari 10 costs 0.2 kB.
        ecma: 2020,
        safari10: false,
        compress: { passes: 2, pure_getters: true, inline: 1, keep_fargs: false, loops: false },
      },
      // Browsers with cascade layers and nesting; older ones show unstyled HTML.
      cssTarget: ["chrome111", "firefox113", "safari17"],
      // Fonts and pictures inlined in a style sheet would be sent with every page.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 250,
      rolldownOptions: {
        // No warnings about slow plugins.
        checks: { bundlerTimings: false },
        output: {
          // Pages and scripts name dozens of files, and what is random in a name cannot be packed. Six
          // letters would do for 64 scripts, and ten languages have more.
          assetFileNames: "assets/[name]-[hash:6][extname]",
          chunkFileNames: "assets/[name]-[hash:7].js",
          entryFileNames: "assets/[name]-[hash:7].js",
          codeSplitting: {
            groups: [
              // Changes only with React, so that returning visitors have it cached.
              {
                name: "react",
                test: /node_modules\/(?:react|react-dom|scheduler)\/|browser\/load-react\.ts$/,
              },
              { name: "boot", test: /\/browser\/boot\.ts$/ },
              // With all that it shares with pages, in one file instead of several small ones.
              { name: "application", test: /\/browser\/entry\.client\.tsx$/ },
            ],
          },
        },
      },
    },
  } satisfies InlineConfig;

  /** Short class names, `b24` for the fifth of the third style sheet; long ones are 3 % of a page's bytes. */
  function shortName(name: string, file: string, css: string): string {
    const sheet = styleSheets.indexOf(relative(engine, file));
    const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
    // A style sheet added since the start gets a name that begins with a letter, too.
    return `${(11 * 36 + sheet).toString(36)}${names.indexOf(name)}`;
  }
}

/**
 * Vite plugin: stops the build when a `*.server.ts` module would be sent to browsers. Importing its
 * types is fine; a value would bring the villa's facts and Node's modules along.
 */
function serverOnlyPlugin(engine: string): Plugin {
  return {
    name: "server-only",
    applyToEnvironment: (environment) => environment.name === "client",
    load: {
      filter: { id: /\.server\.tsx?$/ },
      handler(id) {
        throw new Error(
          `${relative(engine, id)} runs on the server only; import its types with “import type”.`,
        );
      },
    },
  };
}

/** Replaces Vite's function for style sheets of lazy chunks, 0.7 kB of a first view, by `loadStyles`. */
function importHelperPlugin(engine: string): Plugin {
  const path = JSON.stringify(join(engine, "browser/load-styles.ts"));
  return {
    name: "import-helper",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importWithStyles as __vitePreload } from ${path};`,
    },
  };
}
