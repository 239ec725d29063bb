import { hash } from "node:crypto";
import type { Locale } from "../../domain/locales/locales.ts";
import type { Route } from "../../house/routes/routes.ts";
import {
  type EnquiryFields,
  type EnquiryForm,
  emptyForm,
  fieldsOf,
  sentMark,
  stampName,
  stayOf,
  trapName,
} from "../../site/enquiry/enquiry-fields.ts";
import { formatStayQuery, noStay } from "../../site/stay/stay.ts";
import { parseStayQuery } from "../../site/stay/stay-query.ts";
import type { Assets } from "../assets.ts";
import type { LivePages } from "../live-pages.ts";
import { describeError, type Logger } from "../logger.ts";
import type { SiteRequest } from "../read-request.ts";
import {
  assetResponse,
  redirectResponse,
  refusalResponse,
  type SiteResponse,
  untaggedResponse,
} from "../responses.ts";
import type { SitePolicy } from "../security-headers.ts";
import type { Enquiry } from "../storage/storage.ts";
import type { Limits } from "./limits.ts";
import { readMailAddress } from "./mail-address.ts";
import { findFaults, readFields } from "./read-fields.ts";
import type { Stamps } from "./stamps.ts";

/** What receiving enquiries depends on. */
export type TakeParts = {
  readonly stamps: Stamps;
  readonly limits: Limits;
  readonly networkOf: (request: SiteRequest) => string;
  /** Stores an enquiry durably; rejects if it cannot. */
  readonly receive: (enquiry: Enquiry) => Promise<void>;
  readonly now: () => Date;
};

/** Shows the enquiry form and receives its posts. */
export type AnswerEnquiry = ReturnType<typeof createAnswerEnquiry>;

/** The largest post, in bytes. */
const mostBytes = 16 * 1024;

/** Posts a minute, from one network and in all. */
const mostOfNetwork = 6;
const mostOfAll = 30;

/** The shortest and longest time that a person takes for the form, in milliseconds. */
const leastAge = 3000;
const day = 24 * 60 * 60 * 1000;
const mostAge = 2 * day;

const retry = { "Retry-After": "60" };

/** What the server gives: it renders and logs. */
type AnswerParts = {
  readonly livePages: Pick<LivePages, "renderForm" | "renderFormPayload" | "writeMail">;
  readonly policy: SitePolicy;
  readonly errorPage: Assets["errorPage"];
  readonly log: Pick<Logger, "warn" | "error">;
};

