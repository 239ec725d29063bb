import { brotliCompressSync, constants, crc32, deflateRawSync, gzipSync } from "node:zlib";
import { readQualityList } from "../app/i18n/quality-list.ts";

/** How the bytes of a response may be compressed, the best first. */
export const compressions = ["br", "gzip"] as const;

/** The same, and as they are. */
export const codings = [...compressions, "identity"] as const;

export type Compression = (typeof compressions)[number];
export type Coding = (typeof codings)[number];

export type Bytes = Uint8Array<ArrayBuffer>;

/** What the name of a file's copy in a coding ends in. */
export const codingSuffixes = { br: ".br", gzip: ".gz", identity: "" } as const;

/** Below this a compressed copy saves less than the header that announces it. */
export const minimumCompressedBytes = 200;

/** Bytes as they are are welcome unless refused, but less than any coding that is asked for. */
const unnamedIdentityQuality = 0.0001;

/**
 * The coding that an `Accept-Encoding` header wants most; bytes as they are where it wants none that
 * there is, even if it refuses them: a response helps a client more than a 406 does.
 */
export function chooseCoding(header: string | undefined, available: readonly Coding[]): Coding {
  if (header === undefined) return "identity";
  return readWishes(header).find((coding) => available.includes(coding)) ?? "identity";
}

/** Browsers send one of a handful of headers; of others no more than this many are cached. */
const cachedHeaders = 100;
const wishesByHeader = new Map<string, readonly Coding[]>();

/** The codings that a header wants, the most wanted first; of equals the best. */
function readWishes(header: string): readonly Coding[] {
  const known = wishesByHeader.get(header);
  if (known !== undefined) return known;
  const items = readQualityList(header);
  const qualities = new Map(items.map(({ value, quality }) => [value, quality]));
  const qualityOf = (coding: Coding) =>
    qualities.get(coding) ??
    qualities.get("*") ??
    (coding === "identity" ? unnamedIdentityQuality : 0);
  const wishes = codings
    .filter((coding) => qualityOf(coding) > 0)
    .sort((one, other) => qualityOf(other) - qualityOf(one));
  if (wishesByHeader.size >= cachedHeaders) wishesByHeader.clear();
  wishesByHeader.set(header, wishes);
  return wishes;
}

/**
 * Texts that are made while the server runs, a few times a day, and sent to everybody are as small as
 * those of the build. A page takes it a sixth of a second, in the worker.
 */
const brotliQuality = constants.BROTLI_MAX_QUALITY;
const gzipLevel = 6;

/**
 * How far back Brotli looks, as a power of two: 128 kB, more than any page has. Left to itself it
 * makes room for megabytes.
 */
const windowBits = 17;

/**
 * Encodes a text at once: short ones in the server's thread, pages in the worker. Node's own threads
 * would do it too, but keep the memory for it, each its own.
 */
export const encoders: Readonly<Record<Coding, (bytes: Bytes) => Bytes>> = {
  br: (bytes) =>
    new Uint8Array(
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_LGWIN]: windowBits,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ),
  gzip: (bytes) => new Uint8Array(gzipSync(bytes, { level: gzipLevel })),
  identity: (bytes) => bytes,
};

/** A fast one: a page for a stay is 2 kB larger than it could be, and hardly ever asked for again. */
const stayLevel = 2;

/** Room for a whole page for a stay, compressed. */
const stayChunkBytes = 64 * 1024;

/** What a gzip file begins with (RFC 1952): deflate, no name, no time, by no known system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** That UTF-8 takes for what is one in a string. */
const maxBytesOfUnit = 3;

/** Compresses texts that begin in the same way: gives back how, from what follows. */
export function createGzip(beginning: string): (rest: string) => Bytes {
  const known = Buffer.from(beginning);
  const knownLength = known.length;
  const knownChecksum = crc32(known);
  const packed = deflateRawSync(known, { level: stayLevel, finishFlush: constants.Z_SYNC_FLUSH });

  // Kept for the next text: to measure each one before takes as long as to encode it.
  let room = Buffer.alloc(0);

  return (text) => {
    if (room.length < text.length * maxBytesOfUnit) {
      room = Buffer.alloc(text.length * maxBytesOfUnit);
    }
    const rest = room.subarray(0, room.write(text));
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(rest, knownChecksum));
    trailer.writeUInt32LE(knownLength + rest.length, 4);
    const packedRest = deflateRawSync(rest, { level: stayLevel, chunkSize: stayChunkBytes });
    const gzip = new Uint8Array(Buffer.concat([gzipHeader, packed, packedRest, trailer]));
    // Given back at once: a stream holds on to its room until the engine looks through its old objects.
    packedRest.buffer.transfer(0);
    return gzip;
  };
}
