import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, mergeConfig } from "vite";
import type { Workspace } from "../../house/workspace/workspace.mjs";
import { oldestNode } from "../../server/require-node.ts";
import { makeViteConfig } from "./make-vite-config.ts";

/** Builds what runs in Node into a folder: the server and the renderer. */
export async function buildServer(workspace: Workspace, outDir: string): Promise<void> {
  await build(
    mergeConfig(makeViteConfig(workspace), {
      publicDir: false,
      ssr: { noExternal: true },
      // Otherwise a server started without NODE_ENV renders with React's slow build for development.
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        ssr: true,
        outDir,
        emptyOutDir: false,
        target: `node${oldestNode}`,
        rolldownOptions: {
          input: {
            server: "server/main.ts",
            render: "render/render-page.server.tsx",
            mail: "site/enquiry/enquiry-mail.server.ts",
            quote: "site/stay/answer-quote.server.ts",
          },
          output: { entryFileNames: "[name].js", chunkFileNames: "server-parts/[name]-[hash].js" },
        },
      },
    }),
  );
  // Wherever the folder is copied to, every Node reads these files as modules.
  const description = { type: "module", engines: { node: `>=${oldestNode}` } };
  await writeFile(join(outDir, "package.json"), JSON.stringify(description));
}
