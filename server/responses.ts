import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Asset, Body, HeaderFields } from "./asset.ts";
import { type Bytes, chooseCoding } from "./content-coding.ts";
import type { SiteRequest } from "./read-request.ts";
import { type SitePolicy, securityHeaders } from "./security-headers.ts";

/** Status, headers and body of a response. */
export type SiteResponse = {
  readonly status: number;
  readonly headers: HeaderFields;
  readonly body: Bytes | null;
};

/** The statuses of refusals, with their body. */
export const refusals = {
  400: "Bad request",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  408: "Request time-out",
  413: "Content too large",
  414: "Address too long",
  417: "Expectation failed",
  431: "Request header fields too large",
} as const;

export type RefusalStatus = keyof typeof refusals;

/** `Retry-After` for a stay when the queue is full. */
export const stayRetrySeconds = "3";

/** The shortest delay of a refusal; the longest is twice that. */
const refusalMilliseconds = 1000;

/**
 * Delays a refusal, so that clients that retry at once get no advantage; by a random time, so that clients refused
 * together do not return together.
 */
export function delayRefusal(): Promise<void> {
  return wait(refusalMilliseconds * (1 + Math.random()));
}

/** The asset in the coding that the request prefers, or 304 if the client has it. */
export async function assetResponse(
  asset: Asset,
  request: SiteRequest,
  extra?: HeaderFields,
): Promise<SiteResponse> {
  const { headers, body } = represent(asset, request);
  const { "if-none-match": ifNoneMatch } = request.headers;
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, headers["ETag"])) {
    const { "Content-Type": _t, "Content-Encoding": _c, "Content-Length": _l, ...kept } = headers;
    return { status: 304, headers: add(extra, kept), body: null };
  }
  return withBody(200, add(extra, headers), body, request);
}

/** A page with a status such as 404, without an ETag. */
export function untaggedResponse(
  page: Asset,
  request: SiteRequest,
  status: number,
  extra?: HeaderFields,
): Promise<SiteResponse> {
  const { body, headers } = represent(page, request);
  const { ETag: _, ...rest } = headers;
  return withBody(status, add(extra, rest), body, request);
}

/** Without extra headers the same object is passed on, because its field list is cached by identity. */
function add(extra: HeaderFields | undefined, headers: HeaderFields): HeaderFields {
  return extra === undefined ? headers : { ...headers, ...extra };
}

async function withBody(
  status: number,
  headers: HeaderFields,
  body: Body,
  { method }: SiteRequest,
): Promise<SiteResponse> {
  if (method === "HEAD") return { status, headers, body: null };
  return { status, headers, body: body instanceof Uint8Array ? body : await body.read() };
}

/** A redirect to a path of this site. */
export function redirectResponse(
  status: 301 | 302 | 303,
  location: string,
  policy: SitePolicy,
  extra?: HeaderFields,
): SiteResponse {
  const headers = { ...securityHeaders([], policy), "Content-Length": "0", ...extra };
  return { status, headers: { ...headers, Location: location }, body: null };
}

/** Plain text that no cache keeps. */
export function textResponse(
  status: number,
  text: string,
  policy: SitePolicy,
  extra?: HeaderFields,
): SiteResponse {
  return freshResponse(status, text, "text/plain; charset=utf-8", policy, extra);
}

/** A value as JSON, for one visitor: no cache keeps it. */
export function jsonResponse(status: number, value: object, policy: SitePolicy): SiteResponse {
  return freshResponse(status, JSON.stringify(value), "application/json; charset=utf-8", policy);
}

function freshResponse(
  status: number,
  text: string,
  type: string,
  policy: SitePolicy,
  extra?: HeaderFields,
): SiteResponse {
  const body = new TextEncoder().encode(text);
  const headers = {
    ...securityHeaders([], policy),
    "Content-Type": type,
    "Content-Length": String(body.length),
    "Cache-Control": "no-store",
    ...extra,
  };
  return { status, headers, body };
}

/** A refusal with one line of text. */
export function refusalResponse(
  status: RefusalStatus,
  policy: SitePolicy,
  extra?: HeaderFields,
): SiteResponse {
  const allowed = status === 405 ? { Allow: "GET, HEAD" } : undefined;
  return textResponse(status, refusals[status], policy, { ...allowed, ...extra });
}

function represent(asset: Asset, request: SiteRequest) {
  return asset.represent(chooseCoding(request.headers["accept-encoding"], asset.codings));
}

/** Whether an `If-None-Match` header names a tag; weak and strong count as the same. */
function matchesEtag(ifNoneMatch: string, etag = ""): boolean {
  if (ifNoneMatch.trim() === "*") return true;
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag);
}

/** Writes a response; Node leaves out the body where the request is HEAD. */
export function send(outgoing: ServerResponse, { status, headers, body }: SiteResponse): void {
  outgoing.writeHead(status, listFields(headers)).end(body ?? undefined);
}

const fieldLists = new WeakMap<HeaderFields, string[]>();

/** Header fields as a flat list, the form that Node writes fastest; cached for each asset. */
function listFields(headers: HeaderFields): string[] {
  const cached = fieldLists.get(headers);
  if (cached !== undefined) return cached;
  const fields = Object.entries(headers).flat();
  fieldLists.set(headers, fields);
  return fields;
}
