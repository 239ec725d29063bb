import type { IncomingMessage } from "node:http";
import { type Duplex, pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FeedError } from "./feed-error.ts";

/** No feed of one house comes near it: the largest seen has 4 kB. */
const maxFeedBytes = 2 * 1024 * 1024;

const unpackers: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What `readBody` can unpack, as an `Accept-Encoding` header. */
export const acceptedEncodings = "gzip, deflate, br";

/**
 * The bytes of an answer, unpacked. Throws a FeedError, and reads no further, as soon as more than
 * 2 MB have come in or out of the packing; whatever it throws, the connection is closed.
 */
export async function readBody(answer: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  try {
    const unpacked = unpack(answer);
    const chunks: Buffer[] = [];
    let total = 0;
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > maxFeedBytes) throw new FeedError("The answer is larger than 2 MB.");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    answer.destroy();
  }
}

function unpack(answer: IncomingMessage): Readable {
  const encoding = (answer.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (encoding === "identity") return answer;
  const createUnpacker = unpackers[encoding];
  if (!createUnpacker) throw new FeedError("The answer is packed in a way that is not known.");
  // Its reader learns of a fault on either side through the last stream.
  return pipeline(answer, createUnpacker(), () => {});
}
