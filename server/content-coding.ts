import { readQualityList } from "../src/i18n/quality-list.ts";

/** How the bytes of a response may be compressed, the best first. */
export const compressions = ["br", "gzip"] as const;

/** The same, and as they are. */
export const codings = [...compressions, "identity"] as const;

export type Compression = (typeof compressions)[number];
export type Coding = (typeof codings)[number];

/** What the name of a file's copy in a coding ends in. */
export const codingSuffixes = { br: ".br", gzip: ".gz", identity: "" } as const;

/** Below this a compressed copy saves less than the header that announces it. */
export const minimumCompressedBytes = 256;

/** Bytes as they are are welcome unless refused, but less than any coding that is asked for. */
const unnamedIdentityQuality = 0.0001;

/**
 * The coding that an `Accept-Encoding` header wants most; bytes as they are where it wants none that
 * there is, even if it refuses them: a response helps a client more than a 406 does.
 */
export function chooseCoding(header: string | null, available: readonly Coding[]): Coding {
  if (header === null || available.length === 1) return "identity";
  const qualities = readQualities(header);
  const anyQuality = qualities.get("*");
  let best: Coding = "identity";
  let bestQuality = 0;
  for (const coding of available) {
    const unnamed = anyQuality ?? (coding === "identity" ? unnamedIdentityQuality : 0);
    const quality = qualities.get(coding) ?? unnamed;
    if (quality > bestQuality) {
      best = coding;
      bestQuality = quality;
    }
  }
  return best;
}

/** Browsers send one of a handful of headers; of others no more than this many are cached. */
const cachedHeaders = 100;
const qualitiesByHeader = new Map<string, ReadonlyMap<string, number>>();

function readQualities(header: string): ReadonlyMap<string, number> {
  const known = qualitiesByHeader.get(header);
  if (known !== undefined) return known;
  const qualities = new Map(
    readQualityList(header).map(({ value, quality }) => [
      value === "x-gzip" ? "gzip" : value,
      quality,
    ]),
  );
  if (qualitiesByHeader.size >= cachedHeaders) qualitiesByHeader.clear();
  qualitiesByHeader.set(header, qualities);
  return qualities;
}
