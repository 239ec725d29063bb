import type { IncomingMessage } from "node:http";

/** Header fields by name, in any case; null where there is none. */
export type HeaderReader = Pick<Headers, "get">;

/** The header fields of a request as they were sent; one sent twice is joined as the app joins it. */
export function readHeaders({ rawHeaders }: IncomingMessage): HeaderReader {
  return {
    get: (name) => {
      const wanted = name.toLowerCase();
      let found: string | null = null;
      for (let index = 0; index < rawHeaders.length; index += 2) {
        const sent = rawHeaders[index] ?? "";
        if (sent.length !== wanted.length || sent.toLowerCase() !== wanted) continue;
        const value = rawHeaders[index + 1] ?? "";
        found = found === null ? value : `${found}${wanted === "cookie" ? "; " : ", "}${value}`;
      }
      return found;
    },
  };
}
