import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { listChoices } from "../app/facts/cookies.ts";
import type { Settings } from "../server/settings.ts";
import starterPrices from "../starter/prices.json" with { type: "json" };
import starterRooms from "../starter/rooms.json" with { type: "json" };
import starterVilla from "../starter/villa.json" with { type: "json" };
import { parts, patternOf } from "./assets/fonts/font-settings.ts";
import { collectCharacters, listWritten } from "./assets/fonts/list-characters.ts";
import { decodePhoto } from "./assets/pictures/photo.ts";
import { addLines } from "./content/add-lines.ts";
import { loadCheckedContent } from "./content/check-content.ts";
import { listHosts } from "./content/consent.ts";
import { type Content, listMessages, listStrings } from "./content/content.ts";
import { blank, findExamples, findWarnings } from "./content/find-warnings.ts";
import { Mistakes } from "./content/mistakes.ts";
import {
  findOriginal,
  listPhotoFiles,
  placeholderNote,
  shortestLongSide,
} from "./content/photo-files.ts";
import { findUnsetMail } from "./find-mail-faults.ts";
import { findLostAddresses } from "./lost-addresses.ts";
import type { Workspace } from "./workspace.mjs";

/** More in a file are not told one by one: it is to be translated, most likely. */
const manyBlanks = 10;

/** What must be done before a house may go online, and what its owner should look at again. */
export type Unready = { readonly errors: string[]; readonly warnings: string[] };

/** What is to be done about a house; where it cannot be built, its mistakes alone. */
export async function examineHouse(workspace: Workspace, settings: Settings): Promise<Unready> {
  try {
    const content = await loadCheckedContent(workspace.house);
    return await findUnready(content, workspace, settings);
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    return { errors: [...error.sentences], warnings: [] };
  }
}

/** What there is to be done about a content that can be built, a sentence each. */
export async function findUnready(
  content: Content,
  { house, made }: Pick<Workspace, "house" | "made">,
  settings: Settings,
): Promise<Unready> {
  const { siteUrl, tagManagerId, availability } = settings;
  const photos = await examinePhotos(content, house);
  const errors = [
    ...findExamples(content),
    ...findLeftOpen(content),
    ...findPromises(content, tagManagerId),
    ...findBlockedHosts(content, tagManagerId),
    ...(tagManagerId?.startsWith("G-")
      ? [
          `TAG_MANAGER_ID is ${tagManagerId}, a Google tag, which Google does not support as a tag ` +
            "manager; put it into a container, and write the container's id, GTM-….",
        ]
      : []),
    ...photos.errors,
    ...findFalseAddress(siteUrl),
  ];
  const warnings = [
    ...findWarnings(content),
    ...findMissingLetters(content),
    ...findLostAddresses(content, made),
    ...photos.warnings,
    ...findUnsetMail(content, settings),
    ...(availability.feeds.length > 0
      ? []
      : ["AVAILABILITY_FEEDS is not set: all dates will be on request."]),
  ];
  return { errors: addLines(house, errors), warnings: addLines(house, warnings) };
}

/** What `npm run new` has left open: blanks, its own facts, addresses and numbers that nobody has. */
function* findLeftOpen(content: Content): Iterable<string> {
  const { villa, prices, rooms } = content.facts;
  const { phone } = villa.contact;
  const all = [...listStrings(villa, "villa.json:"), ...listMessages(content)];
  const blanks = all.flatMap(({ place, text }) =>
    (text.match(blank) ?? []).map((found) => ({ place, found: found.replaceAll(/\s+/g, " ") })),
  );
  for (const [file, found] of Map.groupBy(blanks, ({ place }) => place.replace(/: .*/, ""))) {
    const listed = found.length > manyBlanks ? found.slice(0, 2) : found;
    for (const one of listed) yield `${one.place} has a blank, ${one.found}; fill it.`;
    if (listed.length < found.length) yield `${file} has ${found.length - listed.length} more.`;
  }
  for (const { place, text } of all) {
    if (/\.example\b/.test(text)) yield `${place} has an example address, ${text.slice(0, 60)}.`;
  }
  if (/0{5}/.test(phone.replaceAll(" ", ""))) {
    yield `villa.json: contact.phone is ${phone}, an example.`;
  }
  const { builtYear, areaSquareMetres, plotSquareMetres } = starterVilla;
  const starters = [
    ["villa", "size and year", villa, { builtYear, areaSquareMetres, plotSquareMetres }],
    ["prices", "prices", prices, { periods: starterPrices.periods }],
    ["rooms", "rooms", rooms, starterRooms],
  ] as const;
  for (const [file, what, own, starter] of starters) {
    if (!isDeepStrictEqual({ ...own, ...starter }, { ...own })) continue;
    yield `${file}.json has the ${what} of a new house; write those of yours.`;
  }
}

