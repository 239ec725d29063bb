import { createHash } from "node:crypto";

/** Eight hexadecimal digits that stand for these parts: the same parts, the same digits. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    // The length keeps "ab" + "c" and "a" + "bc" apart.
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest("hex").slice(0, 8);
}
