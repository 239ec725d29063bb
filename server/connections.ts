import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Closes a server: running requests end first, but not later than after the time given. */
export type CloseServer = (limitMilliseconds: number) => Promise<void>;

/** The connections of a server, each with the last response that was begun on it. */
export type Connections = {
  /** Notes a response that is begun. */
  readonly begin: (outgoing: ServerResponse) => void;
  /** Calls back once the last response on a connection has ended: clients tell them by their order. */
  readonly afterLast: (socket: Duplex, callBack: () => void) => void;
  /**
   * The server's own `close` would cut off large responses (it counts them as ended once they are
   * handed over to the socket) and idle connections on which a request is just arriving, and wait
   * for those on which nothing ever arrives.
   */
  readonly close: CloseServer;
};

/** A request may be under way on a connection that is silent: it has so long to arrive. */
const graceMilliseconds = 1000;

/** Follows the connections of a server from its start. */
export function followConnections(server: Server): Connections {
  const lastResponses = new Map<Duplex, ServerResponse | undefined>();
  let isClosing = false;

  server.on("connection", (socket: Duplex) => {
    lastResponses.set(socket, undefined);
    socket.once("close", () => lastResponses.delete(socket));
  });

  function closeAfter(outgoing: ServerResponse): void {
    const { socket } = outgoing.req;
    outgoing.shouldKeepAlive = false;
    outgoing.once("close", () => {
      if (lastResponses.get(socket) === outgoing) socket.destroySoon();
    });
  }

  return {
    begin(outgoing) {
      lastResponses.set(outgoing.req.socket, outgoing);
      if (isClosing) closeAfter(outgoing);
    },
    afterLast(socket, callBack) {
      const last = lastResponses.get(socket);
      if (last === undefined || last.closed) callBack();
      else last.once("close", callBack);
    },
    async close(limitMilliseconds) {
      isClosing = true;
      for (const last of lastResponses.values()) {
        if (last !== undefined && !last.closed) closeAfter(last);
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
    },
  };

  function closeIdle(): void {
    for (const [socket, last] of lastResponses) {
      if (last === undefined || last.closed) socket.destroy();
    }
  }
}
