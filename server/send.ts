import type { ServerResponse } from "node:http";
import type { HeaderFields } from "./asset.ts";
import type { SiteResponse } from "./responses.ts";

/** Writes a response; Node leaves out the body where the request is HEAD. */
export function send(outgoing: ServerResponse, { status, headers, body }: SiteResponse): void {
  outgoing.writeHead(status, listFields(headers));
  if (body === null) outgoing.end();
  else outgoing.end(body);
}

const fieldLists = new WeakMap<HeaderFields, string[]>();

/** Header fields as Node takes them fastest: names and values in turn; made once for each asset. */
function listFields(headers: HeaderFields): string[] {
  const known = fieldLists.get(headers);
  if (known !== undefined) return known;
  const fields = Object.entries(headers).flat();
  fieldLists.set(headers, fields);
  return fields;
}
