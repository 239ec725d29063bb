/** A request line's address once it is safe to look at: path and query as they were sent. */
export type RequestTarget = { readonly path: string; readonly query: string };

/** Why an address is refused. */
export type RefusedTarget = { readonly refusal: 400 | 414 };

/** The longest address that is looked at; ours have fewer than 100 characters. */
export const maxTargetLength = 8192;

const absoluteForm = /^https?:\/\/([^/?#]*)/i;
const host = /^(?:[a-z0-9._-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const malformedPath = /[\\#]|%00|%(?![0-9a-f]{2})/i;

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
  const isWellFormed = path.startsWith("/") && isReadable(path) && !hasControlCharacter(relative);
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
    // Node gives the bytes of the request line as Latin-1; as UTF-8 they must make sense.
    const bytes = path.replace(/[\x80-\xff]/g, (byte) => encodeByte(byte));
    return decodeURIComponent(bytes) !== "";
  } catch {
    return false;
  }
}

function encodeByte(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16)}`;
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= 0x20 || code === 0x7f) {
      return true;
    }
  }
  return false;
}
