import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";

/** How long an idle connection stays open while the server closes, for a request that is already on its way. */
const graceMilliseconds = 1000;

/** Tracks the open connections of a server, each with the last response started on it. */
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
    /** Registers a response that has started. */
    begin(outgoing: ServerResponse): void {
      lastResponses.set(outgoing.req.socket, outgoing);
      if (isClosing) closeAfter(outgoing);
    },
    /** Calls back when the last response on a connection has ended; pipelined responses end in order. */
    afterLast(socket: Duplex, callBack: () => void): void {
      const last = lastResponses.get(socket);
      if (last === undefined || last.closed) callBack();
      else last.once("close", callBack);
    },
    /**
     * Closes the server after its running requests, or after the given time. Node's own `close` cuts off large
     * responses, which it counts as ended once the socket has buffered them, and idle connections on which a request is
     * arriving; and it waits for connections on which nothing ever arrives.
     */
    async close(limitMilliseconds: number): Promise<void> {
      isClosing = true;
      for (const last of lastResponses.values()) {
        if (last !== undefined && !last.closed) closeAfter(last);
      }
      // Two turns of the event loop, so that requests already received by the kernel are read first.
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
