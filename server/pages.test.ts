import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { findRoute, type Route, routes } from "../app/routes.ts";
import {
  createFakeAssets,
  createFakeManifest,
  fakeAvailability,
  fakeBytes,
} from "../tests/support/server/fake-site.ts";
import type { Asset } from "./asset.ts";
import { createLogger, type Logger } from "./logger.ts";
import { createPages, type Pages } from "./pages.ts";

let state: string;
let rendered: string[];
let logged: string;
let log: Logger;
let pages: Pages;

beforeEach(() => {
  const manifest = createFakeManifest();
  state = "first";
  rendered = [];
  logged = "";
  log = createLogger("error", (lines) => {
    logged += lines;
  });
  pages = createPages({
    files: createFakeAssets(manifest).files,
    policy: manifest,
    availability: fakeAvailability.current,
    log,
    render: async (route, search) => {
      rendered.push(route.path + search);
      const now = state;
      await Promise.resolve();
      if (now === "broken") throw new Error("no page today");
      return { html: `<p>${route.name} ${search} ${now}</p>`.padEnd(300), payload: { now } };
    },
  });
});

function routeAt(path: string): Route {
  const route = findRoute(path);
  if (!route) throw new Error(`no page at ${path}`);
  return route;
}

function textOf(asset: Asset | undefined): string {
  const body = asset?.represent("identity").body;
  return body instanceof Uint8Array ? new TextDecoder().decode(body).trim() : "nothing";
}

const textAt = (path: string) => textOf(pages.find(path));

describe("pages", () => {
  it("are those of the build until something changes", () => {
    expect(textAt("/de")).toBe(fakeBytes("home___de.html").toString());
    expect(pages.find("/assets/app-1a2b.js")).toBeDefined();
    expect(pages.find("/nonsense")).toBeUndefined();
  });

  it("are all rendered again: some show the calendar, and all name the year", async () => {
    await pages.refresh();
    expect(rendered).toEqual(routes.map(({ path }) => path));
    expect(textAt("/de")).toBe("<p>home___de  first</p>");
    expect(textAt("/about")).toBe("<p>about___en  first</p>");
  });

  it("have a tag for each state, so that caches notice", async () => {
    await pages.refresh();
    const first = pages.find("/hr");
    await pages.refresh();
    expect(pages.find("/hr"), "what has not changed is not encoded again").toBe(first);
    state = "second";
    await pages.refresh();
    expect(pages.find("/hr")?.facts.etag).not.toBe(first?.facts.etag);
  });

  it("go no further with a calendar that has changed again", async () => {
    await Promise.all([pages.refresh(), pages.refresh(), pages.refresh()]);
    expect(rendered).toHaveLength(routes.length);
    expect(textAt("/de")).toBe("<p>home___de  first</p>");
  });

  it("are compressed as they are wanted", async () => {
    await pages.refresh();
    for (const [coding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { body, headers } = pages.find("/it")?.represent(coding) ?? {};
      expect(headers).toMatchObject({ "Content-Encoding": coding });
      expect(decode(body as Uint8Array).toString()).toContain("<p>home___it  first</p>");
    }
  });

  it("stay as they were when rendering fails, and the log says which", async () => {
    await pages.refresh();
    state = "broken";
    await pages.refresh();
    expect(textAt("/de")).toBe("<p>home___de  first</p>");
    log.flush();
    expect(logged).toContain("home___de could not be rendered.");
  });
});

describe("a page for a stay", () => {
  const prices = routeAt("/pricing-and-availability");
  const query = "?utm=1&departure=2027-07-10&arrival=2027-07-03";
  const search = "?arrival=2027-07-03&departure=2027-07-10";

  it("is rendered once for all codings, until the calendar changes", async () => {
    const asset = await pages.renderStay(prices, query);
    expect(textOf(asset)).toContain(`${search} first`);
    for (const coding of ["br", "gzip", "identity"] as const) {
      expect(asset?.represent(coding).headers).toMatchObject({ Vary: "Accept-Encoding" });
    }
    expect(await pages.renderStay(prices, query)).toBe(asset);
    expect(rendered).toEqual([prices.path + search]);
    state = "second";
    await pages.refresh();
    expect(textOf(await pages.renderStay(prices, query))).toContain(`${search} second`);
  });

  it("that fails is tried again, and takes no newer one with it", async () => {
    state = "broken";
    const failing = pages.renderStay(prices, query);
    state = "second";
    const refreshed = pages.refresh();
    const newer = pages.renderStay(prices, query);
    await expect(failing).rejects.toThrow("no page today");
    expect(pages.renderStay(prices, query)).toBe(newer);
    await refreshed;
    expect(textOf(await newer)).toContain("second");
  });

  it("has no junk of the query in it", async () => {
    const route = routeAt("/de/preise-und-verfugbarkeit");
    const html = textOf(await pages.renderStay(route, "?arrival=<script>&departure=soon"));
    expect(html).toContain("?arrival=&departure=");
    expect(html).not.toContain("script");
  });

  it("is none where another page or another query is asked for", () => {
    expect(pages.renderStay(routeAt("/about"), "?arrival=2027-07-03")).toBeUndefined();
    expect(pages.renderStay(prices, "?utm_source=x")).toBeUndefined();
    expect(pages.renderStay(prices, "")).toBeUndefined();
  });
});
