// Every answer carries the headers that keep strangers' code out, and nothing inlined evades them.
import { createHash } from "node:crypto";
import { expect } from "@playwright/test";
import { routes } from "../src/routes.ts";
import { missingPath } from "./support/missing-path.ts";
import { test } from "./support/site-test.ts";

const paths = [
  ...routes.map(({ path }) => path),
  missingPath("en"),
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
    });
    expect(headers.server, path).toBeUndefined();
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});

test("the policy of a page allows the styles in it by their hash, and no script", async ({
  ask,
}) => {
  for (const path of [...routes.map((route) => route.path), missingPath("hr")]) {
    const { headers, body } = await ask(path);
    const html = body.toString();
    const policy = headers["content-security-policy"] ?? "";
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
    expect(styles.length, path).toBeGreaterThan(0);
    for (const css of styles) {
      expect(policy, path).toContain(
        `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
      );
    }
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = ""]) => attributes);
    for (const attributes of scripts) {
      expect(attributes, path).toMatch(/\ssrc="\/|\stype="application\/(?:ld\+)?json"/);
    }
    expect(html, path).not.toMatch(/<[^>]*\s(?:style|on[a-z]+)=/);
  }
});
