import type { PageFrames } from "../house/markdown/page-frames.ts";
import type { Compression } from "./content-coding.ts";

/** One address of the finished site and the bytes behind it, as the build left them. */
export type ManifestEntry = {
  /** Below `dist/static/`; compressed copies stand beside it, named by `codingSuffixes`. */
  readonly file: string;
  readonly type: string;
  /** Strong, quoted, of the uncompressed bytes; the server tells codings apart by a suffix. */
  readonly etag: string;
  readonly cache: CachePolicy;
  readonly compressions: readonly Compression[];
  /** Hashes of styles inlined in a page, `'sha256-…'`, for its Content-Security-Policy. */
  readonly styleHashes?: readonly string[];
  /** The frames of others that a page may show. */
  readonly frames?: PageFrames;
  /** Headers of its own, in place of the site's. */
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * How long a file may be kept: `immutable` for ever, as its name changes with its bytes;
 * `revalidate` if asked for every time; `private` the same, by a visitor's own browser alone; `minute` as long, and
 * ten where nobody has asked in between.
 */
type CachePolicy = keyof typeof cacheControl;

export const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "no-cache",
  minute: "public, max-age=60, stale-while-revalidate=600",
  private: "private, no-cache",
} as const;

/** What the build leaves for the server in `dist/manifest.json`. */
export type Manifest = {
  readonly buildId: string;
  readonly siteUrl: string;
  readonly tagManagerId: string | null;
  /** Hosts of others that scripts of the site may ask, with their scheme, by what they ask for. */
  readonly hosts: Readonly<Record<"script" | "image" | "connect" | "frame", readonly string[]>>;
  /** Whether guests can write to the house on the site, and who takes it. */
  readonly enquiries: "server" | { readonly service: string } | null;
  /** Where the form of the newsletter is sent, if there is one. */
  readonly newsletter?: string | undefined;
  /** The name of the house. */
  readonly house: string;
  /** By exact path of the address, `/about`, not of the file. */
  readonly files: Readonly<Record<string, ManifestEntry>>;
  /** By `errorPath`. */
  readonly errorPages: Readonly<Record<string, ManifestEntry>>;
};
