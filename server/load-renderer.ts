import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "./pages.ts";

type Renderer = typeof import("../app/entry.server.tsx");
type RenderContext = Parameters<Renderer["renderRoute"]>[1];

/**
 * The renderer of the build in a folder, for the present moment of `now`. It is loaded when it is
 * first called: a server can listen without it, and does so sooner. What fails is tried again.
 */
export function loadRenderer(distFolder: string, now: () => Date): RenderPage {
  let loading: Promise<readonly [Renderer, RenderContext]> | undefined;
  return async (route, search, availability) => {
    loading ??= load(distFolder).catch((error) => {
      loading = undefined;
      throw error;
    });
    const [renderer, context] = await loading;
    return renderer.renderRoute(route, { ...context, now: now(), availability }, search);
  };
}

function load(distFolder: string): Promise<readonly [Renderer, RenderContext]> {
  return Promise.all([
    import(pathToFileURL(join(distFolder, "render.js")).href),
    readFile(join(distFolder, "render-context.json"), "utf8").then((text) => JSON.parse(text)),
  ]);
}
