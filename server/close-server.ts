import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** Closes a server: running requests end first, but not later than after the time given. */
export type CloseServer = (limitMilliseconds: number) => Promise<void>;

/**
 * Watches the requests of a server from its start, and gives the function that closes it. The
 * server's own `close` would cut off large answers (it counts them as ended once they are handed
 * over to the socket) and wait for connections on which nothing has arrived yet.
 */
export function prepareClosing(server: Server): CloseServer {
  const sockets = new Set<Socket>();
  const running = new Map<ServerResponse, Socket>();
  let isClosing = false;

  function isIdle(socket: Socket): boolean {
    return !running.values().some((busy) => busy === socket);
  }

  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    running.set(outgoing, socket);
    outgoing.shouldKeepAlive &&= !isClosing;
    outgoing.once("close", () => {
      running.delete(outgoing);
      if (isClosing && isIdle(socket)) {
        socket.destroySoon();
      }
    });
  });

  return async (limitMilliseconds) => {
    isClosing = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => server.closeAllConnections(), limitMilliseconds);
    NetServer.prototype.close.call(server, () => resolve());
    for (const outgoing of running.keys()) {
      outgoing.shouldKeepAlive = false;
    }
    for (const socket of [...sockets].filter(isIdle)) {
      socket.destroy();
    }
    await promise;
    clearTimeout(timer);
  };
}
