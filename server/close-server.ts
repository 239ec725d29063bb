import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Closes a server: running requests end first, but not later than after the time given. */
export type CloseServer = (limitMilliseconds: number) => Promise<void>;

/** A request may be under way on a connection that is silent: it has so long to arrive. */
const graceMilliseconds = 1000;

/**
 * Watches the requests of a server from its start, and gives the function that closes it. The
 * server's own `close` would cut off large answers (it counts them as ended once they are handed
 * over to the socket) and idle connections on which a request is just arriving, and wait for those
 * on which nothing ever arrives.
 */
export function prepareClosing(server: Server): CloseServer {
  /** Clients tell answers by their order: a connection is idle once the last one has ended. */
  const lastAnswers = new Map<Socket, ServerResponse | undefined>();
  let isClosing = false;

  server.on("connection", (socket: Socket) => {
    lastAnswers.set(socket, undefined);
    socket.once("close", () => lastAnswers.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    lastAnswers.set(socket, outgoing);
    if (isClosing) endAfter(outgoing, socket);
  });

  function endAfter(outgoing: ServerResponse, socket: Socket): void {
    outgoing.shouldKeepAlive = false;
    outgoing.once("close", () => {
      if (lastAnswers.get(socket) === outgoing) socket.destroySoon();
    });
  }

  function closeIdle(): void {
    for (const [socket, last] of lastAnswers) {
      if (last === undefined || last.closed) socket.destroy();
    }
  }

  return async (limitMilliseconds) => {
    isClosing = true;
    for (const [socket, last] of lastAnswers) {
      if (last !== undefined && !last.closed) endAfter(last, socket);
    }
    // Whole turns, so that what has reached the kernel by now is read before anything is closed.
    await nextTurn();
    await nextTurn();
    const { promise, resolve } = Promise.withResolvers<void>();
    NetServer.prototype.close.call(server, () => resolve());
    const grace = setTimeout(() => setImmediate(closeIdle), graceMilliseconds);
    const limit = setTimeout(() => server.closeAllConnections(), limitMilliseconds);
    await promise;
    clearTimeout(grace);
    clearTimeout(limit);
  };
}
