import { setImmediate as nextTurn } from "node:timers/promises";
import { payloadPath, type Route, routes } from "../app/routes.ts";
import type { Availability } from "../app/stay/availability.ts";
import { formatStayQuery, parseStayQuery } from "../app/stay/stay.ts";
import { type Asset, createTextAsset } from "./asset.ts";
import { type Assets, headersThatDecide } from "./assets.ts";
import { availabilityPath, calendarPath, createCalendarAssets } from "./calendar-assets.ts";
import { describeError, type Logger } from "./logger.ts";
import type { SitePolicy } from "./security-headers.ts";

/** Renders a page of the route table for a state of the calendar; `search` asks for a stay. */
export type RenderPage = (
  route: Route,
  search: string,
  availability: Availability,
) => Promise<{ readonly html: string; readonly payload: object }>;

/** The pages and files of a build, and what has changed since: the calendar, or the year in pages. */
export type Pages = {
  /** What stands ready at a path. */
  readonly find: (path: string) => Asset | undefined;
  /** The page with a stay quoted; undefined where the query asks for none. */
  readonly renderStay: (route: Route, query: string) => Promise<Asset> | undefined;
  /** Takes over a change of the calendar, and renders all pages again; never rejects. */
  readonly refresh: () => Promise<void>;
};

export type PagesParts = {
  readonly files: Assets["files"];
  readonly policy: SitePolicy;
  readonly render: RenderPage;
  readonly availability: () => Availability;
  readonly log: Logger;
};

/** Stays kept at most, 0.1 MB each: enough for a link that is passed round. */
const maxStays = 20;

/** Keeps the pages rendered, so that no visitor waits for it. */
export function createPages(parts: PagesParts): Pages {
  const { files, policy, render, availability, log } = parts;
  const live = new Map<string, Asset>();
  const stays = new Map<string, Promise<Asset>>();
  let refreshing = Promise.resolve();
  let lastRound = 0;
  takeOverCalendar();
  return { find, renderStay, refresh };

  function find(path: string): Asset | undefined {
    return live.get(path) ?? files.get(path);
  }

  function refresh(): Promise<void> {
    stays.clear();
    takeOverCalendar();
    lastRound += 1;
    const round = lastRound;
    refreshing = refreshing.then(() => renderAll(round));
    return refreshing;
  }

  function takeOverCalendar(): void {
    for (const path of [availabilityPath, calendarPath]) live.delete(path);
    for (const [path, asset] of createCalendarAssets(availability(), policy)) live.set(path, asset);
  }

  async function renderAll(round: number): Promise<void> {
    for (const route of routes) {
      // Visitors are served in between.
      await nextTurn();
      // The calendar has changed again, as it does soon after the start: the next round has it all.
      if (round !== lastRound) return;
      try {
        const { html, payload } = await render(route, "", availability());
        update(route.path, html);
        update(payloadPath(route.path), JSON.stringify(payload));
      } catch (error) {
        // The page of the build, or of the last state, stays.
        log.error({ message: `${route.name} could not be rendered.`, ...describeError(error) });
      }
    }
  }

  /** Most changes leave most pages as they are, and these keep what is already encoded of them. */
  function update(path: string, text: string): void {
    const known = find(path);
    if (known === undefined) return;
    const asset = createTextAsset(text, known.facts, policy, headersThatDecide(path));
    if (asset.facts.etag !== known.facts.etag) live.set(path, asset);
  }

  function renderStay(route: Route, query: string): Promise<Asset> | undefined {
    const page = files.get(route.path);
    if (route.page !== "pricing-and-availability" || query === "" || !page) return undefined;
    const stay = parseStayQuery(new URLSearchParams(query));
    if (stay === null) return undefined;
    const search = `?${formatStayQuery(stay)}`;
    const key = route.path + search;
    const known = stays.get(key);
    if (known !== undefined) return known;
    const [oldest] = stays.keys();
    if (stays.size >= maxStays && oldest !== undefined) stays.delete(oldest);
    const made = render(route, search, availability()).then(({ html }) =>
      createTextAsset(html, page.facts, policy),
    );
    stays.set(key, made);
    made.catch(() => {
      if (stays.get(key) === made) stays.delete(key);
    });
    return made;
  }
}
