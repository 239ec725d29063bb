import type { Asset, Body, HeaderFields, Representation } from "./asset.ts";
import { chooseCoding } from "./content-coding.ts";
import { matchesEtag } from "./etag.ts";
import type { HeaderReader } from "./read-request.ts";
import { type SitePolicy, securityHeaders } from "./security-headers.ts";

/** All that is sent for a request; to HEAD the same without the body. */
export type SiteResponse = {
  readonly status: number;
  readonly headers: HeaderFields;
  readonly body: Body | null;
};

/** Statuses that a request is refused with, and the line that says so. */
export const refusals = {
  400: "Bad request",
  404: "Not found",
  405: "Method not allowed",
  408: "Request time-out",
  413: "Content too large",
  414: "Address too long",
  417: "Expectation failed",
  431: "Request header fields too large",
} as const;

export type Refusal = keyof typeof refusals;

/** The asset in the coding that the request wants, or 304 where the client has it already. */
export function assetResponse(
  asset: Asset,
  request: HeaderReader,
  extra?: HeaderFields,
): SiteResponse {
  const { etag, headers, notModifiedHeaders, body } = represent(asset, request);
  const ifNoneMatch = request.get("If-None-Match");
  const isKnown = ifNoneMatch !== null && matchesEtag(ifNoneMatch, etag);
  const usual = isKnown ? notModifiedHeaders : headers;
  return {
    status: isKnown ? 304 : 200,
    headers: extra === undefined ? usual : { ...usual, ...extra },
    body: isKnown ? null : body,
  };
}

/** An error page with its status; without a tag, since nobody asks for it again. */
export function errorResponse(page: Asset, request: HeaderReader, status: 404 | 500): SiteResponse {
  const { body, headers } = represent(page, request);
  const { ETag: _, ...rest } = headers;
  return { status, headers: rest, body };
}

/** A redirect to a path of this site. */
export function redirectResponse(
  status: 301 | 302,
  location: string,
  policy: SitePolicy,
  extra?: HeaderFields,
): SiteResponse {
  const headers = { ...securityHeaders([], policy), "Content-Length": "0", ...extra };
  return { status, headers: { ...headers, Location: location }, body: null };
}

/** One line of plain ASCII text that no cache keeps. */
export function textResponse(
  status: number,
  text: string,
  policy: SitePolicy,
  extra?: HeaderFields,
): SiteResponse {
  const headers = {
    ...securityHeaders([], policy),
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(text.length),
    "Cache-Control": "no-store",
    ...extra,
  };
  return { status, headers, body: new TextEncoder().encode(text) };
}

/** The refusal of a request, in one line. */
export function refusalResponse(status: Refusal, policy: SitePolicy): SiteResponse {
  const extra = status === 405 ? { Allow: "GET, HEAD" } : undefined;
  return textResponse(status, refusals[status], policy, extra);
}

function represent(asset: Asset, request: HeaderReader): Representation {
  return asset.represent(chooseCoding(request.get("Accept-Encoding"), asset.codings));
}