/** What the consent control or a policy says and the site does not do. */
function* findPromises(content: Content, tagManagerId: string | null): Iterable<string> {
  const choices = listChoices(content.facts.cookies);
  const usesGoogle = choices.some(({ cookies }) =>
    cookies.some(({ provider = "" }) => /google/i.test(provider)),
  );
  for (const [locale, pages] of Object.entries(content.pages)) {
    for (const [page, { body }] of Object.entries(pages)) {
      if (usesGoogle || !body.replaceAll("Google Maps", "").includes("Google")) continue;
      yield `texts/${locale}/pages/${page}.md names Google, but no cookie is Google's.`;
    }
  }
  if (tagManagerId === null && choices.some(({ role }) => role === "marketing")) {
    yield "The consent control offers marketing, but TAG_MANAGER_ID is not set.";
  }
}

/** What is no public address for a site whose own begin at the root. */
function* findFalseAddress(siteUrl: string): Iterable<string> {
  if (!siteUrl.startsWith("https:") || siteUrl.endsWith(".example")) {
    yield `SITE_URL is ${siteUrl}; expected the public address, with https.`;
  } else if (siteUrl.endsWith(".github.io")) {
    yield `SITE_URL is ${siteUrl}, where GitHub serves a house below the name of its repository, but its ` +
      "addresses begin at the root; give it a domain of its own.";
  }
}

/** Hosts that browsers ask for nothing from a page of https. */
function* findBlockedHosts({ facts }: Content, tagManagerId: string | null): Iterable<string> {
  const hosts = new Set(Object.values(listHosts(facts.cookies, tagManagerId)).flat());
  for (const host of hosts) {
    if (/^(?:https|wss):/.test(host)) continue;
    const secure = host.startsWith("ws") ? "wss" : "https";
    yield `cookies.json: ${host} is not ${secure}, and browsers leave it out of a page of https; ` +
      `write ${secure}.`;
  }
}

/** Photos that cannot be read, and pictures that stand for one; besides, those that would be blurred. */
async function examinePhotos({ facts, files }: Content, house: string): Promise<Unready> {
  const errors: string[] = [];
  const warnings: string[] = [];
  for (const { file } of listPhotoFiles(facts.pictures.photos)) {
    const original = findOriginal(join(house, "photos"), file, files.photos);
    try {
      // All of it: a file that has been cut off begins like a whole one.
      await decodePhoto(original);
    } catch (error) {
      if (!(error instanceof Mistakes)) throw error;
      errors.push(...error.sentences);
      continue;
    }
    const { width, height, exif } = await sharp(original).metadata();
    if (exif?.includes(placeholderNote)) {
      errors.push(`photos: ${file} is a placeholder; put a photo in its place.`);
    } else if (Math.max(width, height) < shortestLongSide) {
      warnings.push(
        `photos: ${file} is only ${width} × ${height} pixels; it is blurred on a screen.`,
      );
    }
  }
  return { errors, warnings };
}

/** How many a sentence names. */
const fewLetters = 5;

/** That a content has letters for which the engine has no font, if it has; days and months count as well. */
function findMissingLetters(content: Content): readonly string[] {
  const isKnown = new RegExp(`[${parts.map(({ range }) => patternOf(range)).join("")}]`, "u");
  const characters = collectCharacters(content.words, content.pages, listWritten(content));
  const missing = [...characters].filter((one) => /\p{L}/u.test(one) && !isKnown.test(one));
  if (missing.length === 0) return [];
  return [
    `The engine has no font for ${missing.length} of the letters, such as ` +
      `${missing.slice(0, fewLetters).join(" ")}: readers see them in a font of their own, and pictures ` +
      "for social networks are drawn in one of this machine.",
  ];
}