/** Answers for the form. */
export function createAnswerEnquiry(parts: AnswerParts, taking: TakeParts) {
  const { livePages, policy, errorPage, log } = parts;
  const { stamps, limits, networkOf, now } = taking;
  const store = createStore(parts, taking);
  const warnOfProxy = createProxyWarning(policy, log);

  /** The form as it stands; an error page where too many pages wait to be rendered. */
  async function send(
    status: number,
    form: EnquiryForm,
    route: Route,
    request: SiteRequest,
    extra?: Readonly<Record<string, string>>,
  ): Promise<SiteResponse> {
    const page = await livePages.renderForm(route, form);
    if (page !== "busy") return untaggedResponse(page, request, status, extra);
    const busy = status === 200 ? 503 : 429;
    const headers = { ...retry, "Cache-Control": "no-store" };
    return untaggedResponse(errorPage(busy, route.locale), request, busy, headers);
  }

  return {
    /** The form with the stay that the address names, or the thanks for it. */
    async show(route: Route, request: SiteRequest, extra?: Readonly<Record<string, string>>) {
      const stay = parseStayQuery(request.query) ?? noStay;
      const fields = { ...emptyForm.fields, ...fieldsOf(stay) };
      const isSent = new URLSearchParams(request.query).has(sentMark);
      const form = { ...emptyForm, fields, isSent, stamp: stamps.make() };
      return send(200, form, route, request, extra);
    },

    /** The payload of the form, for page changes in the browser, which fills in the stay itself. */
    async showPayload(route: Route, request: SiteRequest): Promise<SiteResponse> {
      const form = { ...emptyForm, stamp: stamps.make() };
      return assetResponse(await livePages.renderFormPayload(route, form), request);
    },

    take,
  };

  /** Stores an enquiry, then redirects to the thanks, so that a reload sends nothing again. */
  async function take(route: Route, request: SiteRequest): Promise<SiteResponse> {
    if (!isFromHere(request, policy)) {
      warnOfProxy(request, now());
      return refusalResponse(403, policy);
    }
    const body = await request.readBody(mostBytes);
    if (body === null) return refusalResponse(413, policy);
    const post = new URLSearchParams(body.toString());
    const fields = readFields(post);
    const sent = post.get(stampName) ?? "";
    const stamp = stamps.read(sent);
    const form = { ...emptyForm, fields, stamp: sent };
    const again = (status: number, changes: Partial<EnquiryForm>) =>
      send(status, { ...form, ...changes }, route, request, status === 429 ? retry : {});

    if (await limits.exceeds(networkOf(request), mostOfNetwork)) {
      return again(429, { notice: "crowded" });
    }
    // A negative age comes from a clock that was ahead.
    if (stamp === null || stamp.age < 0 || stamp.age > mostAge) {
      return again(422, { notice: "again", stamp: stamps.make(stamp?.form) });
    }
    if (stamp.age < leastAge || post.get(trapName)) return again(422, { notice: "again" });
    const faults = findFaults(fields);
    if (Object.keys(faults).length > 0) return again(422, { faults });
    if (await limits.exceeds("all", mostOfAll)) return again(429, { notice: "crowded" });

    const isStored = await store(fields, stamp.form, route.locale);
    if (!isStored) return again(503, { notice: "failed" });
    const stay = stayOf(fields);
    const query = [sentMark, ...(stay ? [formatStayQuery(stay)] : [])].join("&");
    return redirectResponse(303, `${route.path}?${query}`, policy, { "Cache-Control": "no-store" });
  }
}

/** The function that writes the mail of an enquiry and stores it; it resolves to whether that succeeded. */
function createStore(
  { livePages, log }: AnswerParts,
  { receive, now }: Pick<TakeParts, "receive" | "now">,
) {
  return async (fields: EnquiryFields, form: string, locale: Locale): Promise<boolean> => {
    try {
      const mail = await livePages.writeMail(fields, locale);
      if (mail === undefined) return false;
      const receivedAt = now().toISOString();
      await receive({
        // A changed text is a new enquiry.
        id: hash("sha256", form + JSON.stringify(fields)).slice(0, 32),
        receivedAt,
        mail: { ...mail, replyTo: readMailAddress(fields.email) ?? "" },
        ...{ tries: 0, nextAt: receivedAt },
      });
      return true;
    } catch (error) {
      log.error({ message: "An enquiry could not be kept.", ...describeError(error) });
      return false;
    }
  };
}

/** Logs once a day that posts come from an unexpected origin, which is what a misconfigured proxy looks like. */
function createProxyWarning({ siteUrl }: SitePolicy, log: Pick<Logger, "warn">) {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return ({ headers }: SiteRequest, at: Date): void => {
    const { host, origin = "", "sec-fetch-site": site = "same-origin" } = headers;
    const mayBeOurs = site === "same-origin" && URL.canParse(origin);
    if (!mayBeOurs || Math.abs(at.getTime() - warnedAt) < day) return;
    warnedAt = at.getTime();
    log.warn({ message: describeProxy(siteUrl), host });
  };
}

/**
 * Whether a browser says that a post comes from a page of this site. All of them send `Origin`; the `Host`
 * may be that of a proxy which does not pass it on.
 */
function isFromHere({ headers }: SiteRequest, { siteUrl }: SitePolicy): boolean {
  const { origin = "", host, "sec-fetch-site": site = "same-origin" } = headers;
  return origin === siteUrl || (site === "same-origin" && URL.parse(origin)?.host === host);
}

function describeProxy(siteUrl: string): string {
  return (
    `An enquiry was refused: it came neither from ${siteUrl} nor from the Host of its request. A proxy before ` +
    "this server has to pass on the Host line, as in nginx: proxy_set_header Host $host;"
  );
}
