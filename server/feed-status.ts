import { createHash, timingSafeEqual } from "node:crypto";
import type { FeedStatus } from "./feeds/poller.ts";
import type { SiteRequest } from "./read-request.ts";
import { type SiteResponse, textResponse } from "./responses.ts";
import type { SitePolicy } from "./security-headers.ts";

/** Where owners read how it is about each feed. */
export const feedStatusPath = "/api/availability/status";

/** The response to a request for it; undefined to those who may not know that there is one. */
export type AnswerFeedStatus = (request: SiteRequest) => SiteResponse | undefined;

/**
 * Answers whoever asks on this machine, or knows the secret, when each feed was last read and why
 * not. A feed is a number, its place in the settings: its address is a secret.
 */
export function createFeedStatus(
  statuses: () => readonly FeedStatus[],
  secret: string | null,
  policy: SitePolicy,
): AnswerFeedStatus {
  return ({ isLocal, headers }) => {
    if (!isLocal && !isSame(headers.authorization, secret && `Bearer ${secret}`)) {
      return undefined;
    }
    const feeds = statuses().map((status, index) => ({ feed: index + 1, ...status }));
    const type = { "Content-Type": "application/json; charset=utf-8" };
    return textResponse(200, JSON.stringify({ feeds }), policy, type);
  };
}

/** Takes the same time whatever is wrong. */
function isSame(given: string | undefined, expected: string | null): boolean {
  if (given === undefined || expected === null) return false;
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
