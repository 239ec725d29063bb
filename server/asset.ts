import { hash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import {
  type Bytes,
  type Coding,
  codings,
  compressions,
  encoders,
  minimumCompressedBytes,
} from "./content-coding.ts";
import { cacheControl, type ManifestEntry } from "./manifest.ts";
import type { OpenFile } from "./open-file.ts";
import { type SitePolicy, securityHeaders } from "./security-headers.ts";

/** What an asset holds: bytes in memory, or a file. */
export type Body = Bytes | OpenFile;

export type HeaderFields = Readonly<Record<string, string>>;

/** A file that can be sent, in every coding that it has. */
export type Asset = {
  readonly entry: AssetEntry;
  readonly codings: readonly Coding[];
  /** Its body in one coding, and the headers of a response with it: made once, not per request. */
  readonly represent: (coding: Coding) => { readonly body: Body; readonly headers: HeaderFields };
};

/** What decides how a file is sent: most of its entry in the manifest. */
type AssetEntry = Omit<ManifestEntry, "file"> & {
  /** The request headers that the choice of the asset depends on. */
  readonly varyOn?: readonly string[];
};

/** Creates an asset; `bodyOf` is called for a coding when a client first accepts it. */
export function createAsset(
  entry: AssetEntry,
  bodyOf: (coding: Coding) => Body,
  policy: SitePolicy,
): Asset {
  const {
    type,
    etag,
    cache,
    compressions,
    styleHashes = [],
    frames,
    headers: own,
    varyOn = [],
  } = entry;
  const vary = [...varyOn, ...(compressions.length > 0 ? ["Accept-Encoding"] : [])].join(", ");
  const representations = new Map<Coding, ReturnType<typeof create>>();

  function create(coding: Coding) {
    const body = bodyOf(coding);
    const headers = {
      ...securityHeaders(styleHashes, policy, type, frames),
      ...own,
      "Cache-Control": cacheControl[cache],
      ...(vary === "" ? {} : { Vary: vary }),
      // Caches need a different tag for each coding.
      ETag: coding === "identity" ? etag : etag.replace(/"$/, `-${coding}"`),
      "Content-Type": type,
      ...(coding === "identity" ? {} : { "Content-Encoding": coding }),
      "Content-Length": String(body.byteLength),
    };
    return { body, headers };
  }

  return {
    entry,
    codings: codings.filter((coding) => coding === "identity" || compressions.includes(coding)),
    represent(coding) {
      const cached = representations.get(coding) ?? create(coding);
      representations.set(coding, cached);
      return cached;
    },
  };
}

/**
 * Creates an asset from a text made while the server runs. Codings missing in `encoded` are made at the first request
 * for them.
 */
export function createTextAsset(
  text: string,
  entry: Pick<AssetEntry, "type" | "cache" | "styleHashes" | "frames" | "varyOn">,
  policy: SitePolicy,
  encoded: Partial<Readonly<Record<Coding, Bytes>>> = {},
): Asset {
  const bytes: Bytes = new TextEncoder().encode(text);
  const isWorthIt = bytes.length >= minimumCompressedBytes;
  const all = { ...entry, etag: makeEtag(bytes), compressions: isWorthIt ? compressions : [] };
  return createAsset(all, (coding) => encoded[coding] ?? encoders[coding](bytes), policy);
}

/** Creates an asset from gzip bytes, which are unpacked for clients that do not accept gzip. */
export function createPackedAsset(
  gzip: Bytes,
  entry: Omit<AssetEntry, "etag" | "compressions">,
  policy: SitePolicy,
): Asset {
  const packed = { ...entry, etag: makeEtag(gzip), compressions: ["gzip"] as const };
  const bodyOf = (coding: Coding) => (coding === "gzip" ? gzip : new Uint8Array(gunzipSync(gzip)));
  return createAsset(packed, bodyOf, policy);
}

/** The strong ETag of some bytes, quoted. */
export function makeEtag(bytes: Uint8Array): string {
  return `"${hash("sha256", bytes, "base64url").slice(0, 20)}"`;
}
