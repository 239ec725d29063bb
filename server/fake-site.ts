// For tests: a small site in memory whose bytes say which file and which packing they are.
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Locale, locales } from "../src/i18n/locales.ts";
import { routes } from "../src/routes.ts";
import { type AppParts, createApp } from "./app.ts";
import type { AvailabilityKeeper } from "./availability/create-availability.ts";
import { sampleCalendarFile } from "./availability/open-availability.ts";
import { createLogger } from "./logger.ts";
import { createReadyFiles, type ReadyParts } from "./ready-files.ts";
import type { Site, SiteFile } from "./site.ts";
import { createSiteTable, type SiteTable } from "./site-table.ts";
import { type Bytes, codingSuffixes } from "./stored-file.ts";

/** The hash that every page of the fake site allows for its inlined style. */
export const fakeStyleHash = "'sha256-fake'";

function describePage(file: string): SiteFile {
  return {
    file,
    type: "text/html; charset=utf-8",
    etag: `"${file}"`,
    cache: "revalidate",
    encodings: ["br", "zstd", "gzip"],
    styleHashes: [fakeStyleHash],
  };
}

const script: SiteFile = {
  file: "assets/app-1a2b.js",
  type: "text/javascript; charset=utf-8",
  etag: '"app"',
  cache: "immutable",
  encodings: ["br", "gzip"],
};

const picture: SiteFile = {
  file: "pictures/villa-1a2b.avif",
  type: "image/avif",
  etag: '"villa"',
  cache: "immutable",
  encodings: [],
};

function describeErrorPages(locale: Locale): Site["errorPages"]["en"] {
  return {
    notFound: describePage(`errors/${locale}-404.html`),
    general: describePage(`errors/${locale}-500.html`),
  };
}

/** A calendar in which one stay is taken, as the keeper would hold it. */
export const fakeAvailability: Pick<AvailabilityKeeper, "current" | "hasFeeds"> = {
  hasFeeds: true,
  current: () => ({
    from: "2026-11-20",
    until: "2028-05-20",
    openUntil: null,
    taken: [{ from: "2026-12-05", to: "2026-12-07" }],
    checkedAt: "2026-11-20T14:00:00Z",
  }),
};

/** The parts of an app in which none of the pages follows the calendar, and the app. */
export function createFakeApp({
  table = createFakeTable(),
  availability = fakeAvailability,
  log = createLogger("silent", () => {}),
  isReady = () => true,
}: Partial<Pick<AppParts, "table" | "log" | "isReady">> &
  Partial<Pick<ReadyParts, "availability">> = {}) {
  const ready = createReadyFiles({ table, availability, live: { files: new Map() } });
  const renderStay = async () => undefined;
  return { table, ready, app: createApp({ table, ready, log, isReady, renderStay }) };
}

/** The table of a site with all 28 pages, a script and a picture. */
export function createFakeSite(changes: Partial<Site> = {}): Site {
  const pages = routes.map(({ path, name }) => [path, describePage(`${name}.html`)] as const);
  return {
    buildId: "fake",
    year: 2026,
    siteUrl: "http://localhost:3000",
    tagManagerId: null,
    scriptOrigins: [],
    files: {
      ...Object.fromEntries(pages),
      "/assets/app-1a2b.js": script,
      "/pictures/villa-1a2b.avif": picture,
    },
    errorPages: {
      en: describeErrorPages("en"),
      hr: describeErrorPages("hr"),
      de: describeErrorPages("de"),
      it: describeErrorPages("it"),
    },
    ...changes,
  };
}

function bytesOf(file: string): Bytes {
  return new TextEncoder().encode(`The bytes of ${file}`);
}

/** The fake site in memory. */
export function createFakeTable(changes: Partial<Site> = {}): SiteTable {
  return createSiteTable(createFakeSite(changes), {
    read: bytesOf,
    open: (file) => ({ byteLength: bytesOf(file).length, read: async () => bytesOf(file) }),
  });
}

/** Renders the plain bytes that the folder holds for a page. */
const fakeRenderer = `export async function renderRoute({ path }, { texts }) {
  return { html: texts[path], payload: {} };
}
`;

/** A temporary `dist` folder with the fake site in it; the caller removes it. */
export async function writeFakeDist(changes: Partial<Site> = {}): Promise<string> {
  const site = createFakeSite(changes);
  const folder = await mkdtemp(join(tmpdir(), "villa-dist-"));
  await writeFile(join(folder, "site.json"), JSON.stringify(site));
  const texts = Object.entries(site.files).map(([path, { file }]) => [
    path,
    new TextDecoder().decode(bytesOf(file)),
  ]);
  const context = { texts: Object.fromEntries(texts) };
  await writeFile(join(folder, "render-context.json"), JSON.stringify(context));
  await writeFile(join(folder, "render.js"), fakeRenderer);
  await writeFile(join(folder, sampleCalendarFile), "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n");
  const files = [
    ...Object.values(site.files),
    ...locales.flatMap((locale) => Object.values(site.errorPages[locale])),
  ];
  const names = files.flatMap(({ file, encodings }) => [
    file,
    ...encodings.map((coding) => `${file}${codingSuffixes[coding]}`),
  ]);
  for (const name of names) {
    const path = join(folder, "static", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytesOf(name));
  }
  return folder;
}
