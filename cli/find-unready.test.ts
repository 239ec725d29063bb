import { join } from "node:path";
import { expect, it } from "vitest";
import type { Content } from "../house/content/content.ts";
import { describeFindings } from "../house/findings/describe-findings.ts";
import { loadContent } from "../house/read/load-content.ts";
import { readSettings } from "../server/settings.ts";
import { writeHouse } from "../tests/support/build-house.ts";
import { findUnready } from "./find-unready.ts";

const house = await writeHouse("ginestra", "find-unready");
const sample = await loadContent(house);
const live = {
  SITE_URL: "https://casa.it",
  TAG_MANAGER_ID: "GTM-A1",
  AVAILABILITY_FEEDS: "https://feeds.casa.it/1.ics",
};

const list = async (change: (content: Content) => void, environment = live) => {
  const content = structuredClone(sample);
  // Placeholders are another matter.
  Object.assign(content.facts.pictures, { photos: [] });
  change(content);
  const workspace = { house, made: join(house, ".villa") };
  const found = await findUnready(content, workspace, readSettings(environment));
  return describeFindings(found).join("\n");
};

it("tells of what is sample: numbers, addresses, the place, the feeds", async () => {
  const told = await list(
    ({ facts: { villa } }) => {
      Object.assign(villa.operator, { taxNumber: "00000", approval: "UP-100/26" });
      Object.assign(villa.contact, { phone: "+385 52 000 000", email: "stay@villa.example" });
    },
    { ...live, SITE_URL: "", AVAILABILITY_FEEDS: "" },
  );
  for (const part of ["operator.taxNumber", ".example", "contact.phone", "siteUrl", "_FEEDS"]) {
    expect(told).toContain(part);
  }
  expect(told).not.toContain("operator.approval");
});

it("tells of an address that is not public, which villa.json may say instead of SITE_URL", async () => {
  const withOwn = (siteUrl: string | undefined, SITE_URL = "") =>
    list(({ facts: { villa } }) => Object.assign(villa, siteUrl && { siteUrl }), {
      ...live,
      SITE_URL,
    });
  expect(await withOwn(undefined)).toContain("villa.json: siteUrl is missing; write the public");
  expect(await withOwn("https://villa.example")).toContain("siteUrl is https://villa.example;");
  expect(await withOwn("https://casa.it", "http://casa.it")).toContain(
    "SITE_URL is http://casa.it;",
  );
  for (const right of ["https://casa.it", "https://owner.github.io"]) {
    expect(await withOwn(right)).not.toMatch(/siteUrl|SITE_URL/);
    expect(await withOwn(undefined, right)).not.toMatch(/siteUrl|SITE_URL/);
  }
});

it("tells of blanks, and of Google in a policy where no cookie is Google's", async () => {
  const locale = sample.facts.villa.locales.at(-1) ?? "";
  const told = await list((content) => {
    Object.assign(content.words[locale]?.gallery ?? {}, { lead: "[zwei Sätze …]" });
    Object.assign(content.facts.cookies, { optional: [] });
    Object.assign(content.markdown[locale]?.["cookies"] ?? {}, {
      body: "Google counts.",
      lines: [7],
    });
  });
  expect(told).toContain(
    `texts/${locale}/gallery.json: lead has a blank, [zwei Sätze …]; fill it.`,
  );
  expect(told).toMatch(
    /pages\/cookies\.md: the page names Google, but no cookie of cookies\.json is Google's; take the passage out or list the cookie\./,
  );
  expect(told).not.toContain("SITE_URL");
});

it("tells of a marketing choice that a build without a tag manager leaves out", async () => {
  const settings = { ...live, TAG_MANAGER_ID: "" };
  const nothing = () => undefined;
  expect(await list(nothing, settings)).toContain(
    "cookies.json offers marketing, but TAG_MANAGER_ID is not set; set it",
  );
  const told = await list(({ facts: { cookies } }) => {
    const optional = cookies.optional.map(({ isShownWithoutTagManager: _, ...rest }) => rest);
    Object.assign(cookies, { optional });
  }, settings);
  expect(told).toContain("the site neither asks about it nor lists its cookies");
  expect(await list(nothing)).not.toContain("marketing, but");
});

it("tells of a Google tag that stands where a container of the tag manager belongs", async () => {
  const nothing = () => undefined;
  expect(await list(nothing, { ...live, TAG_MANAGER_ID: "G-A1" })).toContain("G-A1, a Google tag");
  expect(await list(nothing)).not.toContain("Google tag");
});

it("tells of letters that the engine has no font for, and of none that it has", async () => {
  const withTitle = (title: string) =>
    list(({ words }) => Object.assign(Object.values(words)[0]?.home ?? {}, { title }));
  expect(await withTitle("บ้านริมน้ำ")).toContain("no font for 6 of the letters, such as");
  for (const title of ["Φωλιά", "Їжак", "בית", "بيت", "Nhà gỗ", "Ağaç", "Łódź", "Ķekava"]) {
    expect(await withTitle(title)).not.toContain("no font");
  }
});
