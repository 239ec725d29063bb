import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { HeaderFields, OpenFile } from "./asset.ts";
import type { SiteResponse } from "./responses.ts";

/**
 * Writes a response. A file that cannot be read to its end closes the connection, so that no client
 * takes what follows for the rest of it.
 */
export function send(outgoing: ServerResponse, { status, headers, body }: SiteResponse): void {
  outgoing.writeHead(status, listFields(headers));
  if (body === null || outgoing.req.method === "HEAD") outgoing.end();
  else if (body instanceof Uint8Array) outgoing.end(body);
  else sendFile(outgoing, body).catch(() => outgoing.destroy());
}

/** Most pictures are smaller: they are read in one go. */
const chunkBytes = 256 * 1024;

async function sendFile(outgoing: ServerResponse, file: OpenFile): Promise<void> {
  const { descriptor: fd, byteLength } = file;
  const range = { start: 0, end: byteLength - 1, highWaterMark: chunkBytes };
  const stream = createReadStream("", { fd, autoClose: false, ...range });
  await pipeline(stream, outgoing, { end: false });
  if (stream.bytesRead < byteLength) throw new Error("The file has become shorter.");
  outgoing.end();
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
