import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { findRedirect } from "../src/redirects.ts";
import { findRoute, localeOfPath, pages, type Route } from "../src/routes.ts";
import { answerErrorPage, answerFile, answerRedirect, answerText, plainTexts } from "./answers.ts";
import { calendarPath } from "./availability/availability-files.ts";
import { chooseCoding, codings } from "./content-coding.ts";
import type { LivePages } from "./live-pages.ts";
import { describeError, type Logger } from "./logger.ts";
import { chooseHome } from "./page-language.ts";
import type { ReadyFiles } from "./ready-files.ts";
import { languageHeaders, type SiteTable } from "./site-table.ts";

/** On Node the request as it was sent; missing where a test calls `fetch` itself. */
type NodeBindings = Partial<HttpBindings>;

type AppEnv = { Bindings: NodeBindings };

export type App = Hono<AppEnv>;

type Answer = Response | Promise<Response>;

export type AppParts = {
  readonly table: SiteTable;
  readonly ready: ReadyFiles;
  readonly log: Logger;
  /** Whether new visitors may be sent here: not while the server is closing. */
  readonly isReady: () => boolean;
  readonly renderStay: LivePages["renderStay"];
};

const assetPath =
  /\.(?:avif|css|gif|ico|ics|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$/;

/** When to ask again for a calendar that is not known: feeds that fail are tried again in minutes. */
const calendarRetrySeconds = "300";

/** The website as a Hono app: every answer but 400, 414 and the like, which the server gives. */
export function createApp({ table, ready, log, isReady, renderStay }: AppParts): App {
  const { site, errorPages } = table;

  function answer(context: Context<AppEnv>): Answer {
    const { path, raw: request } = context.req;
    const { headers } = request;
    const query = queryOf(context);
    const found = ready.find(path, query, headers);
    if (found !== undefined) return answerFile(found, headers);
    const route = findRoute(path);
    if (route !== undefined) {
      return path === pages.home.en
        ? redirectHome(headers, query)
        : answerStay(route, query, headers);
    }
    if (path === calendarPath && ready.hasCalendar) {
      return answerText(503, "not known yet", site, { "Retry-After": calendarRetrySeconds });
    }
    const target = findRedirect(path);
    return target === undefined
      ? answerMissing(path, headers)
      : answerRedirect(301, `${target}${query}`, site);
  }

  function redirectHome(headers: Headers, query: string): Response {
    const secure = site.siteUrl.startsWith("https:");
    const { locale, setCookie } = chooseHome(headers, { secure });
    return answerRedirect(302, `${pages.home[locale]}${query}`, site, {
      "Cache-Control": "private, no-store",
      Vary: languageHeaders.join(", "),
      ...(setCookie === undefined ? {} : { "Set-Cookie": setCookie }),
    });
  }

  async function answerStay(route: Route, query: string, headers: Headers): Promise<Response> {
    const coding = chooseCoding(headers.get("Accept-Encoding"), codings);
    const page = ready.ofPage(route, headers, await renderStay(route, query, coding));
    return page === undefined ? answerMissing(route.path, headers) : answerFile(page, headers);
  }

  function answerMissing(path: string, headers: Headers): Answer {
    // Who looks at a page gets one, whatever is missing.
    const isFile = assetPath.test(path) && !headers.get("Accept")?.includes("text/html");
    return isFile
      ? answerText(404, plainTexts[404], site)
      : answerErrorPage(errorPages[localeOfPath(path)].notFound, headers, 404);
  }

  const app = new Hono<AppEnv>({ getPath: (request, options) => pathOf(request, options?.env) });
  app.get("/healthz", () => answerText(200, "ok", site));
  app.get("/readyz", () =>
    isReady() ? answerText(200, "ready", site) : answerText(503, "closing", site),
  );
  app.get("*", answer);
  // Hono comes here when no route has the method of the request.
  app.notFound(() => answerText(405, plainTexts[405], site, { Allow: "GET, HEAD" }));
  app.onError((error, context) => {
    log.error({ message: "A request could not be answered.", ...describeError(error) });
    const page = errorPages[localeOfPath(context.req.path)].general;
    return answerErrorPage(page, context.req.raw.headers, 500);
  });
  return app;
}

/** The address as it was sent: an URL object has already resolved `..` and the like. */
function targetOf(request: Request, env: NodeBindings | undefined): string {
  return env?.incoming?.url ?? request.url.slice(request.url.indexOf("/", "https://".length));
}

function pathOf(request: Request, env: NodeBindings | undefined): string {
  return targetOf(request, env).replace(/[?#].*$/, "");
}

function queryOf({ req, env }: Context<AppEnv>): string {
  return /\?[^#]*/.exec(targetOf(req.raw, env))?.[0] ?? "";
}
