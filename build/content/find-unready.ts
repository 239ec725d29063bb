import { join } from "node:path";
import sharp from "sharp";
import { listChoices } from "../../app/facts/list-choices.ts";
import type { Settings } from "../../server/settings.ts";
import type { Content } from "./content.ts";
import { findWarnings } from "./find-warnings.ts";
import { listTexts } from "./list-texts.ts";
import { findOriginal, listPhotoFiles, shortestLongSide } from "./photo-files.ts";

/** A place that `npm run new` leaves to the owner: `[who, in three sentences …]`. */
const blank = /\[[^\]]*…\]/;

/** What must be done before a content may go online, one sentence each; nothing where all is. */
export async function findUnready(
  content: Content,
  folder: string,
  { siteUrl, tagManagerId, availability }: Settings,
): Promise<string[]> {
  const texts = listTexts(content);
  return [
    ...findWarnings(content),
    ...texts
      .filter(({ text }) => blank.test(text))
      .map(({ place, text }) => `${place} has a blank, ${blank.exec(text)?.[0]}; fill it.`),
    ...findExampleAddresses(content),
    ...findPromises(content, tagManagerId),
    ...(await findSmallPhotos(content, folder)),
    ...(/^https:/.test(siteUrl)
      ? []
      : [`SITE_URL is ${siteUrl}; expected the public address, with https.`]),
    ...(availability.feeds.length > 0
      ? []
      : ["AVAILABILITY_FEEDS is not set: all dates will be on request."]),
  ];
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
      : Object.entries(content.legal).flatMap(([locale, pages]) =>
          Object.entries(pages)
            .filter(([, text]) => /Google/.test(text.replaceAll("Google Maps", "")))
            .map(
              ([page]) =>
                `content/texts/${locale}/legal/${page}.md names Google, but no cookie is Google's.`,
            ),
        )),
    ...(tagManagerId === null && choices.some(({ role }) => role === "marketing")
      ? ["The consent control offers marketing, but TAG_MANAGER_ID is not set."]
      : []),
  ];
}

async function findSmallPhotos(
  { pictures, photoFiles }: Content,
  folder: string,
): Promise<string[]> {
  const photos = join(folder, "photos");
  const sizes = listPhotoFiles(pictures.photos).map(async ({ file }) => {
    const { width, height } = await sharp(findOriginal(photos, file, photoFiles)).metadata();
    return Math.max(width, height) >= shortestLongSide
      ? []
      : [`content/photos: ${file} is only ${width} × ${height} pixels; it is blurred on a screen.`];
  });
  return (await Promise.all(sizes)).flat();
}
