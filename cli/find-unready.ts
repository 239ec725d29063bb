import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { parts, patternOf } from "../build/assets/fonts/font-settings.ts";
import { collectCharacters, listWritten } from "../build/assets/fonts/list-characters.ts";
import { findBrokenLogos } from "../build/assets/logo.ts";
import { findLostAddresses } from "../build/assets/lost-addresses.ts";
import { decodePhoto } from "../build/assets/pictures/photo.ts";
import { loadCheckedContent } from "../house/check/check-content.ts";
import { findExamples, findHints } from "../house/check/find-hints.ts";
import {
  type Content,
  type HouseText,
  listMessages,
  listStrings,
  pathAt,
  subjectOf,
} from "../house/content/content.ts";
import { isIdle } from "../house/facts/consent.ts";
import { listChoices } from "../house/facts/cookies.ts";
import { type Finding, hint, warning } from "../house/findings/finding.ts";
import { Mistakes } from "../house/findings/mistakes.ts";
import {
  findOriginal,
  listPhotoFiles,
  placeholderNote,
  shortestLongSide,
} from "../house/read/photo-files.ts";
import { blank } from "../house/words/engine-words.ts";
import type { Workspace } from "../house/workspace/workspace.mjs";
import type { Settings } from "../server/settings.ts";
import starterPrices from "../starter/prices.json" with { type: "json" };
import starterRooms from "../starter/rooms.json" with { type: "json" };
import starterVilla from "../starter/villa.json" with { type: "json" };
import { findUnsetMail } from "./find-mail-faults.ts";

const withoutFeeds =
  "AVAILABILITY_FEEDS is not set: all dates will be on request. Set it to the iCal addresses of your platforms where the " +
  'site is built or served, or keep the calendar by hand: "calendar": "own" in villa.json.';

/** The most blanks listed one by one; a file with more probably has to be translated as a whole. */
const manyBlanks = 10;

/** The findings of a house before it goes online; only its mistakes if it cannot be built. */
export async function examineHouse(workspace: Workspace, settings: Settings): Promise<Finding[]> {
  try {
    const content = await loadCheckedContent(workspace.house);
    return await findUnready(content, workspace, settings);
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    return [...error.findings];
  }
}

/** The findings of a valid content. */
export async function findUnready(
  content: Content,
  { house, made }: Pick<Workspace, "house" | "made">,
  settings: Settings,
): Promise<Finding[]> {
  const { siteUrl, tagManagerId, availability } = settings;
  return [
    ...findExamples(content),
    ...findLeftOpen(content),
    ...findPromises(content, tagManagerId),
    ...findBlockedHosts(content),
    ...findGoogleTag(tagManagerId),
    ...(await examinePhotos(content, house)),
    ...(await findBrokenLogos(content.files.logos)),
    ...findFalseAddress(content, siteUrl),
    ...findHints(content),
    ...findMissingLetters(content),
    ...findLostAddresses(content, made),
    ...findUnsetMail(content, settings),
    ...(availability.feeds.length > 0 || content.facts.villa.calendar === "own"
      ? []
      : [hint(null, [], withoutFeeds)]),
  ];
}

/** Leftovers of `villa new`: blanks, starter facts, example addresses and numbers. */
function* findLeftOpen(content: Content): Iterable<Finding> {
  const { villa, prices, rooms } = content.facts;
  const { phone } = villa.contact;
  const ofVilla = listStrings(villa).map((text) => ({ ...text, locale: "", file: "villa.json" }));
  const all: readonly HouseText[] = [...ofVilla, ...listMessages(content)];
  yield* findBlanks(all);
  for (const text of all) {
    const index = text.text.search(/\.example\b/);
    if (index < 0) continue;
    const sentence = `${subjectOf(text)} has an example address, ${text.text.slice(0, 60)}; write yours.`;
    yield warning(text.file, pathAt(text, index), sentence);
  }
  if (/0{5}/.test(phone.replaceAll(" ", ""))) {
    yield warning(
      "villa.json",
      ["contact", "phone"],
      `contact.phone is ${phone}, an example; write yours.`,
    );
  }
  const { builtYear, areaSquareMetres, plotSquareMetres } = starterVilla;
  const starters = [
    ["villa", "size and year", villa, { builtYear, areaSquareMetres, plotSquareMetres }],
    ["prices", "prices", prices, { periods: starterPrices.periods }],
    ["rooms", "rooms", rooms, starterRooms],
  ] as const;
  for (const [file, what, own, starter] of starters) {
    if (!isDeepStrictEqual({ ...own, ...starter }, { ...own })) continue;
    yield warning(`${file}.json`, [], `it has the ${what} of a new house; write those of yours.`);
  }
}

function* findBlanks(texts: readonly HouseText[]): Iterable<Finding> {
  const all = texts.flatMap((text) =>
    [...text.text.matchAll(blank)].map(({ 0: found, index }) => ({ text, found, index })),
  );
  for (const [file, blanks] of Map.groupBy(all, ({ text }) => text.file)) {
    const listed = blanks.length > manyBlanks ? blanks.slice(0, 2) : blanks;
    for (const { text, found, index } of listed) {
      const sentence = `${subjectOf(text)} has a blank, ${found.replaceAll(/\s+/g, " ")}; fill it.`;
      yield warning(file, pathAt(text, index), sentence);
    }
    const others = blanks.length - listed.length;
    if (others > 0) yield warning(file, [], `there are ${others} more blanks; fill them.`);
  }
}

