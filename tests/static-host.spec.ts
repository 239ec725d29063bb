// `dist/static` is a whole site that any web server can serve as it is.
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { expect } from "@playwright/test";
import { locales } from "../domain/locales/locales.ts";
import { fileEndpoints } from "../house/routes/endpoints.ts";
import { localePrefix, paths, payloadPath, routes } from "../house/routes/routes.ts";
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

type Host = (path: string) => readonly string[];

/** Which files a host looks for at an address, as its documents say; none of them: `404.html`. */
const hosts: Readonly<Record<string, Host>> = {
  "GitHub Pages": (path) => [path, `${path}.html`, join(path, "index.html")],
  // Where pages were uploaded under their addresses (docs/operations.md).
  S3: (path) => [
    path.endsWith("/") ? `${path}index.html` : /\.\w+$/.test(path) ? path : `${path}.html`,
  ],
};

async function answer(files: Host, request: IncomingMessage, response: ServerResponse) {
  const path = join("/", decodeURIComponent((request.url ?? "").replace(/\?.*$/, "")));
  for (const file of [...files(path), "404.html"]) {
    const bytes = await readFile(join(workspace.out, "static", file)).catch(() => undefined);
    if (!bytes) continue;
    const type = types[extname(file)] ?? "application/octet-stream";
    response.writeHead(file === "404.html" ? 404 : 200, { "Content-Type": type }).end(bytes);
    return;
  }
}

const servers = Object.values(hosts).map((files) =>
  createServer((request, response) => answer(files, request, response)),
);
let addresses: readonly string[] = [];
let host = "";

test.beforeAll(async () => {
  const ports = await Promise.all(servers.map((server) => listenLocally(server)));
  addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  host = addresses[0] ?? "";
});

test.afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test("it has every file that the server has, and error pages", async () => {
  const endpoints = fileEndpoints.map(({ path }) => path);
  for (const path of [...Object.keys(builtSite.files), ...endpoints]) {
    const { status } = await sendRequest(host + path, { method: "HEAD" });
    expect(status, path).toBe(200);
  }
  expect((await sendRequest(`${host}/api/quote`)).status).toBe(404);
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
  const servedStyles = new Map<string, Set<string>>();
  for (const path of [...routes.map((route) => route.path), script?.[0], picture?.[0]]) {
    if (path === undefined) throw new Error("the build has no script or no picture");
    const own = blocks.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers);
    const names = own.map(([name]) => name);
    expect(names, path).toEqual([...new Set(names)]);
    const { [policyName]: policy, ...others } = Object.fromEntries(own);
    const { headers } = await ask(path);
    expect(headers, path).toMatchObject(others);
    expect(names, path).toEqual(
      expect.arrayContaining(["cross-origin-resource-policy", "x-content-type-options"]),
    );
    if (policy === undefined) continue;
    const served = String(headers[policyName] ?? "");
    expect(policy.replace(styles, ""), path).toBe(served.replace(styles, ""));
    const ofRule = servedStyles.get(policy) ?? new Set();
    for (const source of listStyles(served)) ofRule.add(source);
    servedStyles.set(policy, ofRule);
  }
  // One rule is for all pages of a language: their styles, and no others.
  for (const [policy, served] of servedStyles) expect(listStyles(policy)).toEqual(served);
});

const policyName = "content-security-policy";
const styles = /style-src [^;]*/;

function listStyles(policy: string): Set<string> {
  return new Set(styles.exec(policy)?.[0].split(" "));
}

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
  for (const address of addresses) {
    for (const path of [paths.home[second], paths["pricing-and-availability"][primary]]) {
      await page.goto(address + path);
      await waitForApplication(page);
      await expect(page.locator("h1")).toBeVisible();
    }
  }
});

test.describe("what is missing", () => {
  test.use({ expectedProblems: [/404|Page not found/] });

  test("is the error page, under the policy of the server", async ({ page, ask }) => {
    const { headers } = await ask("/nothing/here");
    const policy = String(headers["content-security-policy"]);
    for (const address of addresses) {
      const { status, body } = await sendRequest(`${address}/nothing/here`);
      expect(status).toBe(404);
      expect(body.toString()).toContain(
        `<meta http-equiv="Content-Security-Policy" content="${policy.replace("frame-ancestors 'none'; ", "")}">`,
      );
      await page.goto(`${address}/nothing/here`);
      await waitForApplication(page);
      await expect(page.locator("h1")).toBeVisible();
    }
  });
});
