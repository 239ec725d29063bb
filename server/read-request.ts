import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { endpoints } from "../house/routes/endpoints.ts";

/** A request; path and query as sent, the query with its `?`. */
export type SiteRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  /** Reads the body; resolves to null, and stops reading, if it is longer than `mostBytes`. */
  readonly readBody: (mostBytes: number) => Promise<Buffer | null>;
  /** The peer of the connection: a visitor or a proxy. */
  readonly remoteAddress: string | undefined;
};

/** A request, with the status to refuse it with if its address or `Host` is malformed. */
export type ReadRequest = SiteRequest & { readonly refusal?: 400 | 414 };

/** The longest accepted address; those of the site have fewer than 100 characters. */
export const maxTargetLength = 8192;

const absoluteForm = /^https?:\/\/([^/?#]*)/i;
const host = /^(?:[a-z0-9._-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const malformedPath = /[\\#]|%00|%(?![0-9a-f]{2})/i;

/**
 * Reads a request; the host of an absolute address is dropped. The query is not validated: newsletters add stray `%` to
 * addresses, and nothing here decodes it.
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
  // Node joins two `Host` lines with a comma, which is not valid in a host.
  const hasHost = headers.host === undefined ? !needsHost : host.test(headers.host);
  return isWellFormed && hasHost ? request : { ...request, refusal: 400 };
}

/** Whether a path is a health check; some balancers use HTTP/1.0, which has no `Host`. */
export function isHealthPath(path: string): boolean {
  return path === endpoints.alive.path || path === endpoints.ready.path;
}

/** The body; null if it is too long, by its announced or its real length, or if the request is aborted. */
async function readBytes(incoming: IncomingMessage, most: number): Promise<Buffer | null> {
  if (Number(incoming.headers["content-length"] ?? 0) > most) return null;
  const parts: Buffer[] = [];
  let length = 0;
  try {
    // The connection stays open for the answer 413.
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
