import type { Readable } from "node:stream";

/**
 * Waits until a program says what a pattern matches, and gives back its first group. Throws a
 * sentence with what it said instead when it ends before; `name` names the program in it.
 */
export function readLine(stream: Readable, pattern: RegExp, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    stream.on("data", (chunk) => {
      said += chunk;
      const found = pattern.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    stream.once("end", () => reject(new Error(`${name} ended before it was ready: ${said}`)));
  });
}
