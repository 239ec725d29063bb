import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { admitRequest } from "./admit-request.ts";
import { answerText, type PlainStatus, plainTexts, textHeaders } from "./answers.ts";
import { describeError, type Logger } from "./logger.ts";
import { statusOfParserError, writeRawAnswer } from "./raw-answer.ts";
import type { Site } from "./site.ts";

const limits = {
  /** Twice the longest address, so that a longer one reaches us and gets its 414. */
  maxHeaderSize: 32 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  /** Above the 60 s for which balancers keep their side open: they would meet a closed socket. */
  keepAliveTimeout: 65_000,
  /** Checked by hand, so that the answer carries our headers. */
  requireHostHeader: false,
} as const;

/** A socket on which nothing has moved for so long is given up. */
const socketTimeoutMilliseconds = 60_000;

/** How long a client may go on sending after its request has been refused. */
const refusedLingerMilliseconds = 1000;

export type ServerParts = {
  readonly fetch: Parameters<typeof getRequestListener>[0];
  readonly site: Site;
  readonly log: Logger;
};

/** A Node server in front of the app: refuses what no app should see, and logs every request. */
export function createHttpServer({ fetch, site, log }: ServerParts): Server {
  const passOn = getRequestListener(fetch, {
    errorHandler: (error) => {
      log.error({ message: "A request could not be answered.", ...describeError(error) });
      return answerText(500, plainTexts[500], site);
    },
  });

  function refuse(outgoing: ServerResponse, status: PlainStatus): void {
    const text = plainTexts[status];
    outgoing.writeHead(status, { ...textHeaders(text, site), Connection: "close" });
    outgoing.end(text);
  }

  function handle(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    refusal?: PlainStatus,
  ): void {
    const admission = admitRequest(incoming);
    logWhenSent(log, incoming, outgoing, admission.path);
    const status = admission.refusal ?? refusal;
    if (status === undefined) {
      void passOn(incoming, outgoing);
    } else {
      refuse(outgoing, status);
    }
  }

  const refused = new WeakSet<Duplex>();

  // Answers go to their socket in one piece, so one written here cannot land inside another.
  function refuseSocket(socket: Duplex, status: PlainStatus): void {
    refused.add(socket);
    log.info({ method: null, path: null, status });
    socket.end(writeRawAnswer(status, site));
    socket.resume();
    setTimeout(() => socket.destroy(), refusedLingerMilliseconds).unref();
  }

  const server = createServer(limits, (incoming, outgoing) => handle(incoming, outgoing));
  server.timeout = socketTimeoutMilliseconds;
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
  return server;
}

function logWhenSent(
  log: Logger,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path: string,
): void {
  const startedAt = performance.now();
  const { method, socket } = incoming;
  const bytesBefore = socket.bytesWritten;
  const write = path === "/healthz" || path === "/readyz" ? log.debug : log.info;
  outgoing.once("close", () => {
    write({
      method,
      path,
      status: outgoing.statusCode,
      milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
    });
  });
}
