import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fetchPackage } from "../house/workspace/fetch-package.ts";
import packages from "../house/workspace/fetched-packages.json" with { type: "json" };
import { patchCms } from "./patch-cms.ts";

/** The built-in language of the CMS. */
const builtInLanguage = "en-US";

/**
 * The files of Sveltia CMS by address below the desk, fetched from npm unless they are there. Fonts
 * and languages that it would ask other hosts for come with it, those of the house's languages and no
 * others; and in which of them it speaks beside a desk of this one, with its name of the sign-in by a token. Throws a StartError where npm cannot.
 */
export async function obtainCms(
  made: string,
  address: string,
  locales: readonly string[],
  first: string,
) {
  // Installed with its dependencies it would take 40 MB.
  const folder = await fetchPackage("@sveltia/cms", join(made, "desk"));
  const { version } = packages["@sveltia/cms"];
  const read = (...path: string[]) => readFile(join(folder, ...path));
  const assets = await readdir(join(folder, "npm", "assets"));
  const fonts = assets.filter((name) => /woff2$/.test(name));
  const licences = assets.filter((name) => /LICENSE\.txt$/.test(name));
  const tags = (await readdir(join(folder, "locales"))).map((name) => name.slice(0, -5)).sort();
  const languages = tags.filter((tag) => locales.some((locale) => hasLanguageOf(tag, locale)));
  const script = String(await read("dist", "sveltia-cms.js"));
  const source = patchCms(script, {
    address: `${address}/cms`,
    ...{ fonts, allLanguages: tags, languages },
  });
  const files: ReadonlyMap<string, Uint8Array> = new Map([
    ["cms.js", Buffer.from(source)],
    // React, for custom fields in the CMS.
    ["chunks/react-dom.js", await read("dist", "chunks", "react-dom.js")],
    // Used for a check of newer versions.
    ["cms/package.json", Buffer.from(JSON.stringify({ version }))],
    ["cms/LICENSE.txt", await read("LICENSE.txt")],
    ...(await Promise.all([
      ...[...fonts, ...licences].map(
        async (name) => [`cms/${name}`, await read("npm", "assets", name)] as const,
      ),
      ...languages.map(async (name) => {
        const path = `cms@${version}/locales/${name}.json`;
        return [path, await read("locales", `${name}.json`)] as const;
      }),
    ])),
  ]);
  const language = languages.find((tag) => hasLanguageOf(tag, first)) ?? builtInLanguage;
  const { sign_in_using_access_token: signIn }: { readonly sign_in_using_access_token: string } =
    JSON.parse(String(await read("locales", `${language}.json`)));
  return { files, language, signIn };
}

/** Whether a tag is of the same language, wherever that is spoken: `en-GB` and `en`. */
function hasLanguageOf(tag: string, locale: string): boolean {
  return new Intl.Locale(tag).language === new Intl.Locale(locale).language;
}
