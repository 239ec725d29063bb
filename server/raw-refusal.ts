import { STATUS_CODES } from "node:http";
import { maxTargetLength } from "./read-request.ts";
import { type Refusal, refusalResponse, refusals } from "./responses.ts";
import type { SitePolicy } from "./security-headers.ts";

/** A refusal as text, for sockets whose request Node could not read; it ends the connection. */
export function writeRefusal(status: Refusal, policy: SitePolicy): string {
  const { headers } = refusalResponse(status, policy);
  const fields = { ...headers, Date: new Date().toUTCString(), Connection: "close" };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  return [statusLine, ...lines, "", refusals[status]].join("\r\n");
}

/** The status for a request that Node's parser gave up on, from its error. */
export function statusOfParserError(
  error: NodeJS.ErrnoException & { rawPacket?: Buffer },
): Refusal {
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
