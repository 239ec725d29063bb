import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { followConnections } from "./connections.ts";
import type { Logger } from "./logger.ts";
import { isHealthPath, maxTargetLength, type ReadRequest, readRequest } from "./read-request.ts";
import type { Respond } from "./respond.ts";
import { type RefusalStatus, refusalResponse, refusals, send } from "./responses.ts";
import type { SitePolicy } from "./security-headers.ts";

// Imported as a module, it would bring fetch and WebSocket: 7 MB, and a quarter of the start.
const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");

const options = {
  /** Twice the longest address, so that a longer one reaches us and gets its 414. */
  maxHeaderSize: 32 * 1024,
  /** Checked by hand, so that the answer carries our headers. */
  requireHostHeader: false,
  /** Else Node would keep the first of two `Host` lines, of which a proxy may have read the other. */
  joinDuplicateHeaders: true,
  /** Nobody reads bodies, so none has to be made a stream where there is none: a third more requests. */
  optimizeEmptyRequests: true,
  /** A limit for silence holds between requests too: one more timer a request would say the same. */
  keepAliveTimeout: 0,
} as const;

/** How long clients may take, in milliseconds. */
const defaultLimits = {
  /** From the first moment of a connection, or of the next request on it, to the last header. */
  headersTimeout: 10_000,
  /** The same to the end of the body. */
  requestTimeout: 30_000,
  /** How often the two above are looked after. */
  connectionsCheckingInterval: 1000,
  /**
   * Without a byte in either direction, while an answer is under way or after it; above the 60 s for
   * which balancers keep their side open: they would meet a closed socket.
   */
  silence: 65_000,
  /** To go on sending after a request has been refused. */
  linger: 1000,
};

export type HttpParts = {
  readonly respond: Respond;
  readonly policy: SitePolicy;
  readonly log: Logger;
  /** Those of a server on the net unless a test's. */
  readonly limits?: typeof defaultLimits;
};

/** The longest path that is logged of a request that was refused. */
const maxLoggedPathLength = 200;

/**
 * A Node server, ready to listen, that refuses malformed requests and logs every request;
 * and how to close it.
 */
export function createHttpServer({ respond, policy, log, limits = defaultLimits }: HttpParts) {
  function handle(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    refusal?: RefusalStatus,
  ): void {
    connections.begin(outgoing);
    const request = readRequest(incoming);
    logWhenSent(log, request, outgoing);
    const status = request.refusal ?? refusal;
    if (status !== undefined) outgoing.shouldKeepAlive = false;
    if (status !== undefined) send(outgoing, refusalResponse(status, policy));
    else void respond(request).then((response) => send(outgoing, response));
  }

  const refused = new WeakSet<Duplex>();

  function refuseSocket(socket: Duplex, status: RefusalStatus): void {
    refused.add(socket);
    connections.afterLast(socket, () => {
      if (socket.writable) {
        log.info({ method: null, path: null, status });
        socket.end(writeRefusal(status, policy));
        socket.resume();
      }
      setTimeout(() => socket.destroy(), limits.linger).unref();
    });
  }

  const server = createServer({ ...options, ...limits });
  const connections = followConnections(server);
  server.timeout = limits.silence;
  server.on("request", (incoming, outgoing) => handle(incoming, outgoing));
  server.on("checkExpectation", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    handle(incoming, outgoing, 417);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (refused.has(socket) && error.code !== "ECONNRESET") {
      // The rest of a refused request: closing now would take the answer from the client as well.
      return;
    }
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
    } else {
      refuseSocket(socket, statusOfParserError(error));
    }
  });
  server.on("connect", (_incoming, socket: Socket) => {
    socket.on("error", () => socket.destroy());
    refuseSocket(socket, 405);
  });
  return { server, close: connections.close };
}

function logWhenSent(log: Logger, request: ReadRequest, outgoing: ServerResponse): void {
  const { method, path, refusal } = request;
  const level = isHealthPath(path) ? "debug" : "info";
  if (!log.writes(level)) return;
  const startedAt = performance.now();
  const { socket } = outgoing.req;
  const bytesBefore = socket.bytesWritten;
  outgoing.on("close", () => {
    log[level]({
      method,
      path: refusal === undefined ? path : path.slice(0, maxLoggedPathLength),
      status: outgoing.statusCode,
      milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
    });
  });
}

/** A refusal as text, for sockets whose request Node could not read; it ends the connection. */
function writeRefusal(status: RefusalStatus, policy: SitePolicy): string {
  const { headers } = refusalResponse(status, policy);
  const fields = { ...headers, Date: new Date().toUTCString(), Connection: "close" };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  return [statusLine, ...lines, "", refusals[status]].join("\r\n");
}

/** The status for a request that Node's parser gave up on, from its error. */
function statusOfParserError({
  code,
  rawPacket,
}: NodeJS.ErrnoException & { rawPacket?: Buffer }): RefusalStatus {
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code !== "HPE_HEADER_OVERFLOW") return 400;
  const [, target = ""] = /^[A-Z]+ (\S+)/.exec(rawPacket?.toString("latin1") ?? "") ?? [];
  return target.length > maxTargetLength ? 414 : 431;
}
