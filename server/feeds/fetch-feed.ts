import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { FeedError } from "./feed-entry.ts";
import {
  createCheckedLookup,
  type NetworkPolicy,
  requireAllowedLiteral,
} from "./network-policy.ts";

/** The validators of the last response, for a conditional request. */
type Validators = { readonly etag: string | null; readonly lastModified: string | null };

/** A feed's answer: its bytes, or unchanged by the validators. */
export type FeedAnswer =
  | { readonly kind: "unchanged" }
  | { readonly kind: "changed"; readonly bytes: Uint8Array; readonly validators: Validators };

/** Fetches one feed; rejects with a FeedError without any part of its address. */
export type FetchFeed = (
  address: string,
  validators: Validators,
  signal: AbortSignal,
) => Promise<FeedAnswer>;

type FeedResponse = Awaited<ReturnType<typeof requestOnce>>;

type FeedRequest = {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly policy: NetworkPolicy;
};

const maxRedirects = 3;

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Statuses of temporary failures. */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 425, 500, 502, 503, 504]);

/** The longest `Retry-After` that is respected: a day. */
const maxRetryAfterSeconds = 24 * 60 * 60;

/** Far above feeds of one house: the largest seen has 4 kB. */
const maxFeedBytes = 2 * 1024 * 1024;

/**
 * Fetches feeds with a `User-Agent`, because platforms refuse requests without. At most three redirects, each
 * target checked like the first address, the connection made to the address that was checked, up to
 * 2 MB; asked once more after a fault that may pass.
 */
export function createFetchFeed(siteUrl: string, policy: NetworkPolicy): FetchFeed {
  return async (address, validators, signal) => {
    const headers = {
      "User-Agent": `villa-website/1.0 (+${siteUrl})`,
      Accept: "text/calendar, text/plain;q=0.5, */*;q=0.1",
      "Accept-Encoding": "gzip",
      ...(validators.etag === null ? {} : { "If-None-Match": validators.etag }),
      ...(validators.lastModified === null ? {} : { "If-Modified-Since": validators.lastModified }),
    };
    try {
      return toAnswer(await requestTwice(address, { headers, signal, policy }), validators);
    } catch (error) {
      throw signal.aborted ? new FeedError("No whole answer in time.") : toFeedError(error);
    }
  };
}

function toAnswer({ status, headers, bytes }: FeedResponse, sent: Validators): FeedAnswer {
  if (status === 304 && (sent.etag ?? sent.lastModified) !== null) return { kind: "unchanged" };
  if (status !== 200) {
    throw new FeedError(`The platform answered with status ${status}.`, readRetryAfter(headers));
  }
  const { etag = null, "last-modified": lastModified = null } = headers;
  return { kind: "changed", bytes, validators: { etag, lastModified } };
}

/** `Retry-After` (RFC 9110, 10.2.3) in seconds; it may be a date by the platform's clock. */
function readRetryAfter({ "retry-after": text = "", date }: IncomingHttpHeaders): number {
  const now = Date.parse(date ?? "") || Date.now();
  const isNumber = /^\d{1,9}$/.test(text.trim());
  const seconds = isNumber ? Number(text) : (Date.parse(text) - now) / 1000;
  return Math.min(Math.max(seconds || 0, 0), maxRetryAfterSeconds);
}

async function requestTwice(address: string, request: FeedRequest): Promise<FeedResponse> {
  try {
    const response = await followRedirects(address, request);
    const isToWait = readRetryAfter(response.headers) > 0;
    if (!passingStatuses.has(response.status) || isToWait) return response;
  } catch (error) {
    // A retry would not make the answer smaller or the address public.
    if (error instanceof FeedError || request.signal.aborted) throw error;
  }
  return await followRedirects(address, request);
}

async function followRedirects(address: string, request: FeedRequest): Promise<FeedResponse> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await requestOnce(url, request);
    const { location } = response.headers;
    if (!redirectStatuses.has(response.status) || location === undefined) return response;
    const target = URL.parse(location, url);
    if (!target || !/^https?:$/.test(target.protocol)) {
      throw new FeedError("The address redirects to something that is no web address.");
    }
    url = target;
  }
  throw new FeedError(`The address redirects more than ${maxRedirects} times.`);
}

/** The bytes are empty unless the status is 200. */
async function requestOnce(url: URL, { headers, signal, policy }: FeedRequest) {
  requireAllowedLiteral(url.hostname, policy);
  // Here, and not as a module (see http.ts): the certificates of all authorities take 5 MB.
  const { request } = process.getBuiltinModule(
    url.protocol === "https:" ? "node:https" : "node:http",
  );
  const outgoing = request(url, {
    headers,
    signal,
    // A new connection: a kept one may have been checked for another address.
    agent: false,
    lookup: createCheckedLookup(policy),
  });
  // Errors after the response headers also reach the response stream.
  outgoing.on("error", () => {}).end();
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  try {
    const { statusCode: status = 0, headers: received } = incoming;
    const bytes = status === 200 ? await readBody(incoming) : new Uint8Array();
    return { status, headers: received, bytes };
  } finally {
    incoming.destroy();
  }
}

/** The decoded body. Throws a FeedError above 2 MB before or after decoding. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of limit(decode(incoming))) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

async function* limit(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of stream) {
    total += chunk.length;
    if (total > maxFeedBytes) throw new FeedError("The answer is larger than 2 MB.");
    yield chunk;
  }
}

function decode(incoming: IncomingMessage): AsyncIterable<Buffer> {
  const coding = (incoming.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (coding === "identity") return incoming;
  if (coding !== "gzip") throw new FeedError("The answer is packed in a way that is not known.");
  // Errors of all streams reach the reader through the last one.
  return pipeline(incoming, limit, createGunzip(), () => {});
}

/** Messages of Node may quote the secret address: only codes are used. */
function toFeedError(error: unknown): FeedError {
  if (error instanceof FeedError) return error;
  const { code } = (error ?? {}) as { code?: unknown };
  return new FeedError(
    typeof code === "string" && /^[A-Z0-9_]+$/.test(code)
      ? `The platform cannot be reached (${code}).`
      : "The platform cannot be reached.",
  );
}
