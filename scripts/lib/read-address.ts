import type { ChildProcessByStdio } from "node:child_process";
import type { Readable } from "node:stream";

/**
 * The first address that a server prints, once it has printed all of it. Rejects with a sentence
 * where the server, which `name` names, ends before.
 */
export function readAddress(
  server: ChildProcessByStdio<null, Readable, null>,
  name: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
    server.stdout.on("data", (chunk) => {
      printed += chunk;
      const address = /(http:\/\/\S+)\s/.exec(printed)?.[1];
      if (address) resolve(address);
    });
  });
}
