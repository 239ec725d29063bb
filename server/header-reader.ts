import type { IncomingMessage } from "node:http";

/** Header fields by name, in any case; null where there is none. */
export type HeaderReader = Pick<Headers, "get">;

/** The header fields of a request as Node has read them. */
export function readHeaders({ headers }: IncomingMessage): HeaderReader {
  return {
    get: (name) => {
      const value = headers[name.toLowerCase()];
      return typeof value === "string" ? value : null;
    },
  };
}
