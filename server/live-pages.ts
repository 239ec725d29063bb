import type { Availability } from "../src/availability/availability.ts";
import { readStayQuery, writeStayQuery } from "../src/availability/read-stay-query.ts";
import { type Page, type Route, routes } from "../src/routes.ts";
import { compressText } from "./compress-text.ts";
import type { Coding } from "./content-coding.ts";
import { makeEtag } from "./etag.ts";
import { describeError, type Logger } from "./logger.ts";
import type { Site, SiteFile } from "./site.ts";
import { languageHeaders } from "./site-table.ts";
import { type Bytes, type StoredFile, storeFile } from "./stored-file.ts";

/** Renders a page of the route table for a state of the calendar; `search` asks for a stay. */
export type RenderLivePage = (
  route: Route,
  search: string,
  availability: Availability,
) => Promise<{ readonly html: string; readonly payload: object }>;

/** Pages whose content follows the calendar, and from New Year on all others: they name the year. */
export type LivePages = {
  /** Pages and payloads as they are now, by path; they take the place of the build's. */
  readonly files: ReadonlyMap<string, StoredFile>;
  /** The page with a stay quoted, in one packing; nothing where the query asks for no stay. */
  readonly renderStay: (
    route: Route,
    query: string,
    coding: Coding,
  ) => Promise<StoredFile | undefined>;
  /** Renders all of them again, after the calendar has changed; never rejects. */
  readonly refresh: () => Promise<void>;
};

const livePages: ReadonlySet<Page> = new Set(["home", "pricing-and-availability"]);

/** Quotes kept at most, 0.1 MB each: enough for a link that is passed round. */
const maxQuotes = 20;

/** Keeps the pages with live data rendered, so that no visitor waits for it. */
export function createLivePages({
  site,
  render,
  availability,
  now,
  log,
}: {
  readonly site: Site;
  readonly render: RenderLivePage;
  readonly availability: () => Availability;
  readonly now: () => Date;
  readonly log: Logger;
}): LivePages {
  const files = new Map<string, StoredFile>();
  const quotes = new Map<string, Promise<StoredFile>>();
  let refreshing = Promise.resolve();
  let lastRound = 0;

  return {
    files,
    renderStay: async (route, query, coding) => {
      const stay =
        route.page === "pricing-and-availability" && readStayQuery(new URLSearchParams(query));
      return stay ? quote(route, `?${writeStayQuery(stay)}`, coding) : undefined;
    },
    refresh: () => {
      lastRound += 1;
      const round = lastRound;
      refreshing = refreshing.then(() => renderAll(round));
      return refreshing;
    },
  };

  async function renderAll(round: number): Promise<void> {
    quotes.clear();
    const isNewYear = now().getUTCFullYear() > site.year;
    for (const route of routes) {
      if (!livePages.has(route.page) && !isNewYear) continue;
      // The calendar has changed again, as it does soon after the start: the next round has it all.
      if (round !== lastRound) return;
      try {
        const { html, payload } = await render(route, "", availability());
        await keep(route.path, html);
        await keep(`${route.path.replace(/\/$/, "")}/_payload.json`, JSON.stringify(payload));
      } catch (error) {
        // The page of the build, or of the last state, stays.
        log.error({ message: `${route.name} could not be rendered.`, ...describeError(error) });
      }
    }
  }

  async function keep(path: string, text: string): Promise<void> {
    const built = site.files[path];
    if (!built) return;
    const bytes = new TextEncoder().encode(text);
    const etag = makeEtag(bytes);
    // Most changes of the calendar leave most pages as they are: only others are packed again.
    if (files.get(path)?.representations.get("identity")?.etag === etag) return;
    const varyOn = path === "/" ? languageHeaders : [];
    files.set(path, await store({ ...built, etag }, bytes, { varyOn }));
  }

  function quote(route: Route, search: string, coding: Coding): Promise<StoredFile> | undefined {
    const built = site.files[route.path];
    if (!built) return undefined;
    const key = `${route.path}${search} ${coding}`;
    const known = quotes.get(key);
    if (known) return known;
    const [oldest] = quotes.keys();
    if (quotes.size >= maxQuotes && oldest !== undefined) quotes.delete(oldest);
    const made = render(route, search, availability()).then(({ html }) => {
      const bytes = new TextEncoder().encode(html);
      return store({ ...built, etag: makeEtag(bytes) }, bytes, { wanted: [coding] });
    });
    quotes.set(key, made);
    made.catch(() => quotes.delete(key));
    return made;
  }

  async function store(
    file: SiteFile,
    bytes: Bytes,
    { varyOn, wanted }: { varyOn?: readonly string[]; wanted?: readonly Coding[] },
  ): Promise<StoredFile> {
    return storeFile(file, await compressText(bytes, wanted), site, varyOn);
  }
}
