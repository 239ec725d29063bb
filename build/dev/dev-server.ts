// The development server: the server's responses from the current sources, with hot reload. Mistakes in the content are
// shown on the page until they are fixed.
import { createReadStream } from "node:fs";
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { basename, join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { type DeskSettings, makeDesk } from "../../desk/make-desk.ts";
import { contentTypeOf } from "../../house/routes/content-types.ts";
import { isSystemFile } from "../../house/workspace/house-folder.mjs";
import { findStaticFile } from "../../house/workspace/static-files.ts";
import type { Workspace } from "../../house/workspace/workspace.mjs";
import { readFeedsOnce } from "../../server/feeds/read-feeds-once.ts";
import { listen } from "../../server/listen.ts";
import { createLogger } from "../../server/logger.ts";
import { type ReadRequest, readRequest } from "../../server/read-request.ts";
import { refusalResponse, send } from "../../server/responses.ts";
import { readSettings } from "../../server/settings.ts";
import { makeViteConfig } from "../vite/make-vite-config.ts";
import type { Development } from "./dev-respond.ts";
import { makeStylesPage } from "./styles-page.ts";

type Respond = typeof import("./dev-respond.ts").respond;

/** The delay after a change, in milliseconds, because editors write several files. */
const quietTime = 100;

/**
 * Serves a house from the sources until the process ends. While the content has mistakes, they are shown in place of the
 * pages; they are checked again at every change.
 */
export async function serveSources(
  workspace: Workspace,
  found: string,
  findMistakes: () => Promise<string>,
): Promise<void> {
  const settings = readSettings(process.env);
  const { house, made } = workspace;
  const { deskRepository: repository } = settings;
  const log = createLogger("warn", (lines) => process.stderr.write(lines));
  const server = createHttpServer((incoming, outgoing) => {
    const request = readRequest(incoming);
    if (/^\/desk(?:\/|$)/.test(request.path)) {
      return void sendDesk(vite, { workspace, repository }, request.path, outgoing);
    }
    if (request.path === "/styles") return void sendStyles(outgoing);
    const own = findStaticFile(house, request.path);
    if (own) return void sendFile(own, request.method, outgoing);
    vite.middlewares(incoming, outgoing, () => {
      void sendPage(vite, request, { ...development, calendar }, mistakes, outgoing);
    });
  });
  const config = makeViteConfig(workspace);
  const vite = await createServer({
    ...config,
    appType: "custom",
    server: { ...config.server, middlewareMode: true, ws: { server } },
  });
  const { siteUrl } = settings;
  let calendar = await readCalendar();
  const development: Omit<Development, "calendar"> = {
    siteUrl,
    policy: { siteUrl, hosts: { script: [], image: [], connect: [], frame: [] }, enquiries: null },
    addVite: (html) => vite.transformIndexHtml("/", html),
    log,
  };

  let mistakes = found;
  let waiting: NodeJS.Timeout | undefined;
  vite.watcher.add(house);
  vite.watcher.on("all", (_, file) => {
    if (!file.startsWith(house) || file.startsWith(made) || isSystemFile(basename(file))) return;
    clearTimeout(waiting);
    waiting = setTimeout(generateAnew, quietTime);
  });

  console.log(`Development server at ${await listen(server, settings, {})}`);

  /** Generates the data of the house again, and reloads the pages. */
  async function generateAnew(): Promise<void> {
    mistakes = await findMistakes();
    vite.moduleGraph.invalidateAll();
    if (mistakes === "") calendar = await readCalendar();
    vite.ws.send({ type: "full-reload" });
  }

  async function readCalendar() {
    const { blocked, ownCalendar } = await vite.ssrLoadModule("#house/blocked.mjs");
    return readFeedsOnce({
      settings,
      blocked,
      ownCalendar,
      sampleFolder: house,
      dataFolder: join(made, "data"),
      log,
      now: () => new Date(),
    });
  }

  async function sendStyles(outgoing: ServerResponse): Promise<void> {
    const page = await development.addVite(await makeStylesPage(workspace));
    outgoing.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  }
}

/** Sends the server's answer from the current sources, or the mistakes that prevent one. */
async function sendPage(
  vite: ViteDevServer,
  request: ReadRequest,
  development: Development,
  mistakes: string,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    if (mistakes !== "") throw new Error(mistakes);
    const { refusal } = request;
    const { respond } = await vite.ssrLoadModule("/build/dev/dev-respond.ts");
    const response = refusal
      ? refusalResponse(refusal, development.policy)
      : await (respond as Respond)(request, development);
    // The policy would forbid Vite's inline scripts and the frames of the desk.
    const {
      "Content-Security-Policy": _policy,
      "Cross-Origin-Embedder-Policy": _embedder,
      ...headers
    } = response.headers;
    send(outgoing, { ...response, headers });
  } catch (error) {
    const sentences = mistakes || describeError(vite, error);
    const lines = sentences.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const page = await development.addVite(
      `<!doctype html><meta charset="utf-8"><pre style="white-space:pre-wrap">${lines}`,
    );
    outgoing.writeHead(500, { "content-type": "text/html; charset=utf-8" }).end(page);
  }
}

/**
 * Sends a file of the owner's desk, made from the current content. Its page has no hot reload, which would lose unsaved
 * text.
 */
async function sendDesk(
  vite: ViteDevServer,
  settings: Omit<DeskSettings, "paths">,
  path: string,
  outgoing: ServerResponse,
): Promise<void> {
  if (path === "/desk/") return void outgoing.writeHead(301, { Location: "/desk" }).end();
  try {
    const { paths } = await vite.ssrLoadModule("#house/site.mjs");
    const desk = await makeDesk({ ...settings, paths });
    const name = path === "/desk" ? "desk.html" : path.slice(1);
    const file = desk.get(name);
    const type = contentTypeOf(name) ?? "text/plain";
    outgoing.writeHead(file ? 200 : 404, { "content-type": type }).end(file);
  } catch (error) {
    outgoing.writeHead(500, { "content-type": "text/plain" }).end(describeError(vite, error));
  }
}

/** Sends a file of the house as it is; the build gives it its policy. */
function sendFile(file: string, method: string, outgoing: ServerResponse): void {
  outgoing.writeHead(200, { "content-type": contentTypeOf(file) ?? "text/plain" });
  if (method === "HEAD") outgoing.end();
  else createReadStream(file).pipe(outgoing);
}

/** The error with its positions in the sources, which is also printed. */
function describeError(vite: ViteDevServer, error: unknown): string {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  console.error(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
