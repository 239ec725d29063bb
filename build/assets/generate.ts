import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadShownContent } from "../../house/check/check-content.ts";
import { findExamples, findHints } from "../../house/check/find-hints.ts";
import { type Content, messagesOf } from "../../house/content/content.ts";
import { makeConsentSettings } from "../../house/facts/consent.ts";
import { describeFindings } from "../../house/findings/describe-findings.ts";
import { Mistakes } from "../../house/findings/mistakes.ts";
import { makeSchemas } from "../../house/schemas/make-schemas.ts";
import type { Workspace } from "../../house/workspace/workspace.mjs";
import { makeContentFiles } from "./content/make-content-files.ts";
import { makeDrawings } from "./drawings.ts";
import { readFamilyName } from "./fonts/cut-font.ts";
import { collectCharacters, listLanguages, listWritten } from "./fonts/list-characters.ts";
import { obtainFaces } from "./fonts/obtain-faces.ts";
import { type Files, type GeneratedFolder, openGeneratedFolder } from "./generated-folder.ts";
import { hashOf, hashOfSource } from "./hash.ts";
import { findBrokenLogos, makeLogo } from "./logo.ts";
import { findLostAddresses } from "./lost-addresses.ts";
import { makePictures } from "./pictures/make-pictures.ts";
import { makeSocialPictures } from "./social/make-social-pictures.ts";
import { makeStayCards } from "./social/make-stay-cards.ts";
import type { Typeface } from "./social/set-text.ts";
import { fontNotices, readNotice, readOwnNotice } from "./write-notices.ts";

/** Of the two typefaces on every page: what further ones weigh, guests wait for. */
const mostFontKilobytes = 45;

/**
 * Generates the data and assets of a house into `generated/`. Slow steps are cached in `steps/` by a hash of their
 * inputs. Returns the content; throws `Mistakes` if it is wrong. For development it leaves out what no page shows.
 */
export async function generate(
  { engine, house, made }: Workspace,
  isForDevelopment = false,
): Promise<Content> {
  const tagManagerId = process.env["TAG_MANAGER_ID"] || null;
  const content = await loadShownContent(house, tagManagerId);
  const findings = [
    ...findExamples(content),
    ...findHints(content),
    ...findLostAddresses(content, made),
  ];
  for (const line of describeFindings(findings, house)) console.log(line);
  const broken = await findBrokenLogos(content.files.logos);
  if (broken.length > 0) throw new Mistakes(broken);
  const mark = Buffer.from(content.files.mark);
  const { villa, colours, places, pictures, cookies, links, coast, roads } = content.facts;
  const generated = await openGeneratedFolder(made);
  await generated.add({ ...makeContentFiles(content), "mark.svg": mark });
  await generated.add(makeSchemas());
  const consent = makeConsentSettings(cookies, tagManagerId);
  await generated.add({ "consent/settings.json": JSON.stringify(consent) });
  await generated.add(makeDrawings(content));
  await generated.add(makeLogo(content.files.logos).files);

  const typeface = await addFonts(content, { house, made }, generated);
  const { name } = villa;
  await addOnce(
    generated,
    "icons",
    [mark, colours.surface, name],
    "drawn from the mark",
    async () => {
      const { makeIcons } = await import("./icons/make-icons.ts");
      return makeIcons(mark, colours.surface, name);
    },
  );
  const inputs = JSON.stringify([coast, roads, villa.coordinates, places, colours]);
  const frames = await hashOfSource(join(engine, "site/map"));
  await addOnce(generated, "map", [frames, inputs], "drawn from coast and roads", async () => {
    const { makeMaps } = await import("./map/make-maps.ts");
    return makeMaps({ house: villa.coordinates, ...places }, { coast, roads }, colours);
  });
  // A site in one language has no language menu, and no flags.
  const listed = villa.locales.length > 1 ? villa.locales : [];
  const countries = Object.fromEntries(
    listed.map((locale) => [locale, messagesOf(content, locale).language.flag]),
  );
  await addOnce(
    generated,
    "flags",
    [links.flagService, JSON.stringify(countries)],
    "drawn",
    async () => {
      const { makeFlags } = await import("./flags/make-flags.ts");
      const { default: flags } = await import("@iconify-json/flag/icons.json", {
        with: { type: "json" },
      });
      return makeFlags(countries, links.flagService, flags);
    },
  );
  const originals = join(house, "photos");
  await makePictures(
    { ...pictures, ink: colours.ink },
    { folder: originals, files: content.files.photos },
    generated,
  );
  const sources = { originals, typeface, mark, isDrawn: !isForDevelopment };
  await makeSocialPictures(content, sources, generated);
  const today = new Date().toISOString().slice(0, "YYYY-MM-DD".length);
  await makeStayCards(content, sources, generated, today);
  await generated.finish();
  return content;
}

/**
 * Adds the typefaces, cut to the characters of the site, with their licences; returns the files of that for headings,
 * which pictures with words on them are set in.
 */
async function addFonts(
  content: Content,
  { house, made }: Pick<Workspace, "house" | "made">,
  generated: GeneratedFolder,
): Promise<Typeface> {
  const characters = collectCharacters(content, listWritten(content));
  const chosen = { theme: content.facts.theme, files: join(house, "fonts") };
  const faces = await obtainFaces(characters, join(made, "fonts"), chosen);
  const own = faces.filter(({ family }) => family.isOwn).map(({ source }) => source);
  const fetched = faces.filter(({ family }) => !family.isOwn);
  const packages = new Set(fetched.map(({ source }) => dirname(dirname(source))));
  const licences = await Promise.all([
    ...[...packages].map(readNotice),
    ...(own.length > 0 ? [readOwnNotice(chosen.files, own)] : []),
  ]);
  await generated.add({ [fontNotices]: JSON.stringify(licences) });
  const sources = await Promise.all(faces.map(({ source }) => readFile(source)));
  const languages = Object.fromEntries(
    faces.map((face) => [face.path, listLanguages(content, face)]),
  );
  const look = JSON.stringify([languages, content.facts.theme]);
  const fonts = await addOnce(
    generated,
    "fonts",
    [characters, look, ...sources],
    "cut to the characters of the site",
    async () => {
      const { makeFonts } = await import("./fonts/make-fonts.ts");
      return makeFonts(characters, faces, languages);
    },
  );
  const everywhere = faces.filter(({ subset }) => subset === "latin");
  const sizes = everywhere.map(({ path }) => statSync(join(fonts, `${path}.woff2`)).size);
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  if (kilobytes > mostFontKilobytes) {
    const text = `fonts: ${kilobytes.toFixed(0)} kB on every page, more than ${mostFontKilobytes}; `;
    console.log(`${text}a file with fewer weights in fonts/ is smaller.`);
  }
  const files = faces
    .filter(({ role }) => role === "serif")
    .map(({ family, path }) => ({ name: family.ownName, file: join(fonts, `${path}.ttf`) }))
    .filter(({ file }) => existsSync(file));
  return Promise.all(
    files.map(async ({ name, file }) => {
      return { name: name ?? readFamilyName(await readFile(file)), file };
    }),
  );
}

/** Adds the result of a cached step, whose code is a folder, and prints a line if it had to run. */
async function addOnce(
  generated: GeneratedFolder,
  folder: string,
  inputs: readonly (string | Uint8Array)[],
  what: string,
  make: () => Promise<Files>,
): Promise<string> {
  const code = await hashOfSource(join(import.meta.dirname, folder));
  return generated.addOnce(`${folder}-${hashOf(code, ...inputs)}`, async () => {
    const files = await make();
    console.log(`${folder}: ${what}`);
    return files;
  });
}
