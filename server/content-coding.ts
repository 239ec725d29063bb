import { readQualityList } from "../src/i18n/quality-list.ts";

/** How the bytes of an answer may be packed, the best first. */
export const packings = ["br", "zstd", "gzip"] as const;

/** The same, and as they are. */
export const codings = [...packings, "identity"] as const;

export type Packing = (typeof packings)[number];
export type Coding = (typeof codings)[number];

/** Below this a packed copy saves less than the header that announces it. */
export const minimumPackedBytes = 256;

/** Bytes as they are are welcome unless refused, but less than any packing that is asked for. */
const unnamedIdentityQuality = 0.0001;

/**
 * The packing that an `Accept-Encoding` header wants most, or the only one that there is; bytes as
 * they are where it wants none that there is, even if it refuses them: an answer helps a client more
 * than a 406 does.
 */
export function chooseCoding(header: string | null, available: readonly Coding[]): Coding {
  if (available.length <= 1) return available[0] ?? "identity";
  if (header === null) return "identity";
  const qualities = readQualities(header);
  const anyQuality = qualities.get("*");
  let best: Coding = "identity";
  let bestQuality = 0;
  for (const coding of codings) {
    const unnamed = anyQuality ?? (coding === "identity" ? unnamedIdentityQuality : 0);
    const quality = qualities.get(coding) ?? unnamed;
    if (quality > bestQuality && available.includes(coding)) {
      best = coding;
      bestQuality = quality;
    }
  }
  return best;
}

/** Browsers send one of a handful of headers; of others no more than this many are remembered. */
const rememberedHeaders = 100;
const remembered = new Map<string, ReadonlyMap<string, number>>();

function readQualities(header: string): ReadonlyMap<string, number> {
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const qualities = new Map(
    readQualityList(header).map(({ value, quality }) => [
      value === "x-gzip" ? "gzip" : value,
      quality,
    ]),
  );
  if (remembered.size >= rememberedHeaders) remembered.clear();
  remembered.set(header, qualities);
  return qualities;
}
