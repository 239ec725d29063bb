// Every answer carries the headers that keep strangers' code out, and nothing inlined evades them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { locales } from "../app/i18n/locales.ts";
import { pages, routes } from "../app/routes.ts";
import { securityHeaders } from "../server/security-headers.ts";
import { builtSite, distFolder } from "./support/built-site.ts";
import { primary, third } from "./support/languages.ts";
import { missingPath } from "./support/missing-path.ts";
import { test } from "./support/site-test.ts";

const paths = [
  ...routes.map(({ path }) => path),
  missingPath(primary),
  "/en/about",
  "/favicon.ico",
  "/sitemap.xml",
  "/assets/gone-12345678.js",
  "/healthz",
];

test("every kind of answer carries them", async ({ ask }) => {
  for (const path of paths) {
    const { headers } = await ask(path);
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toMatch(/default-src 'none'/);
    expect(policy, path).toMatch(/require-trusted-types-for 'script'/);
    expect(policy, path).toMatch(/trusted-types 'none'/);
    expect(policy, path).toMatch(/frame-ancestors 'none'/);
    expect(policy, path).not.toMatch(/unsafe-|\*|https?:/);
    expect(headers, path).toMatchObject({
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
      "x-content-type-options": "nosniff",
      "referrer-policy": expect.any(String),
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": expect.stringMatching(/^(?:same|cross)-origin$/),
      "cross-origin-embedder-policy": "credentialless",
    });
    expect(headers.server, path).toBeUndefined();
    expect(headers["x-powered-by"], path).toBeUndefined();
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
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  for (const attributes of scripts) {
    expect(attributes, path).toMatch(/\ssrc="\/|\stype="application\/(?:ld\+)?json"/);
  }
  expect(html, path).not.toMatch(/<[^>]*\s(?:style|on[a-z]+)=/);
  expect(html, path).not.toMatch(/(?:href|src|action)="javascript:/i);
}

test("the policy of a page allows the styles in it by their hash, and no script", async ({
  ask,
}) => {
  const quote = `${pages["pricing-and-availability"][third]}?arrival=2027-07-03&departure=2027-07-10`;
  const addresses = [...routes.map(({ path }) => path), ...locales.map(missingPath), quote];
  for (const path of addresses) {
    const { headers, body } = await ask(path);
    expectNothingElseInlined(path, body.toString(), String(headers["content-security-policy"]));
  }
});

test("so does the policy of the page for a broken server", () => {
  for (const locale of locales) {
    const { file, styleHashes = [] } = builtSite.errorPages[locale].general;
    const html = readFileSync(join(distFolder, "static", file), "utf8");
    const { "Content-Security-Policy": policy = "" } = securityHeaders(styleHashes, builtSite);
    expectNothingElseInlined(file, html, policy);
  }
});
