import { chooseCoding } from "./content-coding.ts";
import { matchesEtag } from "./etag.ts";
import type { HeaderReader } from "./header-reader.ts";
import type { ReadyFile } from "./ready-files.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Site } from "./site.ts";
import type { Representation, StoredFile } from "./stored-file.ts";

type HeaderRecord = Readonly<Record<string, string>>;

/** Statuses whose answer is one line of plain text, and that line. */
export const plainTexts = {
  400: "Bad request",
  404: "Not found",
  405: "Method not allowed",
  408: "Request time-out",
  413: "Content too large",
  414: "Address too long",
  417: "Expectation failed",
  431: "Request header fields too large",
  500: "Internal server error",
} as const;

export type PlainStatus = keyof typeof plainTexts;

/** What is sent of a file: nothing of its bytes where the client has them already. */
export type FileAnswer = {
  readonly status: 200 | 304;
  readonly headers: HeaderRecord;
  readonly bytes: Representation["bytes"] | null;
};

/** The file in the packing that the request wants, or 304 where the client has it already. */
export function prepareAnswer({ file, extra }: ReadyFile, request: HeaderReader): FileAnswer {
  const { etag, headers, notModifiedHeaders, bytes } = represent(file, request);
  const ifNoneMatch = request.get("If-None-Match");
  const isKnown = ifNoneMatch !== null && matchesEtag(ifNoneMatch, etag);
  const usual = isKnown ? notModifiedHeaders : headers;
  return {
    status: isKnown ? 304 : 200,
    headers: extra === undefined ? usual : { ...usual, ...extra },
    bytes: isKnown ? null : bytes,
  };
}

/** The same as a response. */
export function answerFile(ready: ReadyFile, request: HeaderReader): Response | Promise<Response> {
  const { status, headers, bytes } = prepareAnswer(ready, request);
  const init = { status, headers };
  return bytes === null ? new Response(null, init) : answerBytes(bytes, init);
}

/** An error page with its status; without a tag, since nobody asks for it again. */
export function answerErrorPage(
  file: StoredFile,
  request: HeaderReader,
  status: 404 | 500,
): Response | Promise<Response> {
  const { bytes, headers } = represent(file, request);
  const { ETag: _, ...rest } = headers;
  return answerBytes(bytes, { status, headers: { ...rest, "Cache-Control": "no-cache" } });
}

/** At once where the bytes are in memory: most answers are, and a promise costs them time. */
function answerBytes(
  bytes: Representation["bytes"],
  init: ResponseInit,
): Response | Promise<Response> {
  return bytes instanceof Uint8Array
    ? new Response(bytes, init)
    : bytes.read().then((known) => new Response(known, init));
}

/** A redirect to a path of this site. */
export function answerRedirect(
  status: 301 | 302,
  location: string,
  site: Site,
  extra?: HeaderRecord,
): Response {
  const headers = { ...securityHeaders([], site), "Content-Length": "0", ...extra };
  return new Response(null, { status, headers: { ...headers, Location: location } });
}

/** One line of plain text that no cache keeps. */
export function answerText(
  status: number,
  text: string,
  site: Site,
  extra?: HeaderRecord,
): Response {
  return new Response(text, { status, headers: { ...textHeaders(text, site), ...extra } });
}

/** The headers of an answer of plain ASCII text, also for what Node answers without the app. */
export function textHeaders(text: string, site: Site): Record<string, string> {
  return {
    ...securityHeaders([], site),
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(text.length),
    "Cache-Control": "no-store",
  };
}

function represent(file: StoredFile, request: HeaderReader): Representation {
  const coding = chooseCoding(request.get("Accept-Encoding"), file.codings);
  const representation = file.representations.get(coding);
  if (representation === undefined) {
    throw new Error(`A file has no copy in ${coding}: the site table is incomplete.`);
  }
  return representation;
}
