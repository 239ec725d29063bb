import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

/** A web server that knows nothing of this site; `close` ends it. */
export type StaticHost = { readonly address: string; readonly close: () => Promise<void> };

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Serves a folder the way any static host does: `/a` is the file `a`, `a.html` or `a/index.html`. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  const server = createServer(async (request, response) => {
    const path = join("/", decodeURIComponent((request.url ?? "").replace(/\?.*$/, "")));
    for (const file of [path, `${path}.html`, join(path, "index.html")]) {
      const bytes = await readFile(join(folder, file)).catch(() => undefined);
      if (!bytes) continue;
      response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
      response.end(bytes);
      return;
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
