import type { ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { contentTypeOf } from "../server/content-types.ts";
import { type DeskSettings, makeDesk } from "./desk/make-desk.ts";

/**
 * Sends a file of the owner's desk, made of the content as it is now. Its page has no hot reload: what
 * is half written would be lost.
 */
export async function sendDesk(
  vite: ViteDevServer,
  settings: Omit<DeskSettings, "pages">,
  path: string,
  outgoing: ServerResponse,
): Promise<void> {
  if (path === "/desk/") return void outgoing.writeHead(301, { Location: "/desk" }).end();
  try {
    const { pages } = await vite.ssrLoadModule("#house/site.mjs");
    const desk = await makeDesk({ ...settings, pages });
    const name = path === "/desk" ? "desk.html" : path.slice(1);
    const file = desk.get(name);
    const type = contentTypeOf(name) ?? "text/plain";
    outgoing.writeHead(file ? 200 : 404, { "content-type": type }).end(file);
  } catch (error) {
    outgoing.writeHead(500, { "content-type": "text/plain" }).end(describeError(vite, error));
  }
}

/** What has gone wrong, with the places in the sources; the terminal shows it too. */
export function describeError(vite: ViteDevServer, error: unknown): string {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  console.error(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
