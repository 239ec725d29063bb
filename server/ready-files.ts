import { findRoute, pages, type Route } from "../src/routes.ts";
import { createAvailabilityFiles } from "./availability/availability-files.ts";
import type { AvailabilityKeeper } from "./availability/create-availability.ts";
import type { HeaderReader } from "./header-reader.ts";
import type { LivePages } from "./live-pages.ts";
import { chooseHome, rememberChoice } from "./page-language.ts";
import type { SiteTable } from "./site-table.ts";
import type { StoredFile } from "./stored-file.ts";

/** A file to answer with, and the header fields that only this answer has or has otherwise. */
export type ReadyFile = {
  readonly file: StoredFile;
  readonly extra?: Readonly<Record<string, string>>;
};

/** What can be sent without rendering anything. */
export type ReadyFiles = {
  /** What stands ready for a path and query; nothing for redirects, stays and unknown paths. */
  readonly find: (path: string, query: string, headers: HeaderReader) => ReadyFile | undefined;
  /** A page, with the cookie of a visitor who has just chosen its language. */
  readonly ofPage: (
    route: Route,
    headers: HeaderReader,
    file?: StoredFile,
  ) => ReadyFile | undefined;
  /** Whether there is a calendar for platforms, if not yet then once its feeds have been read. */
  readonly hasCalendar: boolean;
};

export type ReadyParts = {
  readonly table: SiteTable;
  readonly availability: Pick<AvailabilityKeeper, "current" | "hasFeeds">;
  readonly live: Pick<LivePages, "files">;
};

/** Finds pages, files and the calendar by exact path. */
export function createReadyFiles({ table, availability, live }: ReadyParts): ReadyFiles {
  const { site, files } = table;
  const secure = site.siteUrl.startsWith("https:");
  const calendar = createAvailabilityFiles(availability.current, site);
  return { find, ofPage, hasCalendar: availability.hasFeeds };

  function find(path: string, query: string, headers: HeaderReader): ReadyFile | undefined {
    const route = findRoute(path);
    if (route === undefined) {
      const answer = calendar.get(path);
      return answer ? answer() : ofFile(findFile(path));
    }
    if (path === pages.home.en) return ofHome(route, headers);
    const mayAskForStay = route.page === "pricing-and-availability" && query !== "";
    return mayAskForStay ? undefined : ofPage(route, headers);
  }

  function ofHome(route: Route, headers: HeaderReader): ReadyFile | undefined {
    const { locale, setCookie } = chooseHome(headers, { secure });
    if (locale !== "en") return undefined;
    const home = ofPage(route, headers);
    return home?.extra || setCookie === undefined ? home : withCookie(home?.file, setCookie);
  }

  function ofPage(
    route: Route,
    headers: HeaderReader,
    file = findFile(route.path),
  ): ReadyFile | undefined {
    const setCookie = rememberChoice(route, headers, { secure });
    return setCookie === undefined ? ofFile(file) : withCookie(file, setCookie);
  }

  function findFile(path: string): StoredFile | undefined {
    return live.files.get(path) ?? files.get(path);
  }
}

function ofFile(file: StoredFile | undefined): ReadyFile | undefined {
  return file && { file };
}

function withCookie(file: StoredFile | undefined, setCookie: string): ReadyFile | undefined {
  return file && { file, extra: { "Set-Cookie": setCookie, "Cache-Control": "private, no-cache" } };
}
