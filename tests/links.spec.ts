// Links lead somewhere: to a page without a detour, to a place that exists on it, or to where the
// configuration says, in a new tab.

import { expect, type JSHandle } from "@playwright/test";
import { cookies, factTexts, links, villa } from "../app/facts/facts.server.ts";
import { listChoices } from "../app/facts/list-choices.ts";
import { type Locale, locales } from "../app/i18n/locales.ts";
import { routes } from "../app/routes.ts";
import { builtSite } from "./support/built-site.ts";
import { missingPath } from "./support/missing-path.ts";
import { parseHtml } from "./support/parse-html.ts";
import { readLegalLinks } from "./support/read-legal-links.ts";
import { test } from "./support/site-test.ts";

type Link = { readonly href: string; readonly target: string; readonly rel: string };

/** What a page links to, as written (a link inside a drawing has no plain text for its target), and its places. */
function readPlaces(document: JSHandle<Document>) {
  return document.evaluate((sent) => ({
    ids: [...sent.querySelectorAll("[id]")].map(({ id }) => id),
    links: [...sent.querySelectorAll("a")].map(
      (link): Link => ({
        href: link.getAttribute("href") ?? "",
        target: link.getAttribute("target") ?? "",
        rel: link.getAttribute("rel") ?? "",
      }),
    ),
  }));
}

async function listOutsideAddresses(locale: Locale): Promise<ReadonlySet<string>> {
  const { booking, partnerListing, sisterVilla, termsOfUse } = factTexts(locale).links;
  const ofCookies = listChoices(cookies).flatMap((cookie) => cookie.links ?? []);
  const legal = await readLegalLinks(locale);
  return new Set([
    links.maps,
    booking.home,
    ...[partnerListing ?? [], sisterVilla ?? [], termsOfUse ?? []].flat(),
    ...ofCookies,
    ...legal,
  ]);
}

test("every link of every page leads somewhere", async ({ page, ask }) => {
  const idsOf = new Map<string, readonly string[]>();
  const targets = new Set<string>();
  for (const locale of locales) {
    const outside = await listOutsideAddresses(locale);
    const { email, dataProtectionEmail, phone } = villa.contact;
    const mailboxes = [email, dataProtectionEmail].map((mailbox) => `mailto:${mailbox}`);
    const paths = routes.filter((route) => route.locale === locale).map(({ path }) => path);
    for (const path of [...paths, missingPath(locale)]) {
      const document = await parseHtml(page, (await ask(path)).body.toString());
      const { ids, links: found } = await readPlaces(document);
      idsOf.set(path, ids);
      for (const link of found) {
        const { protocol, origin, pathname, hash } = new URL(link.href, builtSite.siteUrl + path);
        const where = `${link.href} on ${path}`;
        if (protocol === "mailto:") {
          expect([...mailboxes, ...outside], where).toContain(protocol + pathname);
        } else if (protocol === "tel:") {
          expect(pathname, where).toBe(phone.replace(/\s/g, ""));
        } else if (origin === builtSite.siteUrl) {
          targets.add(pathname + hash);
          expect(link.target, where).toBe("");
        } else {
          expect([...outside], where).toContain(link.href);
          expect(link.target, where).toBe("_blank");
          expect(link.rel.split(" "), where).toContain("noopener");
        }
      }
    }
  }
  for (const target of targets) {
    const [path = "", id] = target.split("#");
    expect([...idsOf.keys()], `${target} is a page`).toContain(path);
    if (id) expect(idsOf.get(path), `${target} has its place on the page`).toContain(id);
  }
});

test("all pages can be come to from the first, in steps without a redirect", async ({ ask }) => {
  const seen = new Set<string>(["/"]);
  for (const path of seen) {
    const { status, headers, body } = await ask(path);
    expect(status, path).toBe(200);
    if (!headers["content-type"]?.startsWith("text/html")) continue;
    for (const [, href = ""] of body.toString().matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const { origin, pathname, search } = new URL(
        href.replaceAll("&amp;", "&"),
        builtSite.siteUrl + path,
      );
      if (origin === builtSite.siteUrl) seen.add(pathname + search);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
});

test("every picture, script, style and font that a page names exists", async ({ page, ask }) => {
  const named = new Set<string>();
  for (const { path } of routes) {
    const document = await parseHtml(page, (await ask(path)).body.toString());
    const addresses = await document.evaluate((sent) => {
      const sets = [...sent.querySelectorAll("[srcset], [imagesrcset]")].flatMap((element) =>
        `${element.getAttribute("srcset") ?? ""},${element.getAttribute("imagesrcset") ?? ""}`
          .split(",")
          .map((candidate) => candidate.trim().split(" ")[0] ?? ""),
      );
      const sources = [...sent.querySelectorAll("[src]")].map((element) =>
        element.getAttribute("src"),
      );
      const linked = [...sent.querySelectorAll('link:not([rel="canonical"], [rel="alternate"])')];
      return [...sets, ...sources, ...linked.map((element) => element.getAttribute("href"))];
    });
    for (const address of addresses) if (address) named.add(address);
  }
  expect(named.size).toBeGreaterThan(routes.length);
  const missing = [];
  for (const address of named) {
    const { status } = await ask(address, { method: "HEAD" });
    if (status !== 200) missing.push(`${status} ${address}`);
  }
  expect(missing).toEqual([]);
});
