import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";

/** A request may be under way on a connection that is silent: it has so long to arrive. */
const graceMilliseconds = 1000;

/** Follows the connections of a server from its start, each with the last response begun on it. */
export function followConnections(server: Server) {
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
    /** Notes a response that is begun. */
    begin(outgoing: ServerResponse): void {
      lastResponses.set(outgoing.req.socket, outgoing);
      if (isClosing) closeAfter(outgoing);
    },
    /** Calls back once the last response on a connection has ended: clients tell them by their order. */
    afterLast(socket: Duplex, callBack: () => void): void {
      const last = lastResponses.get(socket);
      if (last === undefined || last.closed) callBack();
      else last.once("close", callBack);
    },
    /**
     * Closes the server: running requests end first, but not later than after the time given. Its own
     * `close` would cut off large responses (it counts them as ended once they are handed over to the
     * socket) and idle connections on which a request is just arriving, and wait for those on which
     * nothing ever arrives.
     */
    async close(limitMilliseconds: number): Promise<void> {
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
