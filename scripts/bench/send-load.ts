import { connect } from "node:net";

/** Where to send requests: their heads as text, which are gone through again and again. */
export type Load = {
  readonly port: number;
  readonly heads: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
};

const headEnd = "\r\n\r\n";

/**
 * Sends requests over kept connections, the next on each as soon as its answer is complete, and gives
 * back how many answers came. It reads no more of an answer than its length: a client that did more
 * would be slower than what it measures. Nor does it sleep in between: on a virtual machine waking the
 * client costs a server as much as the answer, and the slower of two servers more often. Throws at an
 * answer that is not 200.
 */
export async function sendLoad(load: Load): Promise<number> {
  const until = performance.now() + load.milliseconds;
  const heads = endless(load.heads);
  const letSleep = stayAwake();
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => useConnection(load.port, heads, until)),
  ).finally(letSleep);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Keeps this process from waiting for anything; gives back how to end that. */
function stayAwake(): () => void {
  let next = setImmediate(goOn);
  function goOn() {
    next = setImmediate(goOn);
  }
  return () => clearImmediate(next);
}

function useConnection(port: number, heads: Iterator<string>, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let [answers, missing] = [0, 0];
    let begun = Buffer.alloc(0);
    const ask = () => socket.write(heads.next().value);
    socket.on("connect", ask);
    socket.on("error", reject);
    socket.on("close", () => resolve(answers));
    socket.on("data", (chunk) => {
      if (missing > 0) {
        missing -= chunk.length;
      } else {
        begun = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
        const end = begun.indexOf(headEnd);
        if (end < 0) return;
        const head = begun.toString("latin1", 0, end);
        const length = /^content-length: *(\d+)/im.exec(head)?.[1];
        if (!head.startsWith("HTTP/1.1 200") || length === undefined) {
          socket.destroy(new Error(`no answer of known length: ${head}`));
          return;
        }
        missing = Number(length) - (begun.length - end - headEnd.length);
        begun = Buffer.alloc(0);
      }
      if (missing > 0) return;
      answers += 1;
      if (performance.now() < until) ask();
      else socket.destroy();
    });
  });
}

function* endless(heads: readonly string[]): Generator<string, never> {
  while (true) yield* heads;
}
