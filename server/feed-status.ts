import { hash, timingSafeEqual } from "node:crypto";
import type { FeedStatus } from "./feeds/poller.ts";
import type { SiteRequest } from "./read-request.ts";
import { jsonResponse, type SiteResponse } from "./responses.ts";
import type { SitePolicy } from "./security-headers.ts";

/**
 * Answers when each feed was last read, and its last fault, to requests from this machine or with the secret; undefined
 * for all others, for whom the address does not exist. A feed is named by its place in the settings, because its address
 * is a secret.
 */
export function answerFeedStatus(
  request: SiteRequest,
  statuses: readonly FeedStatus[],
  secret: string | null,
  policy: SitePolicy,
): SiteResponse | undefined {
  const { authorization } = request.headers;
  if (!isLocal(request) && !isSame(authorization, secret && `Bearer ${secret}`)) return undefined;
  const feeds = statuses.map((status, index) => ({ feed: index + 1, ...status }));
  return jsonResponse(200, { feeds }, policy);
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/** Headers that a proxy adds. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-real-ip", "via"] as const;

/** Whether a request comes from this machine itself, not through a proxy on it. */
function isLocal({ remoteAddress = "", headers }: SiteRequest): boolean {
  return (
    loopback.test(remoteAddress) &&
    localHost.test(headers.host ?? "") &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}

/** Compares in constant time. */
function isSame(given: string | undefined, expected: string | null): boolean {
  if (given === undefined || expected === null) return false;
  const digest = (text: string) => hash("sha256", text, "buffer");
  return timingSafeEqual(digest(given), digest(expected));
}
