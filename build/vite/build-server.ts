import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, mergeConfig } from "vite";
import type { Workspace } from "../../house/workspace/workspace.mjs";
import { oldestNode } from "../../server/require-node.ts";
import { makeViteConfig } from "./make-vite-config.ts";

/** Builds server and renderer into a folder. */
export async function buildServer(workspace: Workspace, outDir: string): Promise<void> {
  await build(
    mergeConfig(makeViteConfig(workspace), {
      publicDir: false,
      ssr: { noExternal: true },
      // Without it a server started without NODE_ENV would use React's slow development build.
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
  // So that Node reads these files as modules wherever the folder is copied.
  const description = { type: "module", engines: { node: `>=${oldestNode}` } };
  await writeFile(join(outDir, "package.json"), JSON.stringify(description));
}
