import { type Locale, locales, type PerLocale } from "../src/i18n/locales.ts";
import type { Coding } from "./content-coding.ts";
import type { Site, SiteFile } from "./site.ts";
import { type Bytes, codingSuffixes, type StoredFile, storeFile } from "./stored-file.ts";

/** The whole site in memory, by exact path. */
export type SiteTable = {
  readonly site: Site;
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly errorPages: PerLocale<{ readonly notFound: StoredFile; readonly general: StoredFile }>;
};

/** The request headers that choose the language of the home page. */
export const languageHeaders = ["Accept-Language", "Cookie", "Sec-Fetch-Site"] as const;

/** More at once would gain nothing and could use up the file handles of a small machine. */
const maxReadsAtOnce = 32;

/** The site with the bytes that `read` gives for each file name below `dist/static/`. */
export async function createSiteTable(
  site: Site,
  read: (file: string) => Promise<Bytes>,
): Promise<SiteTable> {
  const errorPages = locales.flatMap((locale) => Object.values(site.errorPages[locale]));
  const bytesOf = await readAll([...Object.values(site.files), ...errorPages], read);

  function store(file: SiteFile, varyOn: readonly string[] = []): StoredFile {
    const entries = codingsOf(file).map((coding) => {
      const bytes = bytesOf.get(fileNameOf(file, coding)) ?? new Uint8Array();
      return [coding, bytes] as const;
    });
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

function codingsOf(file: SiteFile): Coding[] {
  return [...file.encodings, "identity"];
}

function fileNameOf(file: SiteFile, coding: Coding): string {
  return `${file.file}${codingSuffixes[coding]}`;
}

async function readAll(
  files: readonly SiteFile[],
  read: (file: string) => Promise<Bytes>,
): Promise<ReadonlyMap<string, Bytes>> {
  const names = new Set(
    files.flatMap((file) => codingsOf(file).map((coding) => fileNameOf(file, coding))),
  );
  const bytesOf = new Map<string, Bytes>();
  const queue = names.values();
  async function readRest(): Promise<void> {
    for (const name of queue) {
      bytesOf.set(name, await read(name));
    }
  }
  await Promise.all(Array.from({ length: maxReadsAtOnce }, readRest));
  return bytesOf;
}
