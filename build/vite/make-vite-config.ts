import { globSync } from "node:fs";
import { join, relative } from "node:path";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin } from "vite";
import type { Workspace } from "../../house/workspace/workspace.mjs";
import { bundledNotices } from "../site/write-notices.ts";
import { customMediaPlugin } from "./custom-media.ts";

/** What all that Vite does for a house has in common: building and serving add to it. */
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
    // Vite looks for packages to prebundle in sources, but not in those of a package, as an installed engine is.
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
    // Messages are read as a whole: a name for each of their parts would be sent for nothing.
    json: { namedExports: false },
    css: {
      modules: { generateScopedName: shortName },
    },
    build: {
      target: "es2022",
      modulePreload: false,
      license: { fileName: bundledNotices },
      // 0.9 kB less of a first view than with Vite's own, for three seconds of the build.
      minify: "terser",
      terserOptions: {
        // All have Safari 17 at least: Vite's care for 10 costs 0.2 kB.
        ecma: 2020,
        safari10: false,
        compress: { passes: 3, pure_getters: true, inline: 1, keep_fargs: false, loops: false },
      },
      // Browsers that know cascade layers and nesting; older ones get the HTML in its own order.
      cssTarget: ["chrome111", "firefox113", "safari17"],
      // A font or a picture inside a style sheet would be sent with every page.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 250,
      rolldownOptions: {
        // A slow machine is no news to whoever builds.
        checks: { bundlerTimings: false },
        output: {
          // Pages and scripts name dozens of files, and what is random in a name cannot be packed. Six
          // letters would do for 64 scripts, and ten languages have more.
          assetFileNames: "assets/[name]-[hash:6][extname]",
          chunkFileNames: "assets/[name]-[hash:7].js",
          entryFileNames: "assets/[name]-[hash:7].js",
          codeSplitting: {
            groups: [
              // Changes only with a new version of React: returning visitors have it.
              {
                name: "react",
                test: /node_modules\/(?:react|react-dom|scheduler)\/|browser\/load-react\.ts$/,
              },
              { name: "boot", test: /\/browser\/boot\.ts$/ },
              // With all that it shares with pages: one file, not several small ones.
              { name: "application", test: /\/browser\/entry\.client\.tsx$/ },
            ],
          },
        },
      },
    },
  } satisfies InlineConfig;

  /** `b24` for the fifth name of the third style sheet: long names are a thirtieth of a page's bytes. */
  function shortName(name: string, file: string, css: string): string {
    const sheet = styleSheets.indexOf(relative(engine, file));
    const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
    // One that is new since the start still begins with a letter.
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

/** Vite's own function for style sheets of lazy chunks is 0.7 kB of a first view; `loadStyles` is there already. */
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
