import { STATUS_CODES } from "node:http";
import { type PlainStatus, plainTexts, textHeaders } from "./answers.ts";
import { maxTargetLength } from "./request-target.ts";
import type { Site } from "./site.ts";

/** A whole answer as text, for sockets whose request Node could not read; it ends the connection. */
export function writeRawAnswer(status: PlainStatus, site: Site): string {
  const text = plainTexts[status];
  const headers = {
    ...textHeaders(text, site),
    Date: new Date().toUTCString(),
    Connection: "close",
    ...(status === 405 ? { Allow: "GET, HEAD" } : {}),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", text].join("\r\n");
}

/** The status for a request that Node's parser gave up on, from its error. */
export function statusOfParserError(
  error: NodeJS.ErrnoException & { rawPacket?: Buffer },
): PlainStatus {
  switch (error.code) {
    case "HPE_HEADER_OVERFLOW":
      return isLongTarget(error.rawPacket) ? 414 : 431;
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return 413;
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return 408;
    default:
      return 400;
  }
}

/** Whether what arrived starts with a method and an address that is too long by itself. */
function isLongTarget(packet: Buffer | undefined): boolean {
  const target = /^[A-Z]+ (\S+)/.exec(packet?.toString("latin1") ?? "")?.[1] ?? "";
  return target.length > maxTargetLength;
}
