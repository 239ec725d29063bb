import { setTimeout as wait } from "node:timers/promises";
import { chooseLocale } from "../domain/locales/choose-locale.ts";
import { localeCookie, readLocaleCookie } from "../domain/locales/locale-cookie.ts";
import { defaultLocale, locales } from "../domain/locales/locales.ts";
import { contentTypeOf } from "../house/routes/content-types.ts";
import { type EndpointName, findEndpoint } from "../house/routes/endpoints.ts";
import { findRedirect } from "../house/routes/redirects.ts";
import {
  findPage,
  findRoute,
  formPage,
  formRoutes,
  localeOfPath,
  paths,
  payloadPath,
  type Route,
  RouteError,
} from "../house/routes/routes.ts";
import { type Assets, headersThatDecide } from "./assets.ts";
import type { AnswerEnquiry } from "./enquiries/answer-enquiry.ts";
import { answerFeedStatus } from "./feed-status.ts";
import type { AvailabilitySource } from "./feeds/availability-source.ts";
import type { LivePages } from "./live-pages.ts";
import { describeError, type Logger } from "./logger.ts";
import type { SiteRequest } from "./read-request.ts";
import {
  assetResponse,
  jsonResponse,
  redirectResponse,
  refusalResponse,
  type SiteResponse,
  textResponse,
  untaggedResponse,
} from "./responses.ts";
import type { SitePolicy } from "./security-headers.ts";

type AnswerEndpoint = (
  request: SiteRequest,
) => SiteResponse | undefined | Promise<SiteResponse | undefined>;

/** Answers a request; never rejects. */
export type Respond = (request: SiteRequest) => Promise<SiteResponse>;

export type RespondParts = {
  readonly policy: SitePolicy;
  readonly livePages: Pick<LivePages, "find" | "renderStay" | "quote">;
  /** Answers the enquiry form; undefined if the house takes no enquiries here. */
  readonly answerEnquiry?: AnswerEnquiry | undefined;
  /** How many enquiries wait for the mail server. */
  readonly waitingEnquiries?: () => number;
  readonly errorPage: Assets["errorPage"];
  readonly availability: Pick<AvailabilitySource, "hasFeeds" | "status">;
  /** With it the status of the feeds can be read from anywhere. */
  readonly statusSecret: string | null;
  /** The result of the owner's last change, if known. */
  readonly readPublication: () => Promise<string | undefined>;
  /** Whether balancers may send visitors here: not while the server is closing. */
  readonly isReady: () => boolean;
  readonly log: Logger;
};

/** `Retry-After` for an unknown calendar: failed feeds are read again within minutes. */
const calendarRetrySeconds = "300";

const formsByPayload = new Map(formRoutes.map((route) => [payloadPath(route.path), route]));

/** `Retry-After` for a stay when the queue is full. */
const stayRetrySeconds = "3";

/** The shortest delay of a refusal; the longest is twice that. */
const refusalMilliseconds = 1000;

