import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { findRoute, type Route } from "../src/routes.ts";
import { answerFile } from "./answers.ts";
import { createFakeTable, fakeAvailability } from "./fake-site.ts";
import { createLivePages, type LivePages } from "./live-pages.ts";
import { createLogger, type Logger } from "./logger.ts";
import type { SiteTable } from "./site-table.ts";
import type { StoredFile } from "./stored-file.ts";

let table: SiteTable;
let state: string;
let rendered: string[];
let logged: string;
let log: Logger;
let live: LivePages;
let now: Date;

beforeEach(() => {
  table = createFakeTable();
  state = "first";
  now = new Date("2026-12-31T22:00:00Z");
  rendered = [];
  logged = "";
  log = createLogger("error", (lines) => {
    logged += lines;
  });
  live = createLivePages({
    site: table.site,
    availability: fakeAvailability.current,
    now: () => now,
    log,
    render: async (route, search) => {
      rendered.push(route.path + search);
      if (state === "broken") throw new Error("no page today");
      return { html: `<p>${route.name} ${search} ${state}</p>`, payload: { state } };
    },
  });
});

function routeAt(path: string): Route {
  const route = findRoute(path);
  if (!route) throw new Error(`no page at ${path}`);
  return route;
}

const textOf = async (file: StoredFile | undefined) =>
  file && (await (await answerFile({ file }, new Headers())).text());

describe("createLivePages", () => {
  it("renders home and prices in four languages, and nothing else", async () => {
    await live.refresh();
    expect(rendered).toHaveLength(8);
    expect(await textOf(live.files.get("/de"))).toBe("<p>home___de  first</p>");
    expect(live.files.has("/about")).toBe(false);
  });

  it("renders all pages once their year is over: they name it", async () => {
    now = new Date("2027-01-01T00:00:00Z");
    await live.refresh();
    expect(rendered).toHaveLength(28);
    expect(live.files.has("/about")).toBe(true);
  });

  it("gives each state its own tag, so that caches notice", async () => {
    const tagOf = () => live.files.get("/hr")?.representations.get("identity")?.etag;
    await live.refresh();
    const first = tagOf();
    await live.refresh();
    expect(tagOf()).toBe(first);
    state = "second";
    await live.refresh();
    expect(tagOf()).not.toBe(first);
  });

  it("keeps what has not changed as it is, without packing it again", async () => {
    await live.refresh();
    const [first] = live.files.values();
    await live.refresh();
    const [again] = live.files.values();
    expect(again).toBe(first);
  });

  it("goes no further with a calendar that has changed again", async () => {
    await Promise.all([live.refresh(), live.refresh(), live.refresh()]);
    expect(rendered).toHaveLength(8);
    expect(live.files.size).toBeGreaterThan(0);
  });

  it("packs what it renders", async () => {
    await live.refresh();
    const file = live.files.get("/it") as StoredFile;
    const answer = await answerFile({ file }, new Headers({ "Accept-Encoding": "br" }));
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe("<p>home___it  first</p>");
  });

  it("keeps the last good page when rendering fails, and logs which", async () => {
    await live.refresh();
    state = "broken";
    await live.refresh();
    expect(await textOf(live.files.get("/de"))).toBe("<p>home___de  first</p>");
    log.flush();
    expect(logged).toContain("home___de could not be rendered.");
  });

  it("renders a stay that the query asks for, once, until the calendar changes", async () => {
    const route = routeAt("/pricing-and-availability");
    const query = "?utm=1&departure=2027-07-10&arrival=2027-07-03";
    const search = "?arrival=2027-07-03&departure=2027-07-10";
    expect(await textOf(await live.renderStay(route, query, "identity"))).toContain(
      `${search} first`,
    );
    await live.renderStay(route, query, "identity");
    expect(rendered).toEqual([route.path + search]);
    state = "second";
    await live.refresh();
    expect(await textOf(await live.renderStay(route, query, "identity"))).toContain(
      `${search} second`,
    );
  });

  it("packs a stay as its reader wants it, and says that others get it otherwise", async () => {
    const route = routeAt("/pricing-and-availability");
    const query = "?arrival=2027-07-03&departure=2027-07-10";
    for (const coding of ["br", "zstd", "gzip"] as const) {
      const headers = { "Accept-Encoding": coding };
      const file = (await live.renderStay(route, query, coding)) as StoredFile;
      const answer = await answerFile({ file }, new Headers(headers));
      expect(answer.headers.get("Content-Encoding")).toBe(coding);
      expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    }
    const plain = (await live.renderStay(route, query, "identity")) as StoredFile;
    const answer = await answerFile({ file: plain }, new Headers());
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  });

  it("lets no junk of a query reach the page", async () => {
    const route = routeAt("/de/preise-und-verfugbarkeit");
    const html = await textOf(
      await live.renderStay(route, "?arrival=<script>&departure=soon", "identity"),
    );
    expect(html).toContain("?arrival=&departure=");
    expect(html).not.toContain("script");
  });

  it("leaves other pages and other queries to the files", async () => {
    expect(await live.renderStay(routeAt("/about"), "?arrival=2027-07-03", "br")).toBeUndefined();
    const prices = routeAt("/pricing-and-availability");
    expect(await live.renderStay(prices, "?utm_source=x", "br")).toBeUndefined();
  });
});
