import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { findRoute, type Route, routes, pages as sitePages } from "../app/routes.ts";
import { formatStayQuery } from "../app/stay/stay.ts";
import {
  createFakeAssets,
  createFakeManifest,
  fakeAvailability,
  fakeBytes,
} from "../tests/support/server/fake-site.ts";
import { english } from "../tests/support/unit-house/languages.ts";
import type { Asset } from "./asset.ts";
import { encoders } from "./content-coding.ts";
import { createLogger, type Logger } from "./logger.ts";
import { createPages, type Pages } from "./pages.ts";

let state: string;
let rendered: string[];
let compressed: string[];
let occasions: number;
let logged: string;
let log: Logger;
let pages: Pages;

beforeEach(() => {
  const manifest = createFakeManifest();
  state = "first";
  rendered = [];
  compressed = [];
  occasions = 0;
  logged = "";
  log = createLogger("error", (lines) => {
    logged += lines;
  });
  pages = createPages({
    files: createFakeAssets(manifest).files,
    policy: manifest,
    availability: fakeAvailability,
    log,
    renderer: {
      takeOver: () => {
        occasions += 1;
      },
      compress: async (text) => {
        compressed.push(text);
        return encoders.br(new TextEncoder().encode(text));
      },
      renderPage: async (route) => ({ html: await render(route.path), payload: state }),
      renderStay: async (route, asked) =>
        new Uint8Array(gzipSync(await render(`${route.path}?${formatStayQuery(asked)}`))),
    },
  });
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

const textAt = (path: string) => textOf(pages.find(path));

describe("pages", () => {
  it("are those of the build until something changes, and then all rendered again", async () => {
    expect(textAt("/de")).toBe(fakeBytes("home___de.html").toString());
    expect(pages.find("/assets/app-1a2b.js")).toBeDefined();
    expect(pages.find("/nonsense")).toBeUndefined();
    await pages.refresh();
    expect(rendered, "some show the calendar, and all name the year").toEqual(
      routes.map(({ path }) => path),
    );
    expect(occasions, "the calendar at the start, and now").toBe(2);
    expect(textAt("/de")).toBe("<p>/de first</p>");
  });

  it("are compressed by the renderer where they have changed, not while somebody waits", async () => {
    await pages.refresh();
    const first = pages.find("/it");
    expect(compressed).toContainEqual(expect.stringMatching(/^<p>\/it first/));
    for (const [coding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { body, headers } = first?.represent(coding) ?? {};
      expect(headers).toMatchObject({ "Content-Encoding": coding });
      expect(decode(body as Uint8Array).toString()).toContain("<p>/it first</p>");
    }
    compressed = [];
    await pages.refresh();
    expect(compressed).toEqual([]);
    expect(pages.find("/it")).toBe(first);
    state = "second";
    await pages.refresh();
    expect(pages.find("/it")?.facts.etag, "so that caches notice").not.toBe(first?.facts.etag);
  });

  it("go no further with a calendar that has changed again", async () => {
    await Promise.all([pages.refresh(), pages.refresh(), pages.refresh()]);
    expect(rendered).toHaveLength(routes.length);
    expect(textAt("/de")).toBe("<p>/de first</p>");
  });

  it("stay as they were when rendering fails, and the log says which", async () => {
    await pages.refresh();
    state = "broken";
    await pages.refresh();
    expect(textAt("/de")).toBe("<p>/de first</p>");
    log.flush();
    expect(logged).toContain("home___de could not be rendered.");
  });
});

describe("a page for a stay", () => {
  const prices = routeAt(sitePages["pricing-and-availability"][english]);
  const search = "?arrival=2027-07-03&departure=2027-07-10";

  it("is rendered once for all that show it, until the calendar changes", async () => {
    const asset = await pages.renderStay(prices, search);
    expect(textOf(asset)).toContain(`${search} first`);
    for (const spelling of [
      "?utm=1&departure=2027-07-10&arrival=2027-07-03",
      "?arrival=%32027-07-03%20&departure=2027-07-10&arrival=2028-01-01",
    ]) {
      expect(await pages.renderStay(prices, spelling)).toBe(asset);
    }
    expect(rendered).toEqual([prices.path + search]);
    state = "second";
    await pages.refresh();
    expect(textOf(await pages.renderStay(prices, search))).toContain(`${search} second`);
  });

  it("is compressed with gzip, and as it is for those who want that", async () => {
    const asset = (await pages.renderStay(prices, search)) as Asset;
    expect(asset.codings).toEqual(["gzip", "identity"]);
    const { body, headers } = asset.represent("gzip");
    expect(headers).toMatchObject({ "Content-Encoding": "gzip", Vary: "Accept-Encoding" });
    expect(gunzipSync(body as Uint8Array).toString()).toContain(`${search} first`);
  });

  it("that fails is tried again, and takes no newer one with it", async () => {
    state = "broken";
    const failing = pages.renderStay(prices, search);
    state = "second";
    const refreshed = pages.refresh();
    const newer = pages.renderStay(prices, search);
    await expect(failing).rejects.toThrow("no page today");
    expect(pages.renderStay(prices, search)).toBe(newer);
    await refreshed;
    expect(textOf(await newer)).toContain("second");
  });

  it("has no junk of the query in it, nor a page of its own for junk", async () => {
    const html = textOf(await pages.renderStay(prices, "?arrival=<script>&departure=soon"));
    expect(html).toContain("?arrival=&departure=");
    await pages.renderStay(prices, "?arrival=2027-7-1");
    await pages.renderStay(prices, "?departure=&arrival=");
    expect(rendered).toHaveLength(1);
  });

  it("is none where another page or another query is asked for", () => {
    expect(pages.renderStay(routeAt(sitePages.about[english]), search)).toBeUndefined();
    expect(pages.renderStay(prices, "?utm_source=x")).toBeUndefined();
    expect(pages.renderStay(prices, "")).toBeUndefined();
  });
});
