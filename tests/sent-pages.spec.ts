// What is sent: pages in every coding, as valid HTML, with nothing inlined that evades the policy; files
// of every type. What a request may ask, redirects and refusals are in server/*.test.ts.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { formatStayQuery } from "../app/booking/stay.ts";
import { locales } from "../app/i18n/locales.ts";
import { pages, routes } from "../app/routes.ts";
import { securityHeaders } from "../server/security-headers.ts";
import { builtSite, distFolder } from "./support/built-site.ts";
import { findHtmlMistakes } from "./support/find-html-mistakes.ts";
import { missingPath, pagesInTurn, primary } from "./support/languages.ts";
import { readTags } from "./support/read-tags.ts";
import { test } from "./support/site-test.ts";

const readPage = (file = "") => readFileSync(join(distFolder, "static", file), "utf8");

test("every page comes as it is and compressed, under tags of their own", async ({ ask }) => {
  for (const { path } of routes) {
    const plain = await ask(path);
    expect([plain.status, plain.headers["content-type"]], path).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(plain.headers["cache-control"], path).toMatch(/no-cache/);
    const tags = [plain.headers.etag];
    for (const [coding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { headers, body } = await ask(path, { headers: { "Accept-Encoding": coding } });
      expect(headers["content-encoding"], path).toBe(coding);
      expect(headers.vary, path).toMatch(/Accept-Encoding/);
      expect(decode(body).equals(plain.body), path).toBe(true);
      tags.push(headers.etag);
    }
    expect(new Set(tags).size, path).toBe(3);
  }
});

test("files are what their type says, and kept for a year where their name is of their bytes", async ({
  ask,
}) => {
  const files = Object.keys(builtSite.files);
  const find = (start: string, end: string) =>
    files.find((path) => path.startsWith(start) && path.endsWith(end)) ?? "";
  for (const [path, type] of [
    [find("/assets/", ".js"), "text/javascript"],
    [find("/assets/", ".woff2"), "font/woff2"],
    [find("/pictures/", ".avif"), "image/avif"],
    [find("/flags/", ".png"), "image/png"],
  ] as const) {
    const { status, headers } = await ask(path);
    expect([status, headers["x-content-type-options"]], path).toEqual([200, "nosniff"]);
    expect(headers["content-type"], path).toContain(type);
    expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
  }
  for (const [path, type] of [
    ["/favicon.ico", "image/x-icon"],
    ["/apple-touch-icon.png", "image/png"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/robots.txt", "text/plain"],
    ["/sitemap.xml", "application/xml"],
    ["/_payload.json", "application/json"],
  ] as const) {
    const { status, headers, body } = await ask(path);
    expect([status, body.length > 0], path).toEqual([200, true]);
    expect(headers["content-type"], path).toContain(type);
    expect(headers["cache-control"], path).not.toMatch(/immutable/);
  }
});

test("every page and every error page is valid HTML", async () => {
  const documents = [
    ...pagesInTurn.map(({ path }) => builtSite.files[path]),
    ...Object.values(builtSite.errorPages[primary]),
  ];
  for (const { file } of documents.filter((one) => one !== undefined)) {
    expect.soft(await findHtmlMistakes(readPage(file)), file).toEqual([]);
  }
});

test("no element of any page has a class that is undefined", () => {
  for (const { path } of routes) {
    const html = readPage(builtSite.files[path]?.file);
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.split(" "),
    );
    expect(classes.length, path).toBeGreaterThan(0);
    expect(classes, path).not.toContain("undefined");
  }
});

test("no page has a link to styles that a browser would fetch ahead, those for print apart", () => {
  for (const { path } of routes) {
    const html = readPage(builtSite.files[path]?.file);
    const [head = ""] = html.split("</head>");
    // What stands in a template is passed over.
    const fetched = readTags(head.replace(/<template>.*?<\/template>/s, ""), "link");
    const sheets = fetched.filter(({ rel }) => rel === "stylesheet");
    expect(
      sheets.map(({ media }) => media),
      path,
    ).toEqual(["print"]);
  }
});

/** Styles by hash, scripts by address; data blocks are no scripts, and nothing hides in attributes. */
function expectNothingElseInlined(path: string, html: string, policy: string): void {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
  const hashes = styles.map(
    (css) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
  );
  expect(hashes.length, path).toBeGreaterThan(0);
  const [, allowed = ""] = /; style-src 'self' ([^;]*);/.exec(policy) ?? [];
  expect(allowed.split(" "), path).toEqual(hashes);
  for (const [, attributes = ""] of html.matchAll(/<script([^>]*)>/g)) {
    expect(attributes, path).toMatch(/\ssrc="\/|\stype="application\/(?:ld\+)?json"/);
  }
  expect(html, path).not.toMatch(/<[^>]*\s(?:style|on[a-z]+)=/);
  expect(html, path).not.toMatch(/(?:href|src|action)="javascript:/i);
}

test("the policy of a page allows the styles in it by their hash, and no script", async ({
  ask,
  stays: { free },
}) => {
  const quote = `${pages["pricing-and-availability"][primary]}?${formatStayQuery(free)}`;
  const addresses = [...routes.map(({ path }) => path), ...locales.map(missingPath), quote];
  for (const path of addresses) {
    const { headers, body } = await ask(path);
    expectNothingElseInlined(path, body.toString(), String(headers["content-security-policy"]));
  }
  for (const locale of locales) {
    const { file, styleHashes = [] } = builtSite.errorPages[locale].general;
    const { "Content-Security-Policy": policy = "" } = securityHeaders(styleHashes, builtSite);
    expectNothingElseInlined(file, readPage(file), policy);
  }
});
