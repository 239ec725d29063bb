import { constants, crc32, deflateRawSync } from "node:zlib";
import type { Bytes } from "./content-coding.ts";

/** A fast one: a page for a stay is 2 kB larger than it could be, and hardly ever asked for again. */
const level = 2;

/** What a gzip file begins with (RFC 1952): deflate, no name, no time, by no known system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Compresses texts that begin in the same way: gives back how, from what follows. */
export function createGzip(beginning: string): (rest: string) => Bytes {
  const known = Buffer.from(beginning);
  const knownLength = known.length;
  const knownChecksum = crc32(known);
  const packed = deflateRawSync(known, { level, finishFlush: constants.Z_SYNC_FLUSH });

  return (text) => {
    const rest = Buffer.from(text);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(rest, knownChecksum));
    trailer.writeUInt32LE(knownLength + rest.length, 4);
    return new Uint8Array(
      Buffer.concat([header, packed, deflateRawSync(rest, { level }), trailer]),
    );
  };
}
