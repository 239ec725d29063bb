import { type Locale, locales, type PerLocale } from "../src/i18n/locales.ts";
import type { Site, SiteFile } from "./site.ts";
import {
  type Bytes,
  type BytesOnDisk,
  codingSuffixes,
  type StoredFile,
  storeFile,
} from "./stored-file.ts";

/** The whole site by exact path: pictures on disk, everything else in memory. */
export type SiteTable = {
  readonly site: Site;
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly errorPages: PerLocale<{ readonly notFound: StoredFile; readonly general: StoredFile }>;
};

/** The request headers that choose the language of the home page. */
export const languageHeaders = ["Accept-Language", "Cookie", "Sec-Fetch-Site"] as const;

/** Where the bytes of the files below `dist/static/` come from, by file name. */
export type SiteSource = {
  readonly read: (file: string) => Bytes;
  readonly open: (file: string) => BytesOnDisk;
};

/** The site with its bytes from a source. */
export function createSiteTable(site: Site, source: SiteSource): SiteTable {
  function store(file: SiteFile, varyOn: readonly string[] = []): StoredFile {
    const find = isPicture(file) ? source.open : source.read;
    const entries = [...file.encodings, "identity" as const].map(
      (coding) => [coding, find(`${file.file}${codingSuffixes[coding]}`)] as const,
    );
    return storeFile(file, new Map(entries), site, varyOn);
  }

  const files = Object.entries(site.files).map(
    ([path, file]) => [path, store(file, path === "/" ? languageHeaders : [])] as const,
  );
  const storedErrorPages = locales.map((locale) => {
    const { notFound, general } = site.errorPages[locale];
    return [locale, { notFound: store(notFound), general: store(general) }] as const;
  });
  return {
    site,
    files: new Map(files),
    errorPages: Object.fromEntries(storedErrorPages) as Record<
      Locale,
      SiteTable["errorPages"]["en"]
    >,
  };
}

/** Four fifths of all bytes are pictures; drawings are small and packed. */
function isPicture({ type, encodings }: SiteFile): boolean {
  return type.startsWith("image/") && encodings.length === 0;
}
