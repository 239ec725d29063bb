// The development server: the responses of the server, with pages rendered from the sources for
// each request, and hot reload.
import { spawn } from "node:child_process";
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createServer } from "vite";
import { locales } from "../app/i18n/locales.ts";
import type { PageId } from "../app/pages/page-data.server.ts";
import type { ClientAssets } from "../app/render/complete-document.server.ts";
import { findRoute, localeOfPath, localePrefix, pages, payloadPath } from "../app/routes.ts";
import { createTextAsset } from "../server/asset.ts";
import type { Assets } from "../server/assets.ts";
import { openAvailability } from "../server/feeds/open-availability.ts";
import { createLogger } from "../server/logger.ts";
import { createPages, type Renderer as PageRenderer } from "../server/pages.ts";
import { type ReadRequest, readRequest, type SiteRequest } from "../server/read-request.ts";
import { createRespond } from "../server/respond.ts";
import { refusalResponse, type SiteResponse } from "../server/responses.ts";
import { send } from "../server/send.ts";
import { readSettings } from "../server/settings.ts";
import { contentFolder } from "./content/content-folder.ts";

type Renderer = typeof import("../app/entry.server.tsx");

const htmlType = "text/html; charset=utf-8";
const jsonType = "application/json; charset=utf-8";

const root = join(import.meta.dirname, "..");
const settings = readSettings(process.env);
const { port, host, siteUrl } = settings;
const policy = { siteUrl, tagManagerId: null, scriptOrigins: [], reportOrigins: [] };
const log = createLogger("warn", (lines) => process.stderr.write(lines));
const content = contentFolder(root);
const calendar = await openAvailability({
  settings,
  sampleFolder: content,
  dataFolder: join(root, ".data"),
  log,
  now: () => new Date(),
});
await calendar.refresh();

const vite = await createServer({ appType: "custom", server: { middlewareMode: true } });
// What is made from content is made anew when it changes; mistakes are told, and the server goes on.
vite.watcher.on("change", (file) => {
  if (!file.startsWith(content)) return;
  spawn(process.execPath, [join(root, "build/generate.ts")], { stdio: "inherit" });
});
// In development the modules bring their styles themselves.
const styles: Partial<Record<PageId, ClientAssets["styles"][PageId]>> = {};
for (const page of [...Object.keys(pages), "error"] as PageId[]) {
  styles[page] = { css: "", files: [] };
}
const assets: ClientAssets = {
  boot: { src: "/app/boot.ts" },
  styles: styles as ClientAssets["styles"],
};

const server = createHttpServer((incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void answer(readRequest(incoming), outgoing));
});
server.listen(port, host, () => {
  console.log(`Development server at http://localhost:${(server.address() as AddressInfo).port}`);
});

async function answer(request: ReadRequest, outgoing: ServerResponse): Promise<void> {
  try {
    const { refusal } = request;
    const response = refusal ? refusalResponse(refusal, policy) : await respond(request);
    // Vite's own scripts are inlined, which the policy forbids.
    const { "Content-Security-Policy": _, ...headers } = response.headers;
    send(outgoing, { ...response, headers });
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    outgoing.writeHead(500, { "content-type": "text/plain" }).end(String(error));
  }
}

/** The response of the server to a request, from the sources as they are now. */
async function respond(request: SiteRequest): Promise<SiteResponse> {
  const renderer = (await vite.ssrLoadModule("/app/entry.server.tsx")) as Renderer;
  const route = findRoute(request.path.replace(/\/?_payload\.json$/, "") || "/");
  const locale = localeOfPath(request.path);
  const context = {
    siteUrl,
    assets,
    buildId: "development",
    now: new Date(),
    availability: calendar.current(),
  };
  const rendered = await (route
    ? renderer.renderRoute(route, context)
    : renderer.renderErrorPage(404, locale, context));
  const html = await addVite(rendered.html);
  const page = createTextAsset(html, { type: htmlType, cache: "revalidate" }, policy);
  const payload = createTextAsset(
    JSON.stringify(rendered.payload),
    { type: jsonType, cache: "revalidate" },
    policy,
  );
  const path = route?.path ?? `${localePrefix(locale)}/404`;
  const files = new Map([[payloadPath(path), payload], ...(route ? [[path, page] as const] : [])]);
  const errorPages = Object.fromEntries(
    locales.map((one) => [one, { notFound: page, general: page, busy: page }]),
  ) as Assets["errorPages"];
  const { current, hasFeeds: hasCalendar } = calendar;
  const pageRenderer: PageRenderer = {
    takeOver: () => {},
    renderPage: async () => ({ html, payload: JSON.stringify(rendered.payload) }),
    renderStay: async (_route, asked) => {
      const { head = "", renderBody } = rendered.stays ?? {};
      return new Uint8Array(gzipSync(await addVite(head + (await renderBody?.(asked)))));
    },
  };
  const pages = createPages({
    files,
    policy,
    renderer: pageRenderer,
    availability: current,
    log,
  });
  return createRespond({ policy, pages, errorPages, hasCalendar, isReady: () => true, log })(
    request,
  );
}

/** What Vite needs in a page: its client for hot reload. */
function addVite(html: string): Promise<string> {
  return vite.transformIndexHtml("/", html);
}
