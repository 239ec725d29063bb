import { type EndpointName, findEndpoint } from "../house/routes/endpoints.ts";
import { answerFeedStatus } from "./feed-status.ts";
import type { AvailabilitySource } from "./feeds/availability-source.ts";
import type { LivePages } from "./live-pages.ts";
import type { SiteRequest } from "./read-request.ts";
import {
  delayRefusal,
  jsonResponse,
  type SiteResponse,
  stayRetrySeconds,
  textResponse,
} from "./responses.ts";
import type { SitePolicy } from "./security-headers.ts";

export type EndpointParts = {
  readonly policy: SitePolicy;
  readonly livePages: Pick<LivePages, "find" | "quote">;
  /** How many enquiries wait for the mail server. */
  readonly waitingEnquiries?: () => number;
  readonly availability: Pick<AvailabilitySource, "hasFeeds" | "status">;
  /** With it the status of the feeds can be read from anywhere. */
  readonly statusSecret: string | null;
  /** The result of the owner's last change, if known. */
  readonly readPublication: () => Promise<string | undefined>;
  /** Whether balancers may send visitors here: not while the server is closing. */
  readonly isReady: () => boolean;
};

type AnswerEndpoint = (
  request: SiteRequest,
) => SiteResponse | undefined | Promise<SiteResponse | undefined>;

/** `Retry-After` for an unknown calendar: failed feeds are read again within minutes. */
const calendarRetrySeconds = "300";

/**
 * Creates the function that answers requests for the table of endpoints; it returns undefined where the file at that path
 * is the answer, or where there is no endpoint.
 */
export function createAnswerEndpoint(parts: EndpointParts): AnswerEndpoint {
  const { policy, livePages, availability, statusSecret, readPublication, isReady } = parts;
  const { waitingEnquiries = () => 0 } = parts;

  const answers: Readonly<Record<EndpointName, AnswerEndpoint>> = {
    // The file at the path is the answer.
    availability: () => undefined,
    calendar: ({ path }) =>
      livePages.find(path) === undefined && availability.hasFeeds
        ? textResponse(503, "not known yet", policy, { "Retry-After": calendarRetrySeconds })
        : undefined,
    quote: answerQuote,
    feedStatus: (request) => answerFeedStatus(request, availability.status(), statusSecret, policy),
    publication: answerPublication,
    alive: () => textResponse(200, "ok", policy),
    ready: () => {
      if (!isReady()) return textResponse(503, "closing", policy);
      const waiting = waitingEnquiries();
      return textResponse(200, waiting ? `ready, enquiries waiting: ${waiting}` : "ready", policy);
    },
  };

  return (request) => {
    const endpoint = findEndpoint(request.path);
    return endpoint && answers[endpoint](request);
  };

  /** Only where the build has a desk. */
  async function answerPublication({ path }: SiteRequest): Promise<SiteResponse | undefined> {
    const text = livePages.find(path) && (await readPublication());
    return text === undefined ? undefined : textResponse(200, text, policy);
  }

  async function answerQuote({ query }: SiteRequest): Promise<SiteResponse> {
    const answer = await livePages.quote(query);
    if (answer) return jsonResponse(answer.status, answer.body, policy);
    await delayRefusal();
    return textResponse(503, "busy", policy, { "Retry-After": stayRetrySeconds });
  }
}
