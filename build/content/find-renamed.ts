import type { Content } from "./content.ts";
import { findOriginals, isReadable, listPhotoFiles } from "./photo-files.ts";

/** Two names of one photo. */
type Renamed = { readonly is: string; readonly was: string };

const fileName = /\.\w+$/;

/**
 * Photos that have another name in one place than elsewhere: a sentence for each, and the content as it
 * would be if each were called as before, for whatever else is wrong with it.
 */
export function findRenamed(content: Content): { sentences: string[]; content: Content } {
  const told = Object.keys(Object.values(content.words)[0]?.pictures ?? {});
  const listed = content.facts.pictures.photos.map(({ file }) => file);
  const inTexts = pair(
    listed.filter((name) => !told.includes(name)),
    told.filter((name) => !listed.includes(name)),
  );
  const named = callAsBefore(content, inTexts);
  const present = named.files.photos.filter(isReadable);
  const names = listPhotoFiles(named.facts.pictures.photos).map(({ file }) => file);
  const owned = names.flatMap((name) => findOriginals(name, present));
  const inFiles = pair(
    names.filter((name) => findOriginals(name, present).length === 0),
    present.filter((file) => !owned.includes(file)).map((file) => file.replace(fileName, "")),
  );
  const sentences = [
    ...inTexts
      // What is no name at all is told as that.
      .filter(({ is }) => /^[a-z0-9-]+$/.test(is))
      .map(
        ({ is, was }) =>
          `pictures.json: the photo "${is}" has no texts, and there are texts of "${was}"; if it has ` +
          "been renamed, rename it in texts/ and wherever it is shown.",
      ),
    ...inFiles.map(
      ({ is, was }) =>
        `pictures.json: the file of the photo "${is}" is missing, and no photo has the file "${was}"; ` +
        "if it has been renamed, write one name in both places.",
    ),
  ];
  const back = inFiles.map(({ is, was }) => ({ is: was, was: is }));
  return { sentences, content: callAsBefore(named, back) };
}

function pair(is: readonly string[], was: readonly string[]): readonly Renamed[] {
  return is.flatMap((name, index) => {
    const former = was[index];
    return former === undefined ? [] : [{ is: name, was: former }];
  });
}

function callAsBefore(
  { facts, words, files, ...rest }: Content,
  renamed: readonly Renamed[],
): Content {
  let data = JSON.stringify({ facts, words });
  let photos = files.photos;
  for (const { is, was } of renamed) {
    data = data.replaceAll(JSON.stringify(is), JSON.stringify(was));
    photos = photos.map((file) =>
      file === is || file.replace(fileName, "") === is ? `${was}.jpg` : file,
    );
  }
  return { ...rest, ...JSON.parse(data), files: { ...files, photos } };
}