/** Creates the function that answers every well-formed request. */
export function createRespond(parts: RespondParts): Respond {
  const { policy, errorPage, answerEnquiry, availability, statusSecret, isReady, log } = parts;
  const secure = policy.siteUrl.startsWith("https:");

  /** The answers of the endpoints; undefined to continue with the file at that path, or with 404. */
  const answerEndpoint: Readonly<Record<EndpointName, AnswerEndpoint>> = {
    availability: () => undefined,
    calendar: ({ path }) =>
      parts.livePages.find(path) === undefined && availability.hasFeeds
        ? textResponse(503, "not known yet", policy, { "Retry-After": calendarRetrySeconds })
        : undefined,
    quote: answerQuote,
    feedStatus: (request) => answerFeedStatus(request, availability.status(), statusSecret, policy),
    publication: answerPublication,
    alive: () => textResponse(200, "ok", policy),
    ready: () => {
      if (!isReady()) return textResponse(503, "closing", policy);
      const waiting = parts.waitingEnquiries?.() ?? 0;
      return textResponse(200, waiting ? `ready, enquiries waiting: ${waiting}` : "ready", policy);
    },
  };

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
    const endpoint = findEndpoint(path);
    const response = endpoint && (await answerEndpoint[endpoint](request));
    if (response) return response;
    const asset = parts.livePages.find(path);
    if (asset !== undefined) return assetResponse(asset, request);
    // Files such as the desk redirect from a trailing slash, as pages do.
    const unslashed = path.replace(/\/$/, "");
    const target = findRedirect(path) ?? (parts.livePages.find(unslashed) && unslashed);
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
    if (form && form !== route && (answerEnquiry || parts.livePages.find(form.path))) {
      const others = new URLSearchParams(query);
      others.delete("ask");
      return redirectResponse(302, `${form.path}?${others}`, policy);
    }
    if (form && answerEnquiry) return answerEnquiry.show(form, request, cookie);
    const extra = cookie && { ...cookie, "Cache-Control": "private, no-cache" };
    const asset =
      (await parts.livePages.renderStay(route, query)) ?? parts.livePages.find(route.path);
    if (asset === undefined) return answerMissing(request);
    return asset === "busy" ? answerBusy(route, request) : assetResponse(asset, request, extra);
  }

  /** Only where the build has a desk. */
  async function answerPublication({ path }: SiteRequest): Promise<SiteResponse | undefined> {
    const text = parts.livePages.find(path) && (await parts.readPublication());
    return text === undefined ? undefined : textResponse(200, text, policy);
  }

  async function answerQuote({ query }: SiteRequest): Promise<SiteResponse> {
    const answer = await parts.livePages.quote(query);
    if (answer) return jsonResponse(answer.status, answer.body, policy);
    await pause();
    return textResponse(503, "busy", policy, { "Retry-After": stayRetrySeconds });
  }

  async function answerBusy({ locale }: Route, request: SiteRequest): Promise<SiteResponse> {
    await pause();
    const headers = { "Retry-After": stayRetrySeconds, "Cache-Control": "no-store" };
    return untaggedResponse(errorPage(503, locale), request, 503, headers);
  }

  /**
   * Delays a refusal, so that clients that retry at once get no advantage; by a random time, so that clients refused
   * together do not return together.
   */
  function pause(): Promise<void> {
    return wait(refusalMilliseconds * (1 + Math.random()));
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
  const isEarlier =
    route?.page === "pricing-and-availability" && new URLSearchParams(query).has("ask");
  return isEarlier ? findPage(formPage, route.locale) : undefined;
}

/**
 * The language for a page request, and whether to remember it. For `/` it is that of the cookie, else of
 * `Accept-Language`, unless the visitor comes from a page of this site; every other page has the language of its address.
 */
function chooseLanguage(route: Route, headers: SiteRequest["headers"]) {
  const isFromHere = isFromSameOrigin(headers);
  const isChosen = isFromHere && isFromOtherLanguage(route, headers);
  if (locales.length === 1) return { locale: route.locale, isToRemember: false };
  if (route.path !== paths.home[defaultLocale]) {
    return { locale: route.locale, isToRemember: isChosen };
  }
  const { cookie, "accept-language": acceptLanguage } = headers;
  return {
    locale: isFromHere ? route.locale : chooseLocale(cookie, acceptLanguage),
    isToRemember: isChosen || readLocaleCookie(cookie) === null,
  };
}

/**
 * Browsers before 2023, and all browsers on plain HTTP, send no `Sec-Fetch-…`; there the `Referer` decides. `Vary` does
 * not name it, because caches revalidate the home page each time.
 */
function isFromSameOrigin({
  referer,
  host,
  "sec-fetch-site": site,
}: SiteRequest["headers"]): boolean {
  if (site !== undefined) return site === "same-origin";
  return referer !== undefined && URL.parse(referer)?.host === host;
}

/** Without JavaScript, following a link from another language is the only sign of a choice. */
function isFromOtherLanguage(route: Route, headers: SiteRequest["headers"]): boolean {
  const referer = URL.parse(headers.referer ?? "");
  const isDocument = (headers["sec-fetch-dest"] ?? "document") === "document";
  return isDocument && referer !== null && localeOfPath(referer.pathname) !== route.locale;
}
