// What is sent: pages in every coding, as valid HTML, with nothing inlined that evades the policy; files
// of every type. What a request may ask, redirects and refusals are in server/*.test.ts.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { locales } from "../../domain/locales/locales.ts";
import { pictures } from "../../house/facts/facts.server.ts";
import {
  errorPath,
  errorStatuses,
  formPage,
  formRoutes,
  isMarkdownPage,
  paths,
} from "../../house/routes/routes.ts";
import { securityHeaders } from "../../server/security-headers.ts";
import { formatStayQuery } from "../../site/stay/stay.ts";
import { budgets } from "../support/budgets.ts";
import { builtSite, workspace } from "../support/built-site.ts";
import { findHtmlMistakes } from "../support/find-html-mistakes.ts";
import { missingPath, pagesInTurn, primary } from "../support/languages.ts";
import { readTags } from "../support/read-tags.ts";
import type { Answer, Question } from "../support/send-request.ts";
import { readSentPage, type SentPage } from "../support/sent-pages.ts";
import { test } from "../support/site-test.ts";
import { timeLimit } from "../support/time-limit.ts";

const readFile = (file: string) => readFileSync(join(workspace.out, "static", file), "utf8");
const hashOf = (algorithm: string, bytes: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest("base64")}`;

type Sent = Pick<SentPage, "html" | "tags"> & { readonly path: string };

test("every page is whole, within budget and policy, and its files are there", async ({
  ask,
  sentPages,
  free,
}) => {
  const named = new Set<string>();
  const integrities = new Map<string, string | undefined>();
  for (const sent of sentPages) {
    const { path, page, status, headers, html, tags } = sent;
    expect([status, headers["content-type"]], path).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers["cache-control"], path).toMatch(/no-cache/);
    expectOwnStylesAndScripts(sent, String(headers["content-security-policy"]));
    const scripts = tags("script").filter(({ src }) => src);
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const { src = "", integrity } of scripts) integrities.set(src, integrity);
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = ""]) => names);
    expect(classes.join(" ").split(" "), path).not.toContain("undefined");
    for (const address of listFiles(sent)) named.add(address);
    // The form is signed anew for each guest.
    if (page === formPage) continue;
    // Right after its start a server renders its pages anew, each perhaps between two of these answers.
    await expect(() => expectCodings(path, page, ask)).toPass({ timeout: timeLimit(5_000) });
  }
  const quote = `${paths["pricing-and-availability"][primary]}?${formatStayQuery(free)}`;
  for (const path of [...locales.map(missingPath), quote]) {
    const sent = readSentPage(await ask(path));
    expectOwnStylesAndScripts({ ...sent, path }, String(sent.headers["content-security-policy"]));
  }
  for (const locale of locales) {
    const { file = "", styleHashes = [] } = builtSite.errorPages[errorPath(500, locale)] ?? {};
    const html = readFile(file);
    const policy = securityHeaders(styleHashes, builtSite)["Content-Security-Policy"];
    expectOwnStylesAndScripts({ path: file, html, tags: (name) => readTags(html, name) }, policy);
  }
  const missing = [];
  for (const address of named) {
    const { status, body } = await ask(address);
    if (status !== 200) missing.push(`${status} ${address}`);
    if (!integrities.has(address)) continue;
    expect(integrities.get(address), address).toBe(hashOf("sha384", body));
  }
  expect(named.size).toBeGreaterThan(sentPages.length);
  expect(missing).toEqual([]);
});

async function expectCodings(
  path: string,
  page: string,
  ask: (path: string, question?: Question) => Promise<Answer>,
): Promise<void> {
  const more = Math.max(0, pictures.photos.length - 30);
  const { pictureHtmlKilobytes, previewHtmlKilobytes, htmlKilobytes } = budgets;
  const forEach = page === "gallery" ? pictureHtmlKilobytes : previewHtmlKilobytes;
  const most = isMarkdownPage(page) ? Infinity : htmlKilobytes + more * forEach;
  const plain = await ask(path);
  const tags = [plain.headers.etag];
  for (const [coding, decode, mostKilobytes] of [
    ["br", brotliDecompressSync, most],
    ["gzip", gunzipSync, Infinity],
  ] as const) {
    const packed = await ask(path, { headers: { "Accept-Encoding": coding } });
    expect(packed.headers["content-encoding"], path).toBe(coding);
    expect(packed.headers.vary, path).toMatch(/Accept-Encoding/);
    expect(Math.round(packed.body.length / 10) / 100, path).toBeLessThanOrEqual(mostKilobytes);
    expect(decode(packed.body).equals(plain.body), path).toBe(true);
    tags.push(packed.headers.etag);
  }
  expect(new Set(tags).size, `tags of ${path}`).toBe(3);
}

/** Styles are in the HTML and allowed by hash, scripts by address; nothing hides in attributes. */
function expectOwnStylesAndScripts({ path, html, tags }: Sent, policy = ""): void {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
  expect(styles, path).toHaveLength(1);
  // Firefox asks `default-src` of a prefetch, whatever `as` says, and that allows nothing.
  const linked = tags("link").filter(({ rel = "" }) => /stylesheet|prefetch/.test(rel));
  expect(linked, path).toEqual([]);
  const [, allowed = ""] = /; style-src 'self' ([^;]*);/.exec(policy) ?? [];
  expect(allowed.split(" "), path).toEqual(styles.map((css) => `'${hashOf("sha256", css)}'`));
  for (const [, attributes = ""] of html.matchAll(/<script([^>]*)>/g)) {
    expect(attributes, path).toMatch(/\ssrc="\/|\stype="application\/(?:ld\+)?json"/);
  }
  expect(html, path).not.toMatch(/<[^>]*\s(?:style|on[a-z]+)=/);
  expect(html, path).not.toMatch(/(?:href|src|action)="javascript:/i);
}

/** The files that a page names: pictures, scripts, fonts and icons. */
function listFiles({ tags }: Sent): readonly string[] {
  return ["img", "source", "script", "link"].flatMap(tags).flatMap((tag) => {
    const { src, srcset, imagesrcset, href, rel = "" } = tag;
    const sets = [srcset, imagesrcset].flatMap((set) => set?.split(",") ?? []);
    const candidates = sets.map((candidate) => candidate.trim().split(" ")[0]);
    const linked = /^(?:canonical|alternate)$/.test(rel) ? undefined : href;
    return [src, linked, ...candidates].flatMap((address) => address || []);
  });
}

test("every page and every error page is valid HTML", async ({ sentPages }) => {
  const documents = [
    ...[...pagesInTurn, ...formRoutes].map(
      ({ path }) => sentPages.find((sent) => sent.path === path)?.html,
    ),
    ...errorStatuses.flatMap((status) => {
      const { file } = builtSite.errorPages[errorPath(status, primary)] ?? {};
      return file ? readFile(file) : [];
    }),
  ];
  for (const html of documents) {
    if (html) expect.soft(await findHtmlMistakes(html), html.slice(0, 300)).toEqual([]);
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
