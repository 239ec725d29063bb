// A small site whose bytes say which file and which coding they are.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { writeFiles } from "../../../build/assets/generated-folder.ts";
import { locales } from "../../../domain/locales/locales.ts";
import { contentTypeOf, isCompressible } from "../../../house/routes/content-types.ts";
import { errorPath, errorStatuses, payloadPath, routes } from "../../../house/routes/routes.ts";
import { type Assets, createAssets } from "../../../server/assets.ts";
import { sampleCalendarFile } from "../../../server/calendar-assets.ts";
import { codingSuffixes } from "../../../server/content-coding.ts";
import { createAnswerEnquiry, type TakeParts } from "../../../server/enquiries/answer-enquiry.ts";
import type { AvailabilitySource } from "../../../server/feeds/availability-source.ts";
import { createHttpServer } from "../../../server/http.ts";
import { createLivePages, type LivePagesParts } from "../../../server/live-pages.ts";
import { createLogger } from "../../../server/logger.ts";
import type { Manifest, ManifestEntry } from "../../../server/manifest.ts";
import type { Renderer } from "../../../server/renderer.ts";
import { createRespond, type RespondParts } from "../../../server/respond.ts";
import { formatStayQuery } from "../../../site/stay/stay.ts";
import { sendRequest } from "../send-request.ts";
import { listenLocally } from "./listen-locally.ts";

/** The hash that every page of the fake site allows for its inlined style. */
export const fakeStyleHash = "'sha256-fake'";

function describeFile(file: string): ManifestEntry {
  const type = contentTypeOf(file) ?? "";
  const isKept = !/html|json/.test(type);
  return {
    ...{ file, type, etag: `"${file}"`, cache: isKept ? "immutable" : "revalidate" },
    compressions: isCompressible(type) ? ["br", "gzip"] : [],
    ...(type.includes("html") && { styleHashes: [fakeStyleHash] }),
  };
}

/** A calendar in which one stay is taken, as the keeper would hold it. */
export const fakeAvailability: Pick<AvailabilitySource, "current" | "hasFeeds" | "status"> = {
  hasFeeds: true,
  status: () => [],
  current: () => ({
    from: "2026-11-20",
    until: "2028-05-20",
    openUntil: null,
    taken: [{ from: "2026-12-05", to: "2026-12-07" }],
    checkedAt: "2026-11-20T14:00:00Z",
  }),
};

/** The manifest of a site with all its pages, a script, a picture and an icon. */
export function createFakeManifest(changes: Partial<Manifest> = {}): Manifest {
  const pages = routes.flatMap(({ path, name }) => [
    [path, describeFile(`${name}.html`)] as const,
    [payloadPath(path), describeFile(`${name}.json`)] as const,
  ]);
  const others = ["assets/app-1a2b.js", "pictures/villa-1a2b.avif", "favicon.ico"];
  const errorPages = locales.flatMap((locale) =>
    errorStatuses.map((status) => [
      errorPath(status, locale),
      describeFile(`errors/${locale}-${status}.html`),
    ]),
  );
  return {
    buildId: "fake",
    siteUrl: "http://localhost:3000",
    tagManagerId: null,
    hosts: { script: [], image: [], connect: [], frame: [] },
    ...{ enquiries: null, house: "Villa Test" },
    files: {
      ...Object.fromEntries(pages),
      ...Object.fromEntries(others.map((file) => [`/${file}`, describeFile(file)])),
    },
    errorPages: Object.fromEntries(errorPages),
    ...changes,
  };
}

/** The bytes of a file of the fake site. */
export function fakeBytes(file: string): Buffer<ArrayBuffer> {
  return Buffer.from(`The bytes of ${file}`);
}

/** The files of a fake site in memory. */
export function createFakeAssets(manifest: Manifest): Assets {
  return createAssets(manifest, ({ file }, coding) => fakeBytes(file + codingSuffixes[coding]));
}

