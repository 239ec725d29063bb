// What is sent: pages in every coding, as valid HTML, with nothing inlined that evades the policy; files
// of every type. What a request may ask, redirects and refusals are in server/*.test.ts.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { pictures } from "../../app/facts/facts.server.ts";
import { locales } from "../../app/i18n/locales.ts";
import { errorPath, errorStatuses, isMarkdownPage, pages, routes } from "../../app/routes.ts";
import { formatStayQuery } from "../../app/stay/stay.ts";
import { securityHeaders } from "../../server/security-headers.ts";
import { budgets } from "../support/budgets.ts";
import { builtSite, workspace } from "../support/built-site.ts";
import { findHtmlMistakes } from "../support/find-html-mistakes.ts";
import { missingPath, pagesInTurn, primary } from "../support/languages.ts";
import { readSentPage } from "../support/sent-pages.ts";
import { test } from "../support/site-test.ts";

const readFile = (file: string) => readFileSync(join(workspace.out, "static", file), "utf8");
const hashOf = (algorithm: string, bytes: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest("base64")}`;

test("every page comes in all codings, within its budget", async ({ ask, sentPages }) => {
  for (const { path, page, status, headers } of sentPages) {
    expect([status, headers["content-type"]], path).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers["cache-control"], path).toMatch(/no-cache/);
    const more = Math.max(0, pictures.photos.length - 30);
    const { pictureHtmlKilobytes, previewHtmlKilobytes } = budgets;
    const forEach = page === "gallery" ? pictureHtmlKilobytes : previewHtmlKilobytes;
    const most = isMarkdownPage(page) ? Infinity : budgets.htmlKilobytes + more * forEach;
    // Right after its start a server renders its pages anew, each perhaps between two of these answers.
    await expect(async () => {
      const plain = await ask(path);
      const tags = [plain.headers.etag];
      for (const [coding, decode, mostKilobytes] of [
        ["br", brotliDecompressSync, most],
        ["gzip", gunzipSync, Infinity],
      ] as const) {
        const packed = await ask(path, { headers: { "Accept-Encoding": coding } });
        expect(packed.headers["content-encoding"], path).toBe(coding);
        expect(packed.headers.vary, path).toMatch(/Accept-Encoding/);
        const kilobytes = Math.round(packed.body.length / 10) / 100;
        expect(kilobytes, path).toBeLessThanOrEqual(mostKilobytes);
        expect(decode(packed.body).equals(plain.body), path).toBe(true);
        tags.push(packed.headers.etag);
      }
      expect(new Set(tags).size, `tags of ${path}`).toBe(3);
    }).toPass({ timeout: 5_000 });
  }
});

test("every page and every error page is valid HTML", async ({ sentPages }) => {
  const documents = [
    ...pagesInTurn.map(({ path }) => sentPages.find((sent) => sent.path === path)?.html),
    ...errorStatuses.flatMap((status) => {
      const { file } = builtSite.errorPages[errorPath(status, primary)] ?? {};
      return file ? readFile(file) : [];
    }),
  ];
  for (const html of documents) {
    expect.soft(await findHtmlMistakes(html ?? ""), html?.slice(0, 300)).toEqual([]);
  }
});

test("no element of any page has a class that is undefined", ({ sentPages }) => {
  for (const { path, html } of sentPages) {
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.split(" "),
    );
    expect(classes.length, path).toBeGreaterThan(0);
    expect(classes, path).not.toContain("undefined");
  }
});

test("all styles of a page are in its HTML, and scripts are ours", async ({ ask, sentPages }) => {
  for (const { path, html, tags } of sentPages) {
    expect(html.split("<style>"), path).toHaveLength(2);
    // Firefox asks `default-src` of a prefetch, whatever `as` says, and that allows nothing.
    expect(
      tags("link").filter(({ rel = "" }) => /stylesheet|prefetch/.test(rel)),
      path,
    ).toEqual([]);
    const scripts = tags("script").filter(({ src }) => src);
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const { src = "", integrity } of scripts) {
      expect(integrity, path).toBe(hashOf("sha384", (await ask(src)).body));
    }
  }
});

/** Styles by hash, scripts by address; data blocks are no scripts, and nothing hides in attributes. */
function expectNothingElseInlined(path: string, html: string, policy = ""): void {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
  expect(styles.length, path).toBeGreaterThan(0);
  const [, allowed = ""] = /; style-src 'self' ([^;]*);/.exec(policy) ?? [];
  expect(allowed.split(" "), path).toEqual(styles.map((css) => `'${hashOf("sha256", css)}'`));
  for (const [, attributes = ""] of html.matchAll(/<script([^>]*)>/g)) {
    expect(attributes, path).toMatch(/\ssrc="\/|\stype="application\/(?:ld\+)?json"/);
  }
  expect(html, path).not.toMatch(/<[^>]*\s(?:style|on[a-z]+)=/);
  expect(html, path).not.toMatch(/(?:href|src|action)="javascript:/i);
}

test("the policy of a page allows its styles, and no script", async ({ ask, sentPages, free }) => {
  const quote = `${pages["pricing-and-availability"][primary]}?${formatStayQuery(free)}`;
  const others = [...locales.map(missingPath), quote].map(async (path) => ({
    ...readSentPage(await ask(path)),
    path,
  }));
  for (const { path, html, headers } of [...sentPages, ...(await Promise.all(others))]) {
    expectNothingElseInlined(path, html, String(headers["content-security-policy"]));
  }
  for (const locale of locales) {
    const { file = "", styleHashes = [] } = builtSite.errorPages[errorPath(500, locale)] ?? {};
    const policy = securityHeaders(styleHashes, builtSite)["Content-Security-Policy"];
    expectNothingElseInlined(file, readFile(file), policy);
  }
});

test("files have their types, and are kept while they last", async ({ ask }) => {
  const find = (start: string, end: string) =>
    Object.keys(builtSite.files).find((path) => path.startsWith(start) && path.endsWith(end)) ?? "";
  for (const [path, type, isForGood] of [
    [find("/assets/", ".js"), "text/javascript", true],
    [find("/assets/", ".woff2"), "font/woff2", true],
    [find("/pictures/", ".avif"), "image/avif", true],
    // One language has none.
    ...(locales.length > 1 ? [[find("/flags/", ".png"), "image/png", true] as const] : []),
    ["/favicon.ico", "image/x-icon", false],
    ["/apple-touch-icon.png", "image/png", false],
    ["/site.webmanifest", "application/manifest+json", false],
    ["/robots.txt", "text/plain", false],
    ["/sitemap.xml", "application/xml", false],
    ["/_payload.json", "application/json", false],
  ] as const) {
    const { status, headers, body } = await ask(path);
    const { "x-content-type-options": sniffing, "cache-control": kept } = headers;
    expect([status, sniffing, body.length > 0], path).toEqual([200, "nosniff", true]);
    expect(headers["content-type"], path).toContain(type);
    if (isForGood) expect(kept, path).toBe("public, max-age=31536000, immutable");
    else expect(kept, path).not.toMatch(/immutable/);
  }
});

test("every file that a page names exists", async ({ ask, sentPages }) => {
  const named = new Set<string>();
  for (const { tags } of sentPages) {
    for (const { src, srcset, imagesrcset, href, rel = "" } of [
      "img",
      "source",
      "script",
      "link",
    ].flatMap(tags)) {
      const sets = [srcset, imagesrcset].flatMap((set) => set?.split(",") ?? []);
      const candidates = sets.map((candidate) => candidate.trim().split(" ")[0]);
      const linked = /^(?:canonical|alternate)$/.test(rel) ? undefined : href;
      for (const address of [src, linked, ...candidates]) if (address) named.add(address);
    }
  }
  expect(named.size).toBeGreaterThan(routes.length);
  const missing = [];
  for (const address of named) {
    const { status } = await ask(address, { method: "HEAD" });
    if (status !== 200) missing.push(`${status} ${address}`);
  }
  expect(missing).toEqual([]);
});
