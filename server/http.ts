import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { followConnections } from "./connections.ts";
import type { Logger } from "./logger.ts";
import { isHealthPath, maxTargetLength, type ReadRequest, readRequest } from "./read-request.ts";
import type { Respond } from "./respond.ts";
import { type RefusalStatus, refusalResponse, refusals, send } from "./responses.ts";
import type { SitePolicy } from "./security-headers.ts";

// `import` would also load fetch and WebSocket: 7 MB, and a quarter of the start.
const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");

const options = {
  /** Twice the longest address, so that a longer one gets its 414. */
  maxHeaderSize: 32 * 1024,
  /** Checked by hand, so that the answer carries our headers. */
  requireHostHeader: false,
  /** Otherwise Node keeps the first of two `Host` lines, and a proxy may have read the other. */
  joinDuplicateHeaders: true,
  /** Without streams for empty bodies: a third more requests. */
  optimizeEmptyRequests: true,
  /** Off, because the limit of silence also applies between requests. */
  keepAliveTimeout: 0,
} as const;

/** How long clients may take, in milliseconds. */
const defaultLimits = {
  /** From the beginning of a connection, or of the next request, to the last header. */
  headersTimeout: 10_000,
  /** The same to the end of the body. */
  requestTimeout: 30_000,
  /** How often the two above are checked. */
  connectionsCheckingInterval: 1000,
  /**
   * Without a byte in either direction; above the 60 s for which balancers keep connections open, so that they do not meet
   * a closed socket.
   */
  silence: 65_000,
  /** To continue sending after a refused request. */
  linger: 1000,
};

export type HttpParts = {
  readonly respond: Respond;
  readonly policy: SitePolicy;
  readonly log: Logger;
  /** The time limits; shorter in tests. */
  readonly limits?: typeof defaultLimits;
};

/** The longest logged path of a refused request. */
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
      // Reads the rest of a refused request: closing now would also discard the answer.
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
