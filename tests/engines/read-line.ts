import type { Readable } from "node:stream";

/** Waits until a program says what a pattern matches, and gives back its first group; throws when it ends before. */
export function readLine(stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    stream.on("data", (chunk) => {
      said += chunk;
      const found = pattern.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    stream.once("end", () => reject(new Error(`The browser ended before it was ready: ${said}`)));
  });
}
