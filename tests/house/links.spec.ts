// Links lead somewhere: to a page without a detour, to a place that exists on it, or to where the
// configuration says, in a new tab.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type Locale, locales } from "../../domain/locales/locales.ts";
import { listChoices } from "../../house/facts/cookies.ts";
import { cookies, factMessages, links, villa } from "../../house/facts/facts.server.ts";
import { builtSite, workspace } from "../support/built-site.ts";
import { missingPath } from "../support/languages.ts";
import { readSentPage, servedRoutes } from "../support/sent-pages.ts";
import { test } from "../support/site-test.ts";

/** The addresses elsewhere, of pages and of mail, that the authors of a language's Markdown have put in it. */
async function readLegalLinks(locale: Locale): Promise<string[]> {
  const folder = join(workspace.house, "texts", locale, "pages");
  const files = await readdir(folder);
  const messages = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return messages.flatMap((text) => text.match(/(?:https?:\/\/|mailto:)[^\s)\]>]*[\w/]/g) ?? []);
}

/** Where pages in a language may lead to outside of the site, mailboxes and telephone among it. */
async function listOutsideAddresses(locale: Locale): Promise<readonly string[]> {
  const { booking, partnerListing, sisterVilla, termsOfUse } = factMessages(locale).links;
  const { email, dataProtectionEmail, phone } = villa.contact;
  return [
    links.maps,
    ...(booking ? [booking.home] : []),
    ...[partnerListing ?? [], sisterVilla ?? [], termsOfUse ?? []].flat(),
    ...listChoices(cookies).flatMap((cookie) => cookie.links ?? []),
    ...(await readLegalLinks(locale)),
    ...[email, dataProtectionEmail].map((mailbox) => `mailto:${mailbox}`),
    `tel:${phone.replace(/\s/g, "")}`,
  ];
}

test("links lead to every page, each to a place that is there", async ({ ask, sentPages }) => {
  // A house may have a hundred pages.
  test.slow();
  const errorPages = locales.map(async (locale) => {
    const path = missingPath(locale);
    return { ...readSentPage(await ask(path)), path, locale };
  });
  const errorPaths = locales.map(missingPath);
  const all = [...sentPages, ...(await Promise.all(errorPages))];
  const statuses = new Map(all.map(({ path, status }) => [path, status]));
  /** Of an address of the site, which is asked for once. */
  const statusOf = async (address: string) => {
    const status = statuses.get(address) ?? (await ask(address)).status;
    statuses.set(address, status);
    return status;
  };
  const idsOf = new Map(
    all.map(({ path, html }) => [path, [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)]),
  );
  const outside = new Map(
    await Promise.all(
      locales.map(async (locale) => [locale, await listOutsideAddresses(locale)] as const),
    ),
  );
  const targets = new Map<string, string>();
  const linkedFrom = new Map<string, Set<string>>();
  for (const { path, locale, tags } of all) {
    const linked = new Set<string>();
    linkedFrom.set(path, linked);
    for (const { href = "", target, rel = "" } of tags("a")) {
      const { protocol, origin, pathname, search, hash } = new URL(href, builtSite.siteUrl + path);
      const where = `${href} on ${path}`;
      if (origin === builtSite.siteUrl) {
        linked.add(pathname);
        targets.set(pathname + search + hash, where);
        expect(target, where).toBeUndefined();
      } else if (protocol.startsWith("http")) {
        // A booking address may carry the dates of the next free week.
        const addresses = [...(outside.get(locale) ?? [])];
        expect(
          addresses.some((one) => href.startsWith(one)),
          where,
        ).toBe(true);
        expect([target, ...rel.split(" ")], where).toEqual(
          expect.arrayContaining(["_blank", "noopener"]),
        );
      } else expect(outside.get(locale), where).toContain(protocol + pathname);
    }
  }
  const reached = new Set(["/"]);
  for (const path of reached) for (const next of linkedFrom.get(path) ?? []) reached.add(next);
  expect([...reached].toSorted()).toEqual(servedRoutes.map(({ path }) => path).toSorted());
  for (const [target, where] of targets) {
    const [address = "", id] = target.split("#");
    const [path = ""] = address.split("?");
    expect(await statusOf(address), where).toBe(errorPaths.includes(path) ? 404 : 200);
    expect([...idsOf.keys()], where).toContain(path);
    if (id) expect(idsOf.get(path), where).toContain(id);
  }
});
