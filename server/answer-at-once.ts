import type { IncomingMessage, ServerResponse } from "node:http";
import type { Admission } from "./admit-request.ts";
import { type FileAnswer, prepareAnswer } from "./answers.ts";
import { readHeaders } from "./header-reader.ts";
import type { ReadyFiles } from "./ready-files.ts";
import type { Bytes } from "./stored-file.ts";

/**
 * Answers what stands ready in memory, and says whether it did. The app would give the same answer:
 * the objects and promises around it take longer than all the rest.
 */
export function answerAtOnce(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { path, query }: Admission,
  findReady: ReadyFiles["find"],
): boolean {
  const answer = prepare(incoming, path, query, findReady);
  if (answer === undefined || !isInMemory(answer.bytes)) return false;
  outgoing.writeHead(answer.status, listFields(answer.headers));
  if (answer.bytes === null || incoming.method === "HEAD") outgoing.end();
  else outgoing.end(answer.bytes);
  return true;
}

function prepare(
  incoming: IncomingMessage,
  path: string,
  query: string,
  findReady: ReadyFiles["find"],
): FileAnswer | undefined {
  if (incoming.method !== "GET" && incoming.method !== "HEAD") return undefined;
  const headers = readHeaders(incoming);
  const hasBody =
    headers.get("Content-Length") !== null || headers.get("Transfer-Encoding") !== null;
  if (hasBody) return undefined;
  try {
    const ready = findReady(path, query, headers);
    return ready && prepareAnswer(ready, headers);
  } catch {
    // The app meets the same error, and has a page and a line in the log for it.
    return undefined;
  }
}

function isInMemory(bytes: FileAnswer["bytes"]): bytes is Bytes | null {
  return bytes === null || bytes instanceof Uint8Array;
}

const fieldLists = new WeakMap<FileAnswer["headers"], string[]>();

/** Header fields as Node takes them fastest: names and values in turn; made once for each answer. */
function listFields(headers: FileAnswer["headers"]): string[] {
  const known = fieldLists.get(headers);
  if (known !== undefined) return known;
  const fields = Object.entries(headers).flat();
  fieldLists.set(headers, fields);
  return fields;
}
