import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { admitRequest, showOnlyAdmitted } from "./admit-request.ts";
import { answerAtOnce } from "./answer-at-once.ts";
import { answerText, type PlainStatus, plainTexts, textHeaders } from "./answers.ts";
import { describeError, type Logger } from "./logger.ts";
import { statusOfParserError, writeRawAnswer } from "./raw-answer.ts";
import type { ReadyFiles } from "./ready-files.ts";
import type { Site } from "./site.ts";

const options = {
  /** Twice the longest address, so that a longer one reaches us and gets its 414. */
  maxHeaderSize: 32 * 1024,
  /** Checked by hand, so that the answer carries our headers. */
  requireHostHeader: false,
} as const;

/** How long clients may take, in milliseconds. */
type TimeLimits = {
  /** From the first moment of a connection, or of the next request on it, to the last header. */
  readonly headersTimeout: number;
  /** The same to the end of the body. */
  readonly requestTimeout: number;
  /** How often the two above are looked after. */
  readonly connectionsCheckingInterval: number;
  /** Between an answer and the next request. */
  readonly keepAliveTimeout: number;
  /** Without a byte in either direction, while an answer is under way too. */
  readonly silence: number;
  /** To go on sending after a request has been refused. */
  readonly linger: number;
};

const defaultLimits: TimeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  // Above the 60 s for which balancers keep their side open: they would meet a closed socket.
  keepAliveTimeout: 65_000,
  silence: 60_000,
  linger: 1000,
};

export type ServerParts = {
  readonly fetch: Parameters<typeof getRequestListener>[0];
  readonly findReady: ReadyFiles["find"];
  readonly site: Site;
  readonly log: Logger;
  /** Those of a server on the net unless a test's. */
  readonly limits?: TimeLimits;
};

/** A Node server in front of the app: refuses what no app should see, and logs every request. */
export function createHttpServer(parts: ServerParts): Server {
  const { fetch, findReady, site, log, limits = defaultLimits } = parts;
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
    lastAnswers.set(incoming.socket, outgoing);
    logWhenSent(log, incoming, outgoing, admission.path);
    const status = admission.refusal ?? refusal;
    if (status !== undefined) {
      refuse(outgoing, status);
    } else if (!answerAtOnce(incoming, outgoing, admission, findReady)) {
      showOnlyAdmitted(incoming, admission);
      void passOn(incoming, outgoing);
    }
  }

  const refused = new WeakSet<Duplex>();
  const lastAnswers = new WeakMap<Duplex, ServerResponse>();

  /** Waits for the answers to what came before on the socket: clients tell answers by their order. */
  function refuseSocket(socket: Duplex, status: PlainStatus): void {
    refused.add(socket);
    const last = lastAnswers.get(socket);
    if (last === undefined || last.closed) {
      refuseNow(socket, status);
    } else {
      last.once("close", () => refuseNow(socket, status));
    }
  }

  function refuseNow(socket: Duplex, status: PlainStatus): void {
    if (socket.writable) {
      log.info({ method: null, path: null, status });
      socket.end(writeRawAnswer(status, site));
      socket.resume();
    }
    setTimeout(() => socket.destroy(), limits.linger).unref();
  }

  const server = createServer({ ...options, ...limits }, (incoming, outgoing) =>
    handle(incoming, outgoing),
  );
  server.timeout = limits.silence;
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
  const level = path === "/healthz" || path === "/readyz" ? "debug" : "info";
  if (!log.writes(level)) return;
  const startedAt = performance.now();
  const { method, socket } = incoming;
  const bytesBefore = socket.bytesWritten;
  outgoing.on("close", () => {
    log[level]({
      method,
      path,
      status: outgoing.statusCode,
      milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
    });
  });
}
