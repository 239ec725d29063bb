import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { endpoints } from "./endpoints.ts";

/** What a response depends on; path and query as they were sent, the query with its `?`. */
export type SiteRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  /** Reads the body; resolves to nothing, and reads no further, where it is longer. */
  readonly readBody: (mostBytes: number) => Promise<Buffer | null>;
  /** Where the connection comes from: a visitor, or a proxy. */
  readonly remoteAddress: string | undefined;
};

/** A request, and the status that it is refused with for its address or its `Host`. */
export type ReadRequest = SiteRequest & { readonly refusal?: 400 | 414 };

/** The longest address that is looked at; ours have fewer than 100 characters. */
export const maxTargetLength = 8192;

const absoluteForm = /^https?:\/\/([^/?#]*)/i;
const host = /^(?:[a-z0-9._-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const malformedPath = /[\\#]|%00|%(?![0-9a-f]{2})/i;

/**
 * Reads a request as it was sent; the host of an absolute address is left out. A query is kept as it
 * is: mailings add stray `%` to addresses, and nothing here decodes it.
 */
export function readRequest(incoming: IncomingMessage): ReadRequest {
  const { method = "", url: target = "", headers } = incoming;
  const { remoteAddress } = incoming.socket;
  const relative = removeAuthority(target);
  const queryStart = relative.indexOf("?");
  const path = queryStart === -1 ? relative : relative.slice(0, queryStart);
  const query = queryStart === -1 ? "" : relative.slice(queryStart);
  const readBody = (mostBytes: number) => readBytes(incoming, mostBytes);
  const request = { method, path, query, headers, remoteAddress, readBody };
  if (target.length > maxTargetLength) return { ...request, refusal: 414 };
  const isWellFormed = path.startsWith("/") && isReadable(path);
  const needsHost = incoming.httpVersion !== "1.0" || !isHealthPath(path);
  // Two `Host` lines are one with a comma, which no host has.
  const hasHost = headers.host === undefined ? !needsHost : host.test(headers.host);
  return isWellFormed && hasHost ? request : { ...request, refusal: 400 };
}

/** Whether a path is one that balancers ask; some do so by HTTP/1.0, which knows no `Host`. */
export function isHealthPath(path: string): boolean {
  return path === endpoints.alive.path || path === endpoints.ready.path;
}

/** What is announced as too long is not begun with; what breaks off is as good as nothing. */
async function readBytes(incoming: IncomingMessage, most: number): Promise<Buffer | null> {
  if (Number(incoming.headers["content-length"] ?? 0) > most) return null;
  const parts: Buffer[] = [];
  let length = 0;
  try {
    // Whoever sends too much is still told so.
    for await (const part of incoming.iterator({ destroyOnReturn: false })) {
      length += part.length;
      if (length > most) return null;
      parts.push(part);
    }
  } catch {
    return null;
  }
  return Buffer.concat(parts);
}

function removeAuthority(target: string): string {
  const match = absoluteForm.exec(target);
  if (match?.[1] === undefined || !host.test(match[1])) return target;
  const rest = target.slice(match[0].length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function isReadable(path: string): boolean {
  if (malformedPath.test(path)) return false;
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
