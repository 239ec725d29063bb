/** A request line's address once it is safe to look at: path and query as they were sent. */
export type RequestTarget = { readonly path: string; readonly query: string };

/** Why an address is refused. */
export type RefusedTarget = { readonly refusal: 400 | 414 };

/** The longest address that is looked at; ours have fewer than 100 characters. */
export const maxTargetLength = 8192;

const absoluteForm = /^https?:\/\/([^/?#]*)/i;
const host = /^(?:[a-z0-9._-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const malformedPath = /[\\#]|%00|%(?![0-9a-f]{2})/i;
/** Everything that an address may not hold unescaped; Node's parser lets some of it through. */
const unprintable = /[^\x21-\x7e]/;

/** Whether a `Host` header holds a host name or address, with or without a port. */
export function isHost(text: string): boolean {
  return host.test(text);
}

/**
 * Path and query of a raw request target, the host of an absolute one left out. A query is kept as
 * it is: mailings add stray `%` to addresses, and nothing here decodes it.
 */
export function readRequestTarget(target: string): RequestTarget | RefusedTarget {
  if (target.length > maxTargetLength) {
    return { refusal: 414 };
  }
  const relative = removeAuthority(target);
  const queryStart = relative.indexOf("?");
  const path = queryStart === -1 ? relative : relative.slice(0, queryStart);
  const query = queryStart === -1 ? "" : relative.slice(queryStart);
  const isWellFormed = path.startsWith("/") && isReadable(path) && !unprintable.test(relative);
  return isWellFormed ? { path, query } : { refusal: 400 };
}

function removeAuthority(target: string): string {
  const match = absoluteForm.exec(target);
  if (match?.[1] === undefined || !isHost(match[1])) {
    return target;
  }
  const rest = target.slice(match[0].length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function isReadable(path: string): boolean {
  if (malformedPath.test(path)) {
    return false;
  }
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
