import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { listChoices } from "../../app/facts/list-choices.ts";
import type { Settings } from "../../server/settings.ts";
import starterPrices from "../../starter/prices.json" with { type: "json" };
import starterRooms from "../../starter/rooms.json" with { type: "json" };
import starterVilla from "../../starter/villa.json" with { type: "json" };
import type { Content } from "./content.ts";
import { blank, findWarnings } from "./find-warnings.ts";
import { listTexts } from "./list-texts.ts";
import { findOriginal, listPhotoFiles, placeholderNote, shortestLongSide } from "./photo-files.ts";

/** More in a file are not told one by one: it is to be translated, most likely. */
const manyBlanks = 10;

/** What must be done before a content may go online, one sentence each; nothing where all is. */
export async function findUnready(
  content: Content,
  folder: string,
  { siteUrl, tagManagerId, availability }: Settings,
): Promise<string[]> {
  return [
    ...findWarnings(content),
    ...findBlanks(content),
    ...findStarters(content),
    ...findExampleAddresses(content),
    ...findPromises(content, tagManagerId),
    ...(await findPhotosToReplace(content, folder)),
    ...(/^https:/.test(siteUrl)
      ? []
      : [`SITE_URL is ${siteUrl}; expected the public address, with https.`]),
    ...(availability.feeds.length > 0
      ? []
      : ["AVAILABILITY_FEEDS is not set: all dates will be on request."]),
  ];
}

/** What `npm run new` has left open, in texts and in the facts of the house. */
function findBlanks(content: Content): string[] {
  const { address, operator } = content.villa;
  const facts = Object.entries({ address, operator }).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => ({
      place: `content/villa.json: ${group}.${key}`,
      text,
    })),
  );
  const blanks = [...facts, ...listTexts(content)].flatMap(({ place, text }) =>
    (text.match(blank) ?? []).map((found) => ({ place, found: found.replaceAll(/\s+/g, " ") })),
  );
  const files = Map.groupBy(blanks, ({ place }) => place.replace(/: .*/, ""));
  return [...files].flatMap(([file, all]) => {
    const told = all.length > manyBlanks ? all.slice(0, 2) : all;
    const sentences = told.map(({ place, found }) => `${place} has a blank, ${found}; fill it.`);
    if (told.length < all.length) sentences.push(`${file} has ${all.length - told.length} more.`);
    return sentences;
  });
}

/** Facts that are as `npm run new` writes them, before anybody has said what they are. */
function findStarters({ villa, prices, rooms }: Content): string[] {
  const isStarter = (facts: object, others: object) =>
    Object.entries(others).every(([key, other]) =>
      isDeepStrictEqual(facts[key as keyof typeof facts], other),
    );
  const { builtYear, areaSquareMetres, plotSquareMetres } = starterVilla;
  return [
    [isStarter(villa, { builtYear, areaSquareMetres, plotSquareMetres }), "villa", "size and year"],
    [isStarter(prices, starterPrices), "prices", "prices"],
    [isStarter(rooms, starterRooms), "rooms", "rooms"],
  ].flatMap(([is, file, what]) =>
    is ? `content/${file}.json has the ${what} of a new house; write those of yours.` : [],
  );
}

/** Addresses that nobody can have, and telephone numbers that nobody has. */
function findExampleAddresses(content: Content): string[] {
  const { phone, email, dataProtectionEmail } = content.villa.contact;
  const addresses = [
    ...[email, dataProtectionEmail].map((text) => ({ place: "content/villa.json: contact", text })),
    ...listTexts(content),
  ].filter(({ text }) => /\.example\b/.test(text));
  return [
    ...addresses.map(({ place, text }) => `${place} has an example address, ${text.slice(0, 60)}.`),
    ...(/0{5}/.test(phone.replaceAll(" ", ""))
      ? [`content/villa.json: contact.phone is ${phone}, an example.`]
      : []),
  ];
}

/** What the consent control or a policy says and the site does not do. */
function findPromises(content: Content, tagManagerId: string | null): string[] {
  const choices = listChoices(content.cookies);
  const usesGoogle = choices.some(({ cookies }) =>
    cookies.some(({ provider = "" }) => /google/i.test(provider)),
  );
  return [
    ...(usesGoogle
      ? []
      : Object.entries(content.markdown).flatMap(([locale, pages]) =>
          Object.entries(pages)
            .filter(([, text]) => /Google/.test(text.replaceAll("Google Maps", "")))
            .map(
              ([page]) =>
                `content/texts/${locale}/pages/${page}.md names Google, but no cookie is Google's.`,
            ),
        )),
    ...(tagManagerId === null && choices.some(({ role }) => role === "marketing")
      ? ["The consent control offers marketing, but TAG_MANAGER_ID is not set."]
      : []),
  ];
}

/** Photos that would be blurred, and pictures that stand for one. */
async function findPhotosToReplace(
  { pictures, photoFiles }: Content,
  folder: string,
): Promise<string[]> {
  const photos = join(folder, "photos");
  const found = listPhotoFiles(pictures.photos).map(async ({ file }) => {
    const original = sharp(findOriginal(photos, file, photoFiles));
    const { width, height, exif } = await original.metadata();
    if (exif?.includes(placeholderNote)) {
      return [`content/photos: ${file} is a placeholder; put a photo in its place.`];
    }
    return Math.max(width, height) >= shortestLongSide
      ? []
      : [`content/photos: ${file} is only ${width} × ${height} pixels; it is blurred on a screen.`];
  });
  return (await Promise.all(found)).flat();
}
