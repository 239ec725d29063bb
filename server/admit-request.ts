import type { IncomingMessage } from "node:http";
import { isHost, readRequestTarget } from "./request-target.ts";

/** Path and query of a request that may be answered, or the status that it is refused with. */
export type Admission = {
  readonly path: string;
  readonly query: string;
  readonly refusal?: 400 | 414;
};

const maxLoggedPathLength = 200;

/** Checks address and `Host` as they were sent. */
export function admitRequest(incoming: IncomingMessage): Admission {
  const rawTarget = incoming.url ?? "";
  const target = readRequestTarget(rawTarget);
  if ("refusal" in target) {
    const path = rawTarget.split("?", 1)[0]?.slice(0, maxLoggedPathLength) ?? "";
    return { path, query: "", refusal: target.refusal };
  }
  const { path, query } = target;
  if (!hasOneHost(incoming)) {
    return { path, query, refusal: 400 };
  }
  return { path, query };
}

/**
 * Leaves in a request only what the app may see: the path with its query, and a host that the adapter
 * can always build an URL from.
 */
export function showOnlyAdmitted(incoming: IncomingMessage, { path, query }: Admission): void {
  incoming.url = path + query;
  incoming.headers.host = "localhost";
}

/** Node keeps the first of several `Host` lines; a proxy in front may have read the last. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let found: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") {
      if (found !== undefined) {
        return false;
      }
      found = rawHeaders[index + 1] ?? "";
    }
  }
  return found !== undefined && isHost(found);
}
