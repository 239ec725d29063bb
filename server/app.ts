import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { findRedirect } from "../src/redirects.ts";
import { findRoute, localeOfPath, pages, type Route } from "../src/routes.ts";
import { answerErrorPage, answerFile, answerRedirect, answerText, plainTexts } from "./answers.ts";
import { createAvailabilityAnswers } from "./availability/availability-answers.ts";
import type { AvailabilityKeeper } from "./availability/create-availability.ts";
import { chooseCoding, codings } from "./content-coding.ts";
import type { LivePages } from "./live-pages.ts";
import { describeError, type Logger } from "./logger.ts";
import { chooseHome, rememberChoice } from "./page-language.ts";
import { languageHeaders, type SiteTable } from "./site-table.ts";
import type { StoredFile } from "./stored-file.ts";

/** On Node the request as it was sent; missing where a test calls `fetch` itself. */
type NodeBindings = Partial<HttpBindings>;

type AppEnv = { Bindings: NodeBindings };

export type App = Hono<AppEnv>;

type Answer = Response | Promise<Response>;

export type AppParts = {
  readonly table: SiteTable;
  readonly log: Logger;
  /** Whether new visitors may be sent here: not while the server is closing. */
  readonly isReady: () => boolean;
  readonly availability: Pick<AvailabilityKeeper, "current">;
  readonly live: Pick<LivePages, "files" | "renderStay">;
};

const assetPath =
  /\.(?:avif|css|gif|ico|ics|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$/;

/** The website as a Hono app: every answer but 400, 414 and the like, which the server gives. */
export function createApp({ table, log, isReady, availability, live }: AppParts): App {
  const { site, files, errorPages } = table;
  const secure = site.siteUrl.startsWith("https:");

  function answerHome(route: Route, request: Request, query: string): Answer {
    const { locale, setCookie } = chooseHome(request.headers, { secure });
    if (locale === "en") {
      return answerPage(route, request, setCookie);
    }
    return answerRedirect(302, `${pages.home[locale]}${query}`, site, {
      "Cache-Control": "private, no-store",
      Vary: languageHeaders.join(", "),
      ...(setCookie === undefined ? {} : { "Set-Cookie": setCookie }),
    });
  }

  async function answerStay(route: Route, request: Request, query: string): Promise<Response> {
    const coding = chooseCoding(request.headers.get("Accept-Encoding"), codings);
    return answerPage(route, request, undefined, await live.renderStay(route, query, coding));
  }

  function answerPage(
    route: Route,
    request: Request,
    homeCookie?: string,
    file = findFile(route.path),
  ): Answer {
    if (file === undefined) {
      return answerMissing(route.path, request);
    }
    const setCookie = rememberChoice(route, request.headers, { secure }) ?? homeCookie;
    return setCookie === undefined
      ? answerFile(file, request)
      : answerFile(file, request, {
          "Set-Cookie": setCookie,
          "Cache-Control": "private, no-cache",
        });
  }

  function findFile(path: string): StoredFile | undefined {
    return live.files.get(path) ?? files.get(path);
  }

  function answerMissing(path: string, request: Request): Answer {
    return assetPath.test(path)
      ? answerText(404, plainTexts[404], site)
      : answerErrorPage(errorPages[localeOfPath(path)].notFound, request, 404);
  }

  function answer(context: Context<AppEnv>): Answer {
    const request = context.req.raw;
    const { path } = context.req;
    const route = findRoute(path);
    if (route !== undefined) {
      const query = queryOf(context);
      if (path === pages.home.en) return answerHome(route, request, query);
      return query === "" ? answerPage(route, request) : answerStay(route, request, query);
    }
    const file = findFile(path);
    if (file !== undefined) {
      return answerFile(file, request);
    }
    const target = findRedirect(path);
    return target === undefined
      ? answerMissing(path, request)
      : answerRedirect(301, `${target}${queryOf(context)}`, site);
  }

  const calendar = createAvailabilityAnswers(availability.current, site);
  const app = new Hono<AppEnv>({ getPath: (request, options) => pathOf(request, options?.env) });
  app.get("/healthz", () => answerText(200, "ok", site));
  app.get("/readyz", () =>
    isReady() ? answerText(200, "ready", site) : answerText(503, "closing", site),
  );
  app.get("/api/availability", ({ req }) => calendar.answerJson(req.raw));
  app.get("/calendar.ics", ({ req }) => calendar.answerCalendar(req.raw));
  app.get("*", answer);
  // Hono comes here when no route has the method of the request.
  app.notFound(() => answerText(405, plainTexts[405], site, { Allow: "GET, HEAD" }));
  app.onError((error, context) => {
    log.error({ message: "A request could not be answered.", ...describeError(error) });
    const page = errorPages[localeOfPath(context.req.path)].general;
    return answerErrorPage(page, context.req.raw, 500);
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
