import { createFetch, FetchError } from "ofetch";
import { FeedError } from "./feed-error.ts";
import { acceptedEncodings } from "./read-body.ts";
import { createFeedRequest, type Reach } from "./request-feed.ts";

/** What a platform told us to say when we ask again, so that it can answer "unchanged". */
export type Validators = { readonly etag: string | null; readonly lastModified: string | null };

/** A feed's answer: its bytes, or that nothing has changed since the validators' one. */
export type FeedAnswer =
  | { readonly kind: "unchanged" }
  | { readonly kind: "changed"; readonly bytes: Uint8Array; readonly validators: Validators };

/** Fetches one feed; rejects with a FeedError that holds no part of its address but the reason. */
export type FetchFeed = (
  address: string,
  validators: Validators,
  signal: AbortSignal,
) => Promise<FeedAnswer>;

/** Fetches feeds and says who asks: platforms refuse those who do not (`behaviour.md` 2.3). */
export function createFetchFeed(siteUrl: string, reach: Reach): FetchFeed {
  const fetchOnce = createFetch({ fetch: createFeedRequest(reach) as typeof fetch });
  return async (address, validators, signal) => {
    try {
      const response = await fetchOnce.raw(address, {
        responseType: "arrayBuffer",
        signal,
        headers: {
          "User-Agent": `villa-website/1.0 (+${siteUrl})`,
          Accept: "text/calendar, text/plain;q=0.5, */*;q=0.1",
          "Accept-Encoding": acceptedEncodings,
          ...conditionsOf(validators),
        },
        onRequestError: ({ error, options }) => {
          // Asking again would not make the answer smaller or the address public.
          if (error instanceof FeedError) options.retry = false;
        },
      });
      return readAnswer(response, validators);
    } catch (error) {
      throw signal.aborted ? new FeedError("No whole answer in time.") : toFeedError(error);
    }
  };
}

function readAnswer(
  { status, headers, _data }: Response & { _data?: ArrayBuffer | undefined },
  { etag, lastModified }: Validators,
): FeedAnswer {
  if (status === 304 && (etag ?? lastModified) !== null) return { kind: "unchanged" };
  if (status !== 200) throw new FeedError(`The platform answered with status ${status}.`);
  return {
    kind: "changed",
    bytes: new Uint8Array(_data ?? new ArrayBuffer(0)),
    validators: { etag: headers.get("ETag"), lastModified: headers.get("Last-Modified") },
  };
}

function conditionsOf({ etag, lastModified }: Validators): Record<string, string> {
  return {
    ...(etag === null ? {} : { "If-None-Match": etag }),
    ...(lastModified === null ? {} : { "If-Modified-Since": lastModified }),
  };
}

/** Messages of ofetch and Node may quote the address, which is a secret: only codes get through. */
function toFeedError(error: unknown): FeedError {
  if (error instanceof FeedError) return error;
  if (error instanceof FetchError) {
    return error.status === undefined
      ? toFeedError(error.cause)
      : new FeedError(`The platform answered with status ${error.status}.`);
  }
  const { code } = (error ?? {}) as { code?: unknown };
  return new FeedError(
    typeof code === "string" && /^[A-Z0-9_]+$/.test(code)
      ? `The platform cannot be reached (${code}).`
      : "The platform cannot be reached.",
  );
}
