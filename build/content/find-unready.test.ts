import { join } from "node:path";
import { expect, it } from "vitest";
import { readSettings } from "../../server/settings.ts";
import type { Content } from "./content.ts";
import { findUnready } from "./find-unready.ts";
import { loadContent } from "./load-content.ts";

const folder = join(import.meta.dirname, "../../content");
const live = {
  SITE_URL: "https://casa.it",
  TAG_MANAGER_ID: "GTM-A1",
  AVAILABILITY_FEEDS: "https://feeds.casa.it/1.ics",
};

const list = async (change: (content: Content) => void, environment = live) => {
  const content = structuredClone(await loadContent(folder));
  change(content);
  return (await findUnready(content, folder, readSettings(environment))).join("\n");
};

it("tells of what is sample: numbers, addresses, the place, the feeds", async () => {
  const sample = ({ villa }: Content) => {
    Object.assign(villa.operator, { taxNumber: "00000", approval: "UP-100/26" });
    Object.assign(villa.contact, { phone: "+385 52 000 000", email: "stay@villa.example" });
  };
  const told = await list(sample, { ...live, SITE_URL: "", AVAILABILITY_FEEDS: "" });
  for (const part of ["operator.taxNumber", ".example", "contact.phone", "SITE_URL", "_FEEDS"]) {
    expect(told).toContain(part);
  }
  expect(told).not.toContain("operator.approval");
});

it("tells of blanks, and of Google in a policy where no cookie is Google's", async () => {
  const { locales } = await loadContent(folder);
  const locale = locales.at(-1) ?? "";
  const told = await list((content) => {
    Object.assign(content.texts[locale]?.gallery ?? {}, { lead: "[zwei Sätze …]" });
    Object.assign(content.cookies, { optional: [] });
    Object.assign(content.markdown[locale] ?? {}, { cookies: "Google counts." });
  });
  expect(told).toContain(
    `texts/${locale}/gallery.json: lead has a blank, [zwei Sätze …]; fill it.`,
  );
  expect(told).toContain("pages/cookies.md names Google, but no cookie is Google's.");
  expect(told).not.toContain("SITE_URL");
});
