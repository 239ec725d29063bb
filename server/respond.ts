import { localeCookie } from "../domain/locales/locale-cookie.ts";
import { contentTypeOf } from "../house/routes/content-types.ts";
import { findRedirect } from "../house/routes/redirects.ts";
import {
  findPage,
  findRoute,
  formPage,
  formRoutes,
  localeOfPath,
  paths,
  payloadPath,
  pricesPage,
  type Route,
  RouteError,
} from "../house/routes/routes.ts";
import { createAnswerEndpoint, type EndpointParts } from "./answer-endpoint.ts";
import { type Assets, headersThatDecide } from "./assets.ts";
import { chooseLanguage } from "./choose-language.ts";
import type { AnswerEnquiry } from "./enquiries/answer-enquiry.ts";
import type { LivePages } from "./live-pages.ts";
import { describeError, type Logger } from "./logger.ts";
import type { SiteRequest } from "./read-request.ts";
import {
  assetResponse,
  delayRefusal,
  redirectResponse,
  refusalResponse,
  type SiteResponse,
  stayRetrySeconds,
  untaggedResponse,
} from "./responses.ts";

/** Answers a request; never rejects. */
export type Respond = (request: SiteRequest) => Promise<SiteResponse>;

export type RespondParts = EndpointParts & {
  readonly livePages: Pick<LivePages, "renderStay">;
  /** Answers the enquiry form; undefined if the house takes no enquiries here. */
  readonly answerEnquiry?: AnswerEnquiry | undefined;
  readonly errorPage: Assets["errorPage"];
  readonly log: Logger;
};

const formsByPayload = new Map(formRoutes.map((route) => [payloadPath(route.path), route]));

/** Creates the function that answers every well-formed request. */
export function createRespond(parts: RespondParts): Respond {
  const { policy, errorPage, answerEnquiry, livePages, log } = parts;
  const secure = policy.siteUrl.startsWith("https:");
  const answerEndpoint = createAnswerEndpoint(parts);

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      log.error({ message: "A request could not be answered.", ...describeError(error) });
      return untaggedResponse(errorPage(500, localeOfPath(request.path)), request, 500);
    }
  };

  async function answer(request: SiteRequest): Promise<SiteResponse> {
    const { method, path, query } = request;
    const route = findRoute(path);
    const form = answerEnquiry && findForm(route, query);
    if (method === "POST" && form) return answerEnquiry.take(form, request);
    if (method !== "GET" && method !== "HEAD") {
      return refusalResponse(405, policy, form && { Allow: "GET, HEAD, POST" });
    }
    if (route !== undefined) return answerPage(route, request);
    const described = answerEnquiry && formsByPayload.get(path);
    if (described) return answerEnquiry.showPayload(described, request);
    const response = await answerEndpoint(request);
    if (response) return response;
    const asset = livePages.find(path);
    if (asset !== undefined) return assetResponse(asset, request);
    // Files such as the desk redirect from a trailing slash, as pages do.
    const unslashed = path.replace(/\/$/, "");
    const target = findRedirect(path) ?? (livePages.find(unslashed) && unslashed);
    return target === undefined
      ? answerMissing(request)
      : redirectResponse(301, target + query, policy);
  }

  async function answerPage(route: Route, request: SiteRequest): Promise<SiteResponse> {
    const { query, headers } = request;
    const { locale, isToRemember } = chooseLanguage(route, headers);
    const cookie = isToRemember ? { "Set-Cookie": localeCookie(locale, { secure }) } : undefined;
    if (locale !== route.locale) {
      return redirectResponse(302, paths.home[locale] + query, policy, {
        "Cache-Control": "private, no-store",
        Vary: headersThatDecide(route.path).join(", "),
        ...cookie,
      });
    }
    const form = findForm(route, query);
    if (form && form !== route && (answerEnquiry || livePages.find(form.path))) {
      const others = new URLSearchParams(query);
      others.delete("ask");
      return redirectResponse(302, `${form.path}?${others}`, policy);
    }
    if (form && answerEnquiry) return answerEnquiry.show(form, request, cookie);
    const extra = cookie && { ...cookie, "Cache-Control": "private, no-cache" };
    const asset = (await livePages.renderStay(route, query)) ?? livePages.find(route.path);
    if (asset === undefined) return answerMissing(request);
    return asset === "busy" ? answerBusy(route, request) : assetResponse(asset, request, extra);
  }

  async function answerBusy({ locale }: Route, request: SiteRequest): Promise<SiteResponse> {
    await delayRefusal();
    const headers = { "Retry-After": stayRetrySeconds, "Cache-Control": "no-store" };
    return untaggedResponse(errorPage(503, locale), request, 503, headers);
  }

  function answerMissing(request: SiteRequest): SiteResponse | Promise<SiteResponse> {
    const { path, query, headers } = request;
    const { name, data } = new RouteError({ pathname: path, search: query });
    log.info({ message: "There is no such page.", error: name, ...data });
    // Browsers get a page, programs one line.
    const isFile = contentTypeOf(path) !== undefined && !path.endsWith(".html");
    return isFile && !headers.accept?.includes("text/html")
      ? refusalResponse(404, policy)
      : untaggedResponse(errorPage(404, localeOfPath(path)), request, 404);
  }
}

/** The route of the enquiry form where an address leads there: its own, or `?ask` on the prices page as in 2.0. */
function findForm(route: Route | undefined, query: string): Route | undefined {
  if (route?.page === formPage) return route;
  const isEarlier = route?.page === pricesPage && new URLSearchParams(query).has("ask");
  return isEarlier ? findPage(formPage, route.locale) : undefined;
}
