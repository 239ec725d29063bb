import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { findRoute, paths, type Route, routes } from "../house/routes/routes.ts";
import { formatStayQuery, type Stay } from "../site/stay/stay.ts";
import {
  createFakeAssets,
  createFakeManifest,
  fakeAvailability,
  fakeBytes,
} from "../tests/support/server/fake-site.ts";
import { english } from "../tests/support/unit-house/languages.ts";
import type { Asset } from "./asset.ts";
import { createLivePages, type LivePages } from "./live-pages.ts";
import { createLogger, type Logger } from "./logger.ts";

let state: string;
let rendered: string[];
let logged: string[];
let log: Logger;
let livePages: LivePages;

const renderer = {
  setCalendar: vi.fn(),
  renderPage: async ({ path }: Route) => ({ html: await render(path), payload: state }),
  renderStay: ({ path }: Route, asked: Stay) => render(`${path}?${formatStayQuery(asked)}`),
  quote: () => undefined,
  renderForm: () => undefined,
  renderFormPayload: async () => "",
  writeMail: () => undefined,
};

beforeEach(() => {
  vi.clearAllMocks();
  const policy = createFakeManifest();
  const { files } = createFakeAssets(policy);
  [state, rendered, logged] = ["first", [], []];
  log = createLogger("error", (lines) => logged.push(lines));
  livePages = createLivePages({ files, policy, availability: fakeAvailability, log, renderer });
});

async function render(address: string): Promise<string> {
  rendered.push(address);
  const now = state;
  await Promise.resolve();
  if (now === "broken") throw new Error("no page today");
  return `<p>${address} ${now}</p>`.padEnd(300);
}

function routeAt(path: string): Route {
  const route = findRoute(path);
  if (!route) throw new Error(`no page at ${path}`);
  return route;
}

function textOf(asset: Asset | "busy" | undefined): string {
  if (asset === "busy") return asset;
  const body = asset?.represent("identity").body;
  return body instanceof Uint8Array ? new TextDecoder().decode(body).trim() : "nothing";
}

const textAt = (path: string) => textOf(livePages.find(path));

describe("pages", () => {
  it("are those of the build until something changes, and then all rendered again", async () => {
    expect(textAt("/de")).toBe(fakeBytes("home___de.html").toString());
    expect(livePages.find("/assets/app-1a2b.js")).toBeDefined();
    expect(livePages.find("/nonsense")).toBeUndefined();
    await livePages.refresh();
    expect(rendered, "some show the calendar, and all name the year").toEqual(
      routes.map(({ path }) => path),
    );
    expect(renderer.setCalendar, "the calendar at the start, and now").toHaveBeenCalledTimes(2);
    expect(textAt("/de")).toBe("<p>/de first</p>");
  });

  it("are compressed, and keep what is compressed until they change", async () => {
    await livePages.refresh();
    const first = livePages.find("/it");
    for (const [coding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { body, headers } = first?.represent(coding) ?? {};
      expect(headers).toMatchObject({ "Content-Encoding": coding });
      expect(decode(body as Uint8Array).toString()).toContain("<p>/it first</p>");
    }
    await livePages.refresh();
    expect(livePages.find("/it")).toBe(first);
    state = "second";
    await livePages.refresh();
    expect(livePages.find("/it")?.entry.etag, "so that caches notice").not.toBe(first?.entry.etag);
  });

  it("go no further with a calendar that has changed again", async () => {
    await Promise.all([livePages.refresh(), livePages.refresh(), livePages.refresh()]);
    expect(rendered).toHaveLength(routes.length);
    expect(textAt("/de")).toBe("<p>/de first</p>");
  });

  it("stay as they were when rendering fails, and the log says which", async () => {
    await livePages.refresh();
    state = "broken";
    await livePages.refresh();
    expect(textAt("/de")).toBe("<p>/de first</p>");
    log.flush();
    expect(logged.join("")).toContain("home___de could not be rendered.");
  });
});

describe("a page for a stay", () => {
  const prices = routeAt(paths["pricing-and-availability"][english]);
  const search = "?arrival=2027-07-03&departure=2027-07-10";

  it("is rendered once for all that show it, packed or not, until the calendar changes", async () => {
    const asset = await livePages.renderStay(prices, search);
    expect(textOf(asset)).toContain(`${search} first`);
    const { body, headers } = (asset as Asset).represent("gzip");
    expect(headers).toMatchObject({ "Content-Encoding": "gzip", Vary: "Accept-Encoding" });
    expect(gunzipSync(body as Uint8Array).toString()).toContain(`${search} first`);
    for (const spelling of [
      "?utm=1&departure=2027-07-10&arrival=2027-07-03",
      "?arrival=%32027-07-03%20&departure=2027-07-10&arrival=2028-01-01",
    ]) {
      expect(await livePages.renderStay(prices, spelling)).toBe(asset);
    }
    expect(rendered).toEqual([prices.path + search]);
    state = "second";
    await livePages.refresh();
    expect(textOf(await livePages.renderStay(prices, search))).toContain(`${search} second`);
  });

  it("that fails is tried again, and takes no newer one with it", async () => {
    state = "broken";
    const failing = livePages.renderStay(prices, search);
    state = "second";
    const refreshed = livePages.refresh();
    const newer = livePages.renderStay(prices, search);
    await expect(failing).rejects.toThrow("no page today");
    expect(livePages.renderStay(prices, search)).toBe(newer);
    await refreshed;
    expect(textOf(await newer)).toContain("second");
  });

  it("has no junk of the query in it, nor a page of its own for junk", async () => {
    const html = textOf(await livePages.renderStay(prices, "?arrival=<script>&departure=soon"));
    expect(html).toContain("?arrival=&departure=");
    await livePages.renderStay(prices, "?arrival=2027-7-1");
    await livePages.renderStay(prices, "?departure=&arrival=");
    expect(rendered).toHaveLength(1);
  });

  it("is none where another page or another query is asked for", () => {
    expect(livePages.renderStay(routeAt(paths.about[english]), search)).toBeUndefined();
    expect(livePages.renderStay(prices, "?utm_source=x")).toBeUndefined();
    expect(livePages.renderStay(prices, "")).toBeUndefined();
  });
});
