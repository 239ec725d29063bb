import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { createCheckedLookup, requireAllowedLiteral } from "./checked-lookup.ts";
import { FeedError } from "./feed-error.ts";
import { readBody } from "./read-body.ts";

/** How feeds may be reached. */
export type Reach = {
  /** Whether a connection may be made to an IP address. */
  readonly isAllowed: (address: string) => boolean;
  /** How names are resolved; the system's way unless a test's. */
  readonly resolve?: LookupFunction;
};

const maxRedirects = 3;

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * A `fetch` for feeds: GET only, at most three redirects, each target checked like the first
 * address, the connection made to the address that was checked, the whole answer read up to 2 MB.
 */
export function createFeedRequest(reach: Reach) {
  return async (address: string, init: RequestInit): Promise<Response> => {
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await requestOnce(url, init, reach);
      if (answer instanceof Response) return answer;
      url = resolveTarget(answer.location, url);
    }
    throw new FeedError(`The address redirects more than ${maxRedirects} times.`);
  };
}

type Redirect = { readonly location: string };

function requestOnce(url: URL, init: RequestInit, reach: Reach): Promise<Response | Redirect> {
  requireAllowedLiteral(url.hostname, reach.isAllowed);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, {
      headers: Object.fromEntries(new Headers(init.headers)),
      // A connection of its own: one kept alive would have been checked for another address.
      agent: false,
      ...(init.signal ? { signal: init.signal } : {}),
      lookup: createCheckedLookup(reach.isAllowed, reach.resolve),
    })
      .on("error", reject)
      .on("response", async (answer) => {
        try {
          const { statusCode = 0, headers } = answer;
          if (redirectStatuses.has(statusCode) && headers.location !== undefined) {
            answer.destroy();
            resolve({ location: headers.location });
          } else if (statusCode === 200) {
            const bytes = await readBody(answer);
            resolve(new Response(bytes, { headers: validatorsOf(headers) }));
          } else {
            answer.destroy();
            resolve(new Response(null, { status: knownStatus(statusCode) }));
          }
        } catch (error) {
          reject(error);
        }
      })
      .end();
  });
}

function resolveTarget(location: string, base: URL): URL {
  const target = URL.parse(location, base);
  if (!target || !/^https?:$/.test(target.protocol)) {
    throw new FeedError("The address redirects to something that is no web address.");
  }
  return target;
}

function validatorsOf(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const validators = { ETag: headers["etag"], "Last-Modified": headers["last-modified"] };
  return Object.fromEntries(
    Object.entries(validators).filter((entry): entry is [string, string] => !!entry[1]),
  );
}

/** A `Response` cannot have every number that a server can send. */
function knownStatus(status: number): number {
  return status >= 200 && status <= 599 ? status : 502;
}
