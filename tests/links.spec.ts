// Links lead somewhere: to a page without a detour, to a place that exists on it, or to where the
// configuration says, in a new tab. And all that a page is made of exists.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { listChoices } from "../app/facts/describe-cookies.ts";
import { cookies, factTexts, links, villa } from "../app/facts/facts.server.ts";
import { type Locale, locales } from "../app/i18n/locales.ts";
import { routes } from "../app/routes.ts";
import { contentFolder } from "../build/content/content-folder.ts";
import { builtSite } from "./support/built-site.ts";
import { missingPath, primary } from "./support/languages.ts";
import { readTags } from "./support/read-tags.ts";
import { test } from "./support/site-test.ts";

const content = contentFolder(join(import.meta.dirname, ".."));

/** The addresses elsewhere, of pages and of mail, that the authors of a language's Markdown have put in it. */
async function readLegalLinks(locale: Locale): Promise<string[]> {
  const folder = join(content, "texts", locale, "pages");
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.flatMap((text) => text.match(/(?:https?:\/\/|mailto:)[^\s)\]>]*[\w/]/g) ?? []);
}

/** Where pages in a language may lead to outside of the site, mailboxes and telephone among it. */
async function listOutsideAddresses(locale: Locale): Promise<readonly string[]> {
  const { booking, partnerListing, sisterVilla, termsOfUse } = factTexts(locale).links;
  const { email, dataProtectionEmail, phone } = villa.contact;
  return [
    links.maps,
    booking.home,
    ...[partnerListing ?? [], sisterVilla ?? [], termsOfUse ?? []].flat(),
    ...listChoices(cookies).flatMap((cookie) => cookie.links ?? []),
    ...(await readLegalLinks(locale)),
    ...[email, dataProtectionEmail].map((mailbox) => `mailto:${mailbox}`),
    `tel:${phone.replace(/\s/g, "")}`,
  ];
}

test("from the first page links lead to all others, each to a place that is there", async ({
  ask,
}) => {
  const seen = new Set<string>(["/"]);
  const idsOf = new Map<string, readonly string[]>();
  const targets = new Map<string, string>();
  const visit = async (path: string) => {
    const html = (await ask(path)).body.toString();
    idsOf.set(
      path,
      [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id),
    );
    const locale = locales.find((one) => html.includes(`<html lang="${one}"`)) ?? primary;
    const outside = await listOutsideAddresses(locale);
    for (const { href = "", target, rel = "" } of readTags(html, "a")) {
      const { protocol, origin, pathname, search, hash } = new URL(href, builtSite.siteUrl + path);
      const where = `${href} on ${path}`;
      if (origin === builtSite.siteUrl) {
        seen.add(pathname);
        targets.set(pathname + search + hash, where);
        expect(target, where).toBeUndefined();
      } else if (protocol.startsWith("http")) {
        expect(outside, where).toContain(href);
        expect([target, ...rel.split(" ")], where).toEqual(
          expect.arrayContaining(["_blank", "noopener"]),
        );
      } else expect(outside, where).toContain(protocol + pathname);
    }
  };
  for (const path of seen) await visit(path);
  expect([...seen].toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
  for (const [target, where] of targets) {
    expect((await ask(target.replace(/#.*/, ""))).status, where).toBe(200);
  }
  for (const locale of locales) await visit(missingPath(locale));
  for (const [target, where] of targets) {
    const [path = "", id] = target.replace(/\?[^#]*/, "").split("#");
    expect([...idsOf.keys()], where).toContain(path);
    if (id) expect(idsOf.get(path), where).toContain(id);
  }
});

test("every picture, script, style and font that a page names exists", async ({ ask }) => {
  const named = new Set<string>();
  for (const { path } of routes) {
    const html = (await ask(path)).body.toString();
    for (const tag of ["img", "source", "script", "link"]) {
      for (const { src, srcset, imagesrcset, href, rel = "" } of readTags(html, tag)) {
        const sets = [srcset, imagesrcset].flatMap((set) => set?.split(",") ?? []);
        const candidates = sets.map((candidate) => candidate.trim().split(" ")[0]);
        const linked = /^(?:canonical|alternate)$/.test(rel) ? undefined : href;
        for (const address of [src, linked, ...candidates]) if (address) named.add(address);
      }
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
