import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderLivePage } from "./live-pages.ts";

type Renderer = typeof import("../src/entry.server.tsx");
type RenderContext = Parameters<Renderer["renderRoute"]>[1];

/** The renderer of the build in a folder, for the present moment of `now`. */
export async function loadRenderer(distFolder: string, now: () => Date): Promise<RenderLivePage> {
  const renderer: Renderer = await import(pathToFileURL(join(distFolder, "render.js")).href);
  const context: RenderContext = JSON.parse(
    await readFile(join(distFolder, "render-context.json"), "utf8"),
  );
  return (route, search, availability) =>
    renderer.renderRoute(route, { ...context, now: now(), availability }, search);
}