/** Renders pages as they stand in the fake site, and forms as what is known of them. */
export const fakeRenderer: Renderer = {
  setCalendar: () => {},
  renderPage: async ({ name }) => ({ html: `${fakeBytes(`${name}.html`)}`, payload: "{}" }),
  renderStay: async ({ name }, asked) => `${fakeBytes(`${name}.html`)} ${formatStayQuery(asked)}`,
  quote: async (query) =>
    query === "" ? { status: 400, body: { error: "no dates" } } : { status: 200, body: { query } },
  renderForm: async ({ name }, form) => ({
    html: `${name} ${JSON.stringify(form)}`,
    styleHashes: [fakeStyleHash],
  }),
  renderFormPayload: async (_, form) => JSON.stringify(form),
  writeMail: async ({ name, message }) => ({
    subject: `Enquiry of ${name}`,
    text: message,
    replyTo: "",
  }),
};

/** Headers that Node adds to every response. */
const ownHeaders = ["connection", "date", "keep-alive"];

/** Serves the fake site for as long as there are tests, with these parts in place of its own. */
export async function startFakeServer(
  parts: Partial<LivePagesParts & Omit<RespondParts, "livePages">> & {
    readonly manifest?: Manifest;
    /** What takes enquiries, if anything does. */
    readonly taking?: TakeParts;
  } = {},
) {
  const { manifest: policy = createFakeManifest() } = parts;
  const site = {
    ...{ ...createFakeAssets(policy), policy, renderer: fakeRenderer },
    ...{ availability: fakeAvailability, log: createLogger("silent", () => {}) },
    ...{ statusSecret: null, isReady: () => true, readPublication: async () => undefined },
    ...parts,
  };
  const livePages = createLivePages(site);
  const answerEnquiry = parts.taking
    ? createAnswerEnquiry({ ...site, livePages }, parts.taking)
    : undefined;
  const respond = createRespond({ ...site, livePages, answerEnquiry });
  const { server } = createHttpServer({ ...site, respond });
  const port = await listenLocally(server.unref());
  return {
    port,
    /** Asks with exactly these headers; redirects are not followed, nothing is decompressed. */
    async ask(target: string, headers: Readonly<Record<string, string>> = {}, method = "GET") {
      const answer = await sendRequest(`http://127.0.0.1:${port}${target}`, { method, headers });
      const fields = Object.entries(answer.headers)
        .filter(([name]) => !ownHeaders.includes(name))
        .map(([name, value]): [string, string] => [name, String(value)]);
      const body = answer.status === 304 ? null : new Uint8Array(answer.body);
      return new Response(body, { status: answer.status, headers: fields });
    },
    /** Takes over a change of the calendar. */
    refresh: livePages.refresh,
  };
}

/** Renders the plain bytes that the folder holds for a page. */
const fakeRenderModule = `
export async function prepareRoute({ path }, { messages, availability: { taken } }) {
  const render = async (asked) => {
    const html = asked ? messages[path] + " from " + asked.arrival + ", taken: " + taken.length : messages[path];
    return { html, payload: { taken } };
  };
  return { render };
}
`;

const fakeQuoteModule = `
export function answerQuote(query, { availability }) {
  return { status: 200, body: { query, taken: availability.taken.length } };
}
`;

/** A `dist` folder with the fake site in it, for the tests of the file that asks for it. */
export async function writeFakeDist(changes: Partial<Manifest> = {}): Promise<string> {
  const manifest = createFakeManifest(changes);
  const folder = await mkdtemp(join(tmpdir(), "villa-dist-"));
  afterAll(() => rm(folder, { recursive: true }));
  const entries = Object.entries(manifest.files);
  const messages = entries.map(([path, { file }]) => [path, `${fakeBytes(file)}`]);
  const names = [...Object.values(manifest.files), ...Object.values(manifest.errorPages)].flatMap(
    ({ file, compressions }) => [
      file,
      ...compressions.map((compression) => file + codingSuffixes[compression]),
    ],
  );
  await writeFiles(folder, {
    "manifest.json": JSON.stringify(manifest),
    "render-context.json": JSON.stringify({ messages: Object.fromEntries(messages) }),
    "render.js": fakeRenderModule,
    "quote.js": fakeQuoteModule,
    [sampleCalendarFile]: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
    ...Object.fromEntries(names.map((name) => [`static/${name}`, fakeBytes(name)])),
  });
  return folder;
}
