import { hash, timingSafeEqual } from "node:crypto";
import { endpoints } from "./endpoints.ts";
import type { FeedStatus } from "./feeds/poller.ts";
import type { SiteRequest } from "./read-request.ts";
import { type SiteResponse, textResponse } from "./responses.ts";
import type { SitePolicy } from "./security-headers.ts";

/**
 * Answers whoever asks on this machine, or knows the secret, when each feed was last read and why
 * not; undefined to those who may not know that there is an answer. A feed is a number, its place in
 * the settings: its address is a secret.
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
  const type = { "Content-Type": endpoints.feedStatus.type };
  return textResponse(200, JSON.stringify({ feeds }), policy, type);
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/** Headers in which a proxy says for whom it asks, or that it is one. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-real-ip", "via"] as const;

/** Whether a request was made on this machine for this machine, and not by a proxy for others. */
function isLocal({ remoteAddress = "", headers }: SiteRequest): boolean {
  return (
    loopback.test(remoteAddress) &&
    localHost.test(headers.host ?? "") &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}

/** Takes the same time whatever is wrong. */
function isSame(given: string | undefined, expected: string | null): boolean {
  if (given === undefined || expected === null) return false;
  const digest = (text: string) => hash("sha256", text, "buffer");
  return timingSafeEqual(digest(given), digest(expected));
}
