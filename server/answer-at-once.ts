import type { IncomingMessage, ServerResponse } from "node:http";
import type { Admission } from "./admit-request.ts";
import { type FileAnswer, prepareAnswer } from "./answers.ts";
import { readHeaders } from "./header-reader.ts";
import type { ReadyFiles } from "./ready-files.ts";

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
  outgoing.writeHead(answer.status, answer.headers);
  outgoing.end(answer.bytes);
  return true;
}

function prepare(
  incoming: IncomingMessage,
  path: string,
  query: string,
  findReady: ReadyFiles["find"],
): FileAnswer | undefined {
  const { method, headers } = incoming;
  const hasBody = "content-length" in headers || "transfer-encoding" in headers;
  if (hasBody || (method !== "GET" && method !== "HEAD")) return undefined;
  try {
    const reader = readHeaders(incoming);
    const ready = findReady(path, query, reader);
    return ready && prepareAnswer(ready, reader);
  } catch {
    // The app meets the same error, and has a page and a line in the log for it.
    return undefined;
  }
}

function isInMemory(bytes: FileAnswer["bytes"]): bytes is Uint8Array<ArrayBuffer> | null {
  return bytes === null || bytes instanceof Uint8Array;
}
