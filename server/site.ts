import type { PerLocale } from "../src/i18n/locales.ts";
import type { Packing } from "./content-coding.ts";

/** One address of the finished site and the bytes behind it, as the build left them. */
export type SiteFile = {
  /** Below `dist/static/`; compressed copies stand beside it with `.br`, `.zst` and `.gz`. */
  readonly file: string;
  /** The `Content-Type`. */
  readonly type: string;
  /** Strong, quoted, of the uncompressed bytes; the server tells codings apart by a suffix. */
  readonly etag: string;
  /** `immutable`: the name changes with the bytes; `revalidate`: ask every time. */
  readonly cache: "immutable" | "revalidate";
  readonly encodings: readonly Packing[];
  /** Hashes of styles inlined in a page, `'sha256-…'`, for its Content-Security-Policy. */
  readonly styleHashes?: readonly string[];
};

/** What the build leaves for the server in `dist/site.json`. */
export type Site = {
  readonly buildId: string;
  /** The year that pages of the build name. */
  readonly year: number;
  readonly siteUrl: string;
  readonly tagManagerId: string | null;
  /** Origins of scripts that visitors can switch on in the consent control. */
  readonly scriptOrigins: readonly string[];
  /** By exact path of the address, `/about`, not of the file. */
  readonly files: Readonly<Record<string, SiteFile>>;
  readonly errorPages: PerLocale<{ readonly notFound: SiteFile; readonly general: SiteFile }>;
};
