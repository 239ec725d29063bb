import { hash } from "node:crypto";
import {
  type EnquiryForm,
  emptyForm,
  stampName,
  trapName,
} from "../../app/enquiry/enquiry-fields.ts";
import type { Route } from "../../app/routes.ts";
import { noStay } from "../../app/stay/stay.ts";
import { parseStayQuery } from "../../app/stay/stay-query.ts";
import type { Assets } from "../assets.ts";
import { describeError, type Logger } from "../logger.ts";
import type { Pages } from "../pages.ts";
import type { SiteRequest } from "../read-request.ts";
import {
  privateResponse,
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

/** What is needed to take enquiries; without, the form goes to a service, and is only shown. */
export type TakeParts = {
  readonly stamps: Stamps;
  readonly limits: Limits;
  readonly networkOf: (request: SiteRequest) => string;
  /** Keeps one for good; rejects where it cannot. */
  readonly receive: (enquiry: Enquiry) => Promise<void>;
  readonly now: () => Date;
};

/** Shows the form for enquiries, and takes what is sent with it. */
export type AnswerEnquiry = ReturnType<typeof createAnswerEnquiry>;

/** A post is no larger, in bytes. */
const mostBytes = 16 * 1024;

/** Posts a minute: what a household may need, and what a host can read. */
const mostOfNetwork = 6;
const mostOfAll = 30;

/** A person needs longer to fill in a form, and has it open for less, in milliseconds. */
const leastAge = 3000;
const day = 24 * 60 * 60 * 1000;
const mostAge = 2 * day;

const retry = { "Retry-After": "60" };

/** Answers for the form; `parts` are those of the server, of which it renders and logs. */
export function createAnswerEnquiry(
  parts: {
    readonly pages: Pick<Pages, "renderEnquiry">;
    readonly policy: SitePolicy;
    readonly errorPage: Assets["errorPage"];
    readonly log: Pick<Logger, "warn" | "error">;
  },
  taking: TakeParts | null,
) {
  const { pages, policy, errorPage, log } = parts;
  let warnedAt = Number.NEGATIVE_INFINITY;

  /** The form as it stands; an error page where too many pages wait to be rendered. */
  async function show(
    status: number,
    form: EnquiryForm,
    route: Route,
    request: SiteRequest,
    extra?: Readonly<Record<string, string>>,
  ): Promise<SiteResponse> {
    const page = await pages.renderEnquiry(route, form);
    if (page !== "busy") return privateResponse(status, page, request, policy, extra);
    const busy = status === 200 ? 503 : 429;
    const headers = { ...retry, "Cache-Control": "no-store" };
    return untaggedResponse(errorPage(busy, route.locale), request, busy, headers);
  }

  /** Tells the owner, once a day, about what a wrong proxy looks like: a browser says where else a post is from. */
  function warnOfProxy({ headers }: SiteRequest, at: Date): void {
    const { host, origin = "", "sec-fetch-site": site = "same-origin" } = headers;
    const mayBeOurs = site === "same-origin" && URL.canParse(origin);
    if (!mayBeOurs || Math.abs(at.getTime() - warnedAt) < day) return;
    warnedAt = at.getTime();
    log.warn({ message: describeProxy(policy.siteUrl), host });
  }

  return {
    /** The empty form, with the stay that the address names. */
    async show(route: Route, request: SiteRequest, extra?: Readonly<Record<string, string>>) {
      const { arrival, departure, party } = parseStayQuery(request.query) ?? noStay;
      const guests = String(party?.guests ?? "");
      const fields = { ...emptyForm.fields, arrival, departure, guests };
      const form = { ...emptyForm, fields, stamp: taking?.stamps.make() ?? "", ...partOf(request) };
      return show(200, form, route, request, extra);
    },

    take: taking && ((route: Route, request: SiteRequest) => take(route, request, taking)),
  };

  /** Kept first, thanked then. */
  async function take(
    route: Route,
    request: SiteRequest,
    { stamps, limits, networkOf, receive, now }: TakeParts,
  ): Promise<SiteResponse> {
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
    const form = { ...emptyForm, fields, stamp: sent, ...partOf(request) };
    const again = (status: number, changes: Partial<EnquiryForm>) =>
      show(status, { ...form, ...changes }, route, request, status === 429 ? retry : {});

    if (await limits.exceeds(networkOf(request), mostOfNetwork)) {
      return again(429, { notice: "crowded" });
    }
    // Younger than nothing is a stamp of a clock that was ahead.
    if (stamp === null || stamp.age < 0 || stamp.age > mostAge) {
      return again(422, { notice: "again", stamp: stamps.make(stamp?.form) });
    }
    if (stamp.age < leastAge || post.get(trapName)) return again(422, { notice: "again" });
    const faults = findFaults(fields);
    if (Object.keys(faults).length > 0) return again(422, { faults });
    if (await limits.exceeds("all", mostOfAll)) return again(429, { notice: "crowded" });

    const page = await pages.renderEnquiry(route, { ...form, isSent: true });
    if (page === "busy" || page.mail === null) return again(503, { notice: "failed" });
    const receivedAt = now().toISOString();
    try {
      await receive({
        // Words that were changed after they had been sent are another enquiry.
        id: hash("sha256", stamp.form + JSON.stringify(fields)).slice(0, 32),
        receivedAt,
        mail: { ...page.mail, replyTo: readMailAddress(fields.email) ?? "" },
        ...{ tries: 0, nextAt: receivedAt },
      });
    } catch (error) {
      log.error({ message: "An enquiry could not be kept.", ...describeError(error) });
      return again(503, { notice: "failed" });
    }
    return privateResponse(200, page, request, policy);
  }
}

/** A script asks for what it shows on a page of ours; its browser says so. */
function partOf({ headers }: SiteRequest) {
  return { isPart: headers["sec-fetch-dest"] === "empty" };
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
