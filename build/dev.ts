// Entry of `npm run dev`: pages rendered on the server from the sources, with hot reload.
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";
import { openAvailability } from "../server/availability/open-availability.ts";
import { createLogger } from "../server/logger.ts";
import { readSettings } from "../server/settings.ts";
import type { PageId } from "../src/pages/load-page.tsx";
import { findRedirect } from "../src/redirects.ts";
import type { ClientAssets } from "../src/rendering/complete-document.server.ts";
import type { RenderContext } from "../src/rendering/render-page.server.tsx";
import { findRoute, localeOfPath, pages } from "../src/routes.ts";
import { generate } from "./generate/generate.ts";

type Renderer = typeof import("../src/entry.server.tsx");

const root = join(import.meta.dirname, "..");
const settings = readSettings(process.env);
const { port, host } = settings;
await generate(root, process.stdout);
const calendar = await openAvailability({
  settings,
  // The sample calendar lies here until a build has copied it.
  distFolder: join(root, "content"),
  log: createLogger("warn", (lines) => process.stderr.write(lines)),
  now: () => new Date(),
});
await calendar.refresh();

const vite = await createServer({ appType: "custom", server: { middlewareMode: true } });
// In development the modules bring their styles themselves.
const styles: Partial<Record<PageId, ClientAssets["styles"][PageId]>> = {};
for (const page of [...Object.keys(pages), "error"] as PageId[]) {
  styles[page] = { css: "", files: [] };
}
const assets: ClientAssets = {
  boot: { src: "/src/boot.ts" },
  styles: styles as ClientAssets["styles"],
};

createHttpServer((request, response) => {
  vite.middlewares(request, response, () => answer(request.url ?? "/", response));
}).listen(port, host, () => console.log(`Development server at http://localhost:${port}`));

async function answer(target: string, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(target, "http://localhost");
  try {
    const redirect = findRedirect(pathname);
    if (redirect) {
      response.writeHead(302, { location: redirect + search }).end();
      return;
    }
    const renderer = (await vite.ssrLoadModule("/src/entry.server.tsx")) as Renderer;
    const context: RenderContext = {
      siteUrl: `http://localhost:${port}`,
      buildId: "development",
      assets,
      now: new Date(),
      availability: calendar.current(),
    };
    const path = pathname.replace(/\/?_payload\.json$/, "") || "/";
    const route = findRoute(path);
    const { html, payload } = route
      ? await renderer.renderRoute(route, context)
      : await renderer.renderErrorPage(404, localeOfPath(path), context);
    response.statusCode = route ? 200 : 404;
    if (path !== pathname && pathname !== "/") {
      response.setHeader("content-type", "application/json").end(JSON.stringify(payload));
      return;
    }
    const page = await vite.transformIndexHtml(target, html);
    response.setHeader("content-type", "text/html; charset=utf-8").end(page);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
  }
}
