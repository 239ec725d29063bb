import type { IncomingMessage } from "node:http";

/** Header fields by name, in any case; null where there is none. */
export type HeaderReader = Pick<Headers, "get">;

/** The header fields of a request, looked up as they were sent: few are asked for. */
export function readHeaders(incoming: IncomingMessage): HeaderReader {
  const { rawHeaders } = incoming;

  function get(name: string): string | null {
    const wanted = name.toLowerCase();
    let found: string | null = null;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const sent = rawHeaders[index] ?? "";
      if (sent.length !== wanted.length || sent.toLowerCase() !== wanted) continue;
      // Node knows what to do with a field that was sent twice.
      if (found !== null) return join(incoming.headers[wanted]);
      found = rawHeaders[index + 1] ?? "";
    }
    return found;
  }

  return { get };
}

function join(value: string | string[] | undefined): string | null {
  return Array.isArray(value) ? value.join(", ") : (value ?? null);
}
