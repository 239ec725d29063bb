import { fileEndpoints } from "../house/routes/endpoints.ts";
import { formRoutes, payloadPath, pricesPage, type Route, routes } from "../house/routes/routes.ts";
import type { EnquiryForm } from "../site/enquiry/enquiry-fields.ts";
import { formatStayQuery } from "../site/stay/stay.ts";
import { parseStayQuery } from "../site/stay/stay-query.ts";
import { type Asset, createPackedAsset, createTextAsset, makeEtag } from "./asset.ts";
import type { Assets } from "./assets.ts";
import { createCalendarAssets } from "./calendar-assets.ts";
import { compressPage, gzipFast } from "./content-coding.ts";
import type { AvailabilitySource } from "./feeds/availability-source.ts";
import { describeError, type Logger } from "./logger.ts";
import type { Renderer } from "./renderer.ts";
import type { SitePolicy } from "./security-headers.ts";

/** The pages and files of a build, re-rendered when the calendar or the year changes. */
export type LivePages = ReturnType<typeof createLivePages>;

export type LivePagesParts = {
  readonly files: Assets["files"];
  readonly policy: SitePolicy;
  readonly renderer: Renderer;
  readonly availability: Pick<AvailabilitySource, "current">;
  readonly log: Logger;
};

type Pack = (text: string, entry: Parameters<typeof createPackedAsset>[1]) => Promise<Asset>;

/** The most stays cached, 0.02 MB each: enough for a link that is shared. */
const maxStays = 20;

/** Renders pages in advance, so that no visitor waits for it. */
export function createLivePages(parts: LivePagesParts) {
  const { files, policy, renderer, availability, log } = parts;
  const live = new Map<string, Asset>();
  const pack: Pack = async (text, entry) => createPackedAsset(await gzipFast(text), entry, policy);
  const stays = createStayPages(parts, pack);
  /** The form is a file only with a form service. */
  const ready = [...routes, ...formRoutes.filter(({ path }) => files.has(path))];
  let refreshing = Promise.resolve();
  let lastRound = 0;
  setCalendar();
  return {
    find,
    renderStay: stays.find,
    quote: renderer.quote,
    renderForm,
    renderFormPayload,
    writeMail: renderer.writeMail,
    refresh,
  };

  /** The ready asset of a path. */
  function find(path: string): Asset | undefined {
    return live.get(path) ?? files.get(path);
  }

  /** Applies a change of the calendar, and renders all pages again; never rejects. */
  function refresh(): Promise<void> {
    stays.clear();
    setCalendar();
    lastRound += 1;
    const round = lastRound;
    refreshing = refreshing.then(() => renderAll(round));
    return refreshing;
  }

  function setCalendar(): void {
    for (const { path } of fileEndpoints) live.delete(path);
    const calendar = availability.current();
    for (const [path, asset] of createCalendarAssets(calendar, policy)) live.set(path, asset);
    renderer.setCalendar(calendar);
  }

  async function renderAll(round: number): Promise<void> {
    for (const route of ready) {
      // The calendar has changed again, as soon after the start: the next round renders everything.
      if (round !== lastRound) return;
      try {
        const { html, payload } = await renderer.renderPage(route);
        await update(route.path, html);
        await update(payloadPath(route.path), payload);
      } catch (error) {
        // The previous page is kept.
        log.error({ message: `${route.name} could not be rendered.`, ...describeError(error) });
      }
    }
  }

  /** Replaces a page only if its text has changed; the others keep their encoded bodies. */
  async function update(path: string, text: string): Promise<void> {
    const current = find(path);
    if (current === undefined || makeEtag(Buffer.from(text)) === current.entry.etag) return;
    const br = await compressPage(text);
    live.set(path, createTextAsset(text, current.entry, policy, { br }));
  }

  /** The enquiry form for one guest, cached only by the guest's browser; `busy` if too many others wait. */
  async function renderForm(route: Route, form: EnquiryForm): Promise<Asset | "busy"> {
    const rendered = await renderer.renderForm(route, form);
    if (rendered === undefined) return "busy";
    const { html, styleHashes } = rendered;
    return pack(html, { type: "text/html; charset=utf-8", cache: "private", styleHashes });
  }

  /** The payload of the enquiry form, empty but for its stamp. */
  async function renderFormPayload(route: Route, form: EnquiryForm): Promise<Asset> {
    const json = await renderer.renderFormPayload(route, form);
    return pack(json, { type: "application/json; charset=utf-8", cache: "private" });
  }
}

/** Pages with a quoted stay, of which the latest are cached until the calendar changes. */
function createStayPages({ files, renderer }: LivePagesParts, pack: Pack) {
  const stays = new Map<string, Promise<Asset>>();
  return { find, clear: () => stays.clear() };

  /** The page; `busy` if too many others wait, undefined if the query has no stay. */
  function find(route: Route, query: string): Promise<Asset> | "busy" | undefined {
    const plain = files.get(route.path);
    if (route.page !== pricesPage || query === "" || !plain) return undefined;
    const stay = parseStayQuery(query);
    if (stay === null) return undefined;
    // Normalised, so that different spellings of an address share one page.
    const key = `${route.path}?${formatStayQuery(stay)}`;
    const cached = stays.get(key);
    if (cached !== undefined) return cached;
    const html = renderer.renderStay(route, stay);
    if (html === undefined) return "busy";
    const page = html.then((text) => pack(text, plain.entry));
    keep(key, page);
    return page;
  }

  function keep(key: string, page: Promise<Asset>): void {
    const [oldest] = stays.keys();
    if (stays.size >= maxStays && oldest !== undefined) stays.delete(oldest);
    stays.set(key, page);
    page.catch(() => {
      if (stays.get(key) === page) stays.delete(key);
    });
  }
}
