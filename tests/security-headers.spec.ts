// Nothing inlined in a page evades the policy; that every answer carries one is in
// server/hostile-requests.test.ts, and what it says in server/security-headers.test.ts.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { locales } from "../app/i18n/locales.ts";
import { pages, routes } from "../app/routes.ts";
import { formatStayQuery } from "../app/stay/stay.ts";
import { securityHeaders } from "../server/security-headers.ts";
import { builtSite, distFolder } from "./support/built-site.ts";
import { primary } from "./support/languages.ts";
import { missingPath } from "./support/missing-path.ts";
import { test } from "./support/site-test.ts";
import { findStays } from "./support/stays.ts";

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
}) => {
  const { free } = await findStays(ask);
  const quote = `${pages["pricing-and-availability"][primary]}?${formatStayQuery(free)}`;
  const addresses = [...routes.map(({ path }) => path), ...locales.map(missingPath), quote];
  for (const path of addresses) {
    const { headers, body } = await ask(path);
    expectNothingElseInlined(path, body.toString(), String(headers["content-security-policy"]));
  }
  for (const locale of locales) {
    const { file, styleHashes = [] } = builtSite.errorPages[locale].general;
    const html = readFileSync(join(distFolder, "static", file), "utf8");
    const { "Content-Security-Policy": policy = "" } = securityHeaders(styleHashes, builtSite);
    expectNothingElseInlined(file, html, policy);
  }
});
