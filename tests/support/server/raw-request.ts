// What no HTTP client would send.
import { connect, type Socket } from "node:net";

/** A server that has said nothing for so long has forgotten the connection. */
const silenceMilliseconds = 25_000;

/**
 * Everything that a local port answers to a text, one character a byte, until it closes; rejects
 * where it never does. What else the client does comes after the text.
 */
export function sendRaw(
  port: number,
  text: string,
  goOn: (socket: Socket) => void = () => {},
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1").setTimeout(silenceMilliseconds, () => {
    reject(new Error(`The server keeps the connection open after ${JSON.stringify(answer)}.`));
    socket.destroy();
  });
  socket.on("data", (chunk: string) => {
    answer += chunk;
  });
  // A server that refuses a long request may close before all of it has been sent.
  socket.on("error", () => {});
  socket.once("close", () => resolve(answer));
  socket.write(text, "latin1");
  goOn(socket);
  return promise;
}

/** What a local port answers to a GET of a target, written as it is in the request line. */
export function sendTarget(port: number, target: string, method = "GET"): Promise<string> {
  return sendRaw(port, `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
}
