import { availableParallelism } from "node:os";
import { forEachAtOnce } from "../for-each-at-once.ts";
import type { Output } from "../output.ts";
import { createProgress, type ProgressStream } from "../progress.ts";
import type { Encoding } from "./plan-pictures.ts";

/** The pictures to encode from one original. */
export type PictureWork = { readonly original: string; readonly encodings: readonly Encoding[] };

/** Encodes the pictures that the output lacks and keeps the others; gives the number encoded. */
export async function encodeMissing(
  works: readonly PictureWork[],
  output: Output,
  stream: ProgressStream,
): Promise<number> {
  const missing = await Promise.all(
    works.map(async ({ original, encodings }) => {
      const isThere = await Promise.all(encodings.map(({ path }) => output.keep(path)));
      return { original, encodings: encodings.filter((_, index) => !isThere[index]) };
    }),
  );
  const rest = missing.filter(({ encodings }) => encodings.length > 0);
  if (rest.length === 0) return 0;

  const [{ decodePhoto }, { encodePicture }] = await Promise.all([
    import("./read-photo.ts"),
    import("./encode-picture.ts"),
  ]);
  const total = rest.reduce((sum, { encodings }) => sum + encodings.length, 0);
  const advance = createProgress("pictures", total, stream);
  // One photo a core: each is decoded once, and only as many at a time lie in memory.
  await forEachAtOnce(rest, availableParallelism(), async ({ original, encodings }) => {
    const decoded = await decodePhoto(original);
    for (const encoding of encodings) {
      await output.write(encoding.path, await encodePicture(decoded, encoding));
      advance();
    }
  });
  return total;
}
