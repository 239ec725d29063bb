import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkLoaderPlugin } from "./build/vite/chunk-loader-plugin.ts";
import { serverOnlyPlugin } from "./build/vite/server-only-plugin.ts";

export default defineConfig({
  publicDir: "generated/public",
  plugins: [serverOnlyPlugin(), chunkLoaderPlugin(), react()],
  server: { watch: { ignored: ["**/{.cache,dist,generated}/**"] } },
  css: {
    transformer: "lightningcss",
    lightningcss: {
      cssModules: { pattern: "[local]_[hash]" },
      // Browsers that know cascade layers and nesting; older ones get the HTML in its own order.
      targets: { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) },
    },
  },
  build: {
    target: "es2022",
    // A font or a picture inside a style sheet would be sent with every page.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 250,
    rolldownOptions: {
      // A slow machine is no news to whoever builds.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Changes only with a new version of React: returning visitors have it.
            {
              name: "react",
              test: /node_modules\/(?:react|react-dom|scheduler)\/|client\/load-react\.ts$/,
            },
            { name: "boot", test: /\/app\/boot\.ts$/ },
            // With all that it shares with pages: one file, not several small ones.
            { name: "application", test: /\/app\/entry\.client\.tsx$/ },
          ],
        },
      },
    },
  },
});