/** Statements of the consent control or a policy that do not match the site. */
function* findPromises(content: Content, tagManagerId: string | null): Iterable<Finding> {
  const choices = listChoices(content.facts.cookies);
  const usesGoogle = choices.some(({ cookies }) =>
    cookies.some(({ provider = "" }) => /google/i.test(provider)),
  );
  for (const text of usesGoogle ? [] : listMessages(content)) {
    const index = text.text.search(/Google(?! Maps)/);
    if (!text.lines || index < 0) continue;
    const sentence =
      "the page names Google, but no cookie of cookies.json is Google's; take the passage out or list the cookie.";
    yield warning(text.file, pathAt(text, index), sentence);
  }
  if (tagManagerId !== null) return;
  if (choices.some(isIdle)) {
    const text =
      "cookies.json offers marketing, but TAG_MANAGER_ID is not set: the site neither asks about it nor lists " +
      "its cookies; take it out of your own texts, too, or set the variable.";
    yield warning(null, [], text);
  } else if (choices.some(({ role, script }) => role === "marketing" && !script)) {
    const text =
      "cookies.json offers marketing, but TAG_MANAGER_ID is not set; set it, or remove the choice.";
    yield warning(null, [], text);
  }
}

function* findGoogleTag(tagManagerId: string | null): Iterable<Finding> {
  if (!tagManagerId?.startsWith("G-")) return;
  const text =
    `TAG_MANAGER_ID is ${tagManagerId}, a Google tag, which Google does not support as a tag manager; put ` +
    "it into a container, and write the container's id, GTM-….";
  yield warning(null, [], text);
}

/** A site address, of the settings or of the house, that is not public. */
function* findFalseAddress({ facts }: Content, siteUrl: string): Iterable<Finding> {
  const own = facts.villa.siteUrl;
  const isPublic = (address: string) =>
    address.startsWith("https:") && !address.endsWith(".example");
  if (isPublic(siteUrl) || (isLocal(siteUrl) && own !== undefined && isPublic(own))) return;
  if (!isLocal(siteUrl)) {
    yield warning(null, [], `SITE_URL is ${siteUrl}; expected the public address, with https.`);
  } else {
    const text = `siteUrl is ${own ?? "missing"}; write the public address there, such as https://casa-olivo.it.`;
    yield warning("villa.json", ["siteUrl"], text);
  }
}

/** Whether an address is on this machine, as the default of SITE_URL is. */
function isLocal(siteUrl: string): boolean {
  return /^https?:\/\/(?:localhost|127\.)/.test(siteUrl);
}

/** The fields of `cookies.json` with addresses that pages request. */
const asked = ["src", "reportsTo", "hosts"];

/** Addresses that browsers block as mixed content. */
function* findBlockedHosts({ facts }: Content): Iterable<Finding> {
  for (const { path, text: address } of listStrings(facts.cookies)) {
    const [, insecure] = /^(http|ws):/.exec(address) ?? [];
    if (!insecure || !asked.some((name) => path.includes(name))) continue;
    const secure = `${insecure}s`;
    const text = `"${address}" is not ${secure}, and browsers leave it out of a page that is https; write ${secure}.`;
    yield warning("cookies.json", path, text);
  }
}

/** Photos that cannot be read, placeholders, and photos that would be blurred. */
async function examinePhotos({ facts, files }: Content, house: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { file } of listPhotoFiles(facts.pictures.photos)) {
    const original = findOriginal(join(house, "photos"), file, files.photos);
    const name = `photos/${basename(original)}`;
    try {
      // Decoded completely: a truncated file has a valid header.
      await decodePhoto(original);
    } catch (error) {
      if (!(error instanceof Mistakes)) throw error;
      findings.push(...error.findings);
      continue;
    }
    const { width, height, exif } = await sharp(original).metadata();
    if (exif?.includes(placeholderNote)) {
      findings.push(warning(name, [], "this is a placeholder; put a photo in its place."));
    } else if (Math.max(width, height) < shortestLongSide) {
      const text = `the photo has only ${width} × ${height} pixels; it is blurred on a screen.`;
      findings.push(hint(name, [], text));
    }
  }
  return findings;
}

/** How many letters the sentence lists. */
const fewLetters = 5;

/** Letters in texts and dates that no font of the engine has. */
function findMissingLetters(content: Content): readonly Finding[] {
  const isKnown = new RegExp(`[${parts.map(({ range }) => patternOf(range)).join("")}]`, "u");
  const characters = collectCharacters(content.words, content.markdown, listWritten(content));
  const missing = [...characters].filter((one) => /\p{L}/u.test(one) && !isKnown.test(one));
  if (missing.length === 0) return [];
  const text =
    `The engine has no font for ${missing.length} of the letters, such as ` +
    `${missing.slice(0, fewLetters).join(" ")}: readers see them in a font of their own, and pictures for ` +
    "social networks are drawn in one of this machine.";
  return [hint(null, [], text)];
}
