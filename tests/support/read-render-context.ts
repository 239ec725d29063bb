import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RenderContext } from "../../render/render-page.server.tsx";
import { workspace } from "./built-site.ts";

/** What the pages of the build were rendered with. */
export async function readRenderContext(): Promise<RenderContext> {
  const stored = JSON.parse(await readFile(join(workspace.out, "render-context.json"), "utf8"));
  return { ...stored, now: new Date(stored.now) };
}
