// What no HTTP client would send.
import { connect } from "node:net";

/** Everything that a local port answers to a text, sent byte by byte as it is, until it closes. */
export function sendRaw(port: number, text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    answer += chunk;
  });
  // A server that refuses a long request may close before all of it has been sent.
  socket.on("error", () => {});
  socket.write(text, "latin1");
  socket.once("close", () => resolve(answer));
  return promise;
}

/** What a local port answers to a GET of a target, written as it is in the request line. */
export function sendTarget(port: number, target: string, method = "GET"): Promise<string> {
  return sendRaw(port, `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
}
