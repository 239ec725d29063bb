import { relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Vite plugin: stops the build when a `*.server.ts` module would be sent to browsers. Importing its
 * types is fine; a value would bring the villa's facts and Node's modules along.
 */
export function serverOnlyPlugin(engine: string): Plugin {
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
