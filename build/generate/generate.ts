import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "../check-content/check-content.ts";
import type { Content } from "../check-content/content.ts";
import { loadContent } from "../check-content/load-content.ts";
import { Mistakes } from "../check-content/mistakes.ts";
import { makeConsentFiles } from "../consent/make-consent-files.ts";
import { makeLegalTexts } from "../legal/make-legal-texts.ts";
import { makeFlags } from "./flags/make-flags.ts";
import { collectCharacters } from "./fonts/collect-characters.ts";
import { listFontSources } from "./fonts/font-settings.ts";
import { type Files, hashOfSource, makeOnce } from "./make-once.ts";
import { createOutput, type Output } from "./output.ts";
import { makePictures } from "./pictures/make-pictures.ts";
import type { ProgressStream } from "./progress.ts";
import { makeSocialPictures } from "./social/make-social-pictures.ts";

const project = join(import.meta.dirname, "../..");
const tokensFile = join(project, "src/styles/tokens.css");

/**
 * Fills `generated/` under this root from its `content/`; an unchanged file keeps its time stamp, a
 * file that is no longer wanted goes. Content that is wrong throws its mistakes.
 */
export async function generate(root: string, stream: ProgressStream): Promise<void> {
  const content = await loadContent(join(root, "content"));
  const mistakes = checkContent(content);
  if (mistakes.length > 0) throw new Mistakes(mistakes);

  const output = createOutput(join(root, "generated"));
  const cache = join(root, ".cache");
  const say = (line: string) => stream.write(`${line}\n`);
  if (await makeFontsOnce(content, cache, output)) say("fonts: cut to the characters of the site");
  if (await makeIconsOnce(root, content.villa.name, cache, output))
    say("icons: drawn from the mark");
  if (await makeMapsOnce(cache, output)) say("maps: drawn from the atlas");
  if (await makeAmenityIconsOnce(cache, output)) say("amenities: drawn from the icon set");
  await writeAll(makeLegalTexts(content), output);
  await writeAll(makeConsentFiles(content, process.env["TAG_MANAGER_ID"]), output);
  const packaged = join(project, "node_modules/country-flag-icons/3x2");
  const answersFile = join(cache, "flags.json");
  await makeFlags(content.links.flagService, { packaged, answersFile }, output, say);
  const originals = join(root, "content/photos");
  const factsFile = join(cache, "photo-facts.json");
  await makePictures(content, { originals, factsFile }, output, stream);
  const mark = join(root, "content/brand/mark.svg");
  await makeSocialPictures(content, { originals, project, mark }, output, stream);
  const removed = await output.removeOthers();
  if (removed > 0) say(`generated: ${removed} old files removed`);
}

async function writeAll(files: Files, output: Output): Promise<void> {
  for (const [path, content] of Object.entries(files)) await output.write(path, content);
}

async function makeFontsOnce(content: Content, cache: string, output: Output): Promise<boolean> {
  const characters = collectCharacters(content);
  const sources = listFontSources().map((source) => readFile(join(project, source)));
  const code = await hashOfSource(join(import.meta.dirname, "fonts"));
  const inputs = [code, characters, ...(await Promise.all(sources))];
  return makeOnce(output, join(cache, "fonts.json"), inputs, async () => {
    const { makeFonts } = await import("./fonts/make-fonts.ts");
    return makeFonts(project, characters);
  });
}

async function makeIconsOnce(
  root: string,
  name: string,
  cache: string,
  output: Output,
): Promise<boolean> {
  const mark = await readFile(join(root, "content/brand/mark.svg"));
  const tokens = await readFile(tokensFile);
  const code = await hashOfSource(join(import.meta.dirname, "icons"));
  return makeOnce(output, join(cache, "icons.json"), [code, mark, tokens, name], async () => {
    const { makeIcons } = await import("./icons/make-icons.ts");
    return makeIcons(mark, tokens.toString("utf8"), name);
  });
}

async function makeAmenityIconsOnce(cache: string, output: Output): Promise<boolean> {
  const set = await readFile(join(project, "node_modules/@iconify-json/lucide/icons.json"), "utf8");
  const code = await hashOfSource(join(import.meta.dirname, "amenity-icons"));
  return makeOnce(output, join(cache, "amenity-icons.json"), [code, set], async () => {
    const { makeAmenityIcons } = await import("./amenity-icons/make-amenity-icons.ts");
    return makeAmenityIcons(JSON.parse(set));
  });
}

async function makeMapsOnce(cache: string, output: Output): Promise<boolean> {
  const atlas = await readFile(join(project, "node_modules/world-atlas/countries-10m.json"));
  const tokens = await readFile(tokensFile);
  const frames = await readFile(join(project, "src/pages/location/map-frame.ts"));
  const code = await hashOfSource(join(import.meta.dirname, "map"));
  return makeOnce(output, join(cache, "maps.json"), [code, frames, tokens, atlas], async () => {
    const { makeMaps } = await import("./map/make-maps.ts");
    const { readAtlas } = await import("./map/read-atlas.ts");
    return makeMaps(readAtlas(atlas.toString("utf8")), tokens.toString("utf8"));
  });
}
