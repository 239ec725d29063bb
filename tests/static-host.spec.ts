// `dist/static` is a whole site that any web server can serve as it is.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { expect } from "@playwright/test";
import { locales } from "../app/i18n/locales.ts";
import { localePrefix, pages, payloadPath, routes } from "../app/routes.ts";
import { availabilityPath, calendarPath } from "../server/calendar-assets.ts";
import { waitForApplication } from "./support/application.ts";
import { builtSite, workspace } from "./support/built-site.ts";
import { primary, second } from "./support/languages.ts";
import { sendRequest } from "./support/send-request.ts";
import { listenLocally } from "./support/server/listen-locally.ts";
import { test } from "./support/site-test.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

let host = "";

/** Serves the way any static host does: `/a` is the file `a`, `a.html` or `a/index.html`. */
const server = createServer(async (request, response) => {
  const path = join("/", decodeURIComponent((request.url ?? "").replace(/\?.*$/, "")));
  for (const file of [path, `${path}.html`, join(path, "index.html")]) {
    const bytes = await readFile(join(workspace.out, "static", file)).catch(() => undefined);
    if (!bytes) continue;
    response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
    response.end(bytes);
    return;
  }
  response.writeHead(404).end();
});

test.beforeAll(async () => {
  host = `http://127.0.0.1:${await listenLocally(server)}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("it has every file that the server has, and error pages", async () => {
  for (const path of [...Object.keys(builtSite.files), availabilityPath, calendarPath]) {
    const { status } = await sendRequest(host + path, { method: "HEAD" });
    expect(status, path).toBe(200);
  }
  const read = async (path: string) => (await sendRequest(host + path)).body.toString();
  for (const { path, page, locale } of routes) {
    expect(await read(path)).toContain(`rel="canonical" href="${builtSite.siteUrl}${path}"`);
    const { buildId } = builtSite;
    expect(JSON.parse(await read(payloadPath(path)))).toMatchObject({ buildId, page, locale });
  }
  for (const locale of locales) {
    expect(await read(`${localePrefix(locale)}/404.html`)).toContain(`<html lang="${locale}"`);
  }
});

test("its redirects lead from nowhere to pages", async () => {
  const rules = await readFile(join(workspace.out, "static", "_redirects"), "utf8");
  for (const rule of rules.trimEnd().split("\n")) {
    const [from = "", to = "", code] = rule.split(" ");
    expect(code, rule).toBe("301");
    expect(routes.map(({ path }) => path)).toContain(to);
    expect((await sendRequest(host + from)).status, rule).toBe(404);
  }
});

test("its headers are those of the server, none of them twice", async ({ ask }) => {
  const blocks = readBlocks(await readFile(join(workspace.out, "static", "_headers"), "utf8"));
  const files = Object.entries(builtSite.files);
  const script = files.find(([path]) => /^\/assets\/.*\.js$/.test(path));
  const picture = files.find(([path]) => path.startsWith("/pictures/"));
  for (const path of [...routes.map((route) => route.path), script?.[0], picture?.[0]]) {
    if (path === undefined) throw new Error("the build has no script or no picture");
    const own = blocks.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers);
    const names = own.map(([name]) => name);
    expect(names, path).toEqual([...new Set(names)]);
    expect((await ask(path)).headers, path).toMatchObject(Object.fromEntries(own));
    expect(names, path).toEqual(
      expect.arrayContaining(["cross-origin-resource-policy", "x-content-type-options"]),
    );
  }
});

/** The blocks of a `_headers` file: which paths each is for, and its headers, names in small letters. */
function readBlocks(text: string) {
  return text
    .trimEnd()
    .split(/\n(?=\/)/)
    .map((block) => {
      const [pattern = "", ...lines] = block.split("\n");
      const [start = "", rest] = pattern.split("*");
      return {
        matches: (path: string) => (rest === undefined ? path === start : path.startsWith(start)),
        headers: lines.map((line): [string, string] => {
          const [name = "", ...value] = line.trim().split(": ");
          return [name.toLowerCase(), value.join(": ")];
        }),
      };
    });
}

test("the application starts there, and nothing is missing", async ({ page }) => {
  for (const path of [pages.home[second], pages["pricing-and-availability"][primary]]) {
    await page.goto(host + path);
    await waitForApplication(page);
    await expect(page.locator("h1")).toBeVisible();
  }
});
