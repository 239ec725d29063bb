import { fileEndpoints } from "../../house/routes/endpoints.ts";
import { redirectRules } from "../../house/routes/redirects.ts";
import { findPage, localeOfPath, localePrefix } from "../../house/routes/routes.ts";
import { cacheControl, type Manifest } from "../../server/manifest.ts";
import { securityHeaders } from "../../server/security-headers.ts";
import { writeFiles } from "../assets/generated-folder.ts";
import { immutableFolders } from "./write-manifest.ts";

/** Folders whose pictures other sites may embed. */
const sharedFolders = ["pictures", "flags"];

/**
 * Headers that depend on the file are in its own block only. Hosts combine the headers of all matching blocks, and two
 * policies apply both.
 */
const perFile: readonly string[] = ["Content-Security-Policy", "Cross-Origin-Resource-Policy"];

/** Headers that also depend on the file if pages show frames. */
const perFrame: readonly string[] = ["Cross-Origin-Embedder-Policy", "Permissions-Policy"];

function ownHeaders({ files }: Manifest): readonly string[] {
  const hasFrames = Object.values(files).some(({ frames }) => frames);
  return hasFrames ? [...perFile, ...perFrame] : perFile;
}

/** The limits of Cloudflare, which ignores further rules and longer lines. */
const most = { rules: 100, characters: 2000 };

/**
 * Writes `_headers` and `_redirects` for static hosts, equal to the server's responses. Prints a warning if they exceed
 * the limits of a host.
 */
export async function writeHostFiles(staticDir: string, manifest: Manifest): Promise<void> {
  const common = Object.entries(securityHeaders([], manifest));
  const own = ownHeaders(manifest);
  const rules = [
    block(
      "/*",
      common.filter(([name]) => !own.includes(name)),
    ),
    ...pageRules(manifest),
    ...ownFileRules(manifest),
    ...immutableFolders.map((folder) =>
      block(`/${folder}/*`, [
        ["Cache-Control", cacheControl.immutable],
        [
          "Cross-Origin-Resource-Policy",
          sharedFolders.includes(folder) ? "cross-origin" : "same-origin",
        ],
      ]),
    ),
    ...fileEndpoints.map(({ path, type }) => block(path, [["Content-Type", type]])),
  ];
  const redirects = redirectRules.map(({ from, to }) => `${from} ${to} 301`);
  await writeFiles(staticDir, {
    _headers: `${rules.flat().join("\n")}\n`,
    _redirects: `${redirects.join("\n")}\n`,
  });
  const longest = Math.max(...rules.flat().map((line) => line.length));
  if (rules.length > most.rules || longest > most.characters) {
    console.warn(
      `_headers has ${rules.length} rules, the longest line ${longest} characters; Cloudflare Pages reads ` +
        `${most.rules} and ${most.characters}: there some pages go without their security policy.`,
    );
  }
}

/**
 * The rules of pages: one for all pages below the prefix of a language, with the hashes of all their styles, and one for
 * each other page, so that their number does not grow with the languages.
 */
function pageRules(manifest: Manifest): readonly (readonly string[])[] {
  const pages = Object.entries(manifest.files).filter(([, file]) => file.styleHashes);
  const prefixOf = (path: string) => localePrefix(localeOfPath(path));
  const framed = pages.filter(([, { frames }]) => frames).map(([path]) => prefixOf(path));
  const patternOf = (path: string) => {
    const prefix = prefixOf(path);
    if (framed.includes(prefix)) return path;
    if (prefix !== "" && path !== prefix) return `${prefix}/*`;
    const list = findPage("news", localeOfPath(path))?.path;
    return list && path.startsWith(`${list}/`) ? `${list}/*` : path;
  };
  const names = ownHeaders(manifest);
  const groups = Map.groupBy(pages, ([path]) => patternOf(path));
  return [...groups].flatMap(([pattern, group]) => {
    const hashes = [...new Set(group.flatMap(([, { styleHashes = [] }]) => styleHashes))];
    const frames = group[0]?.[1].frames;
    const all = Object.entries(securityHeaders(hashes, manifest, "", frames));
    const needed = Object.fromEntries(all.filter(([name]) => names.includes(name)));
    const own = group.filter(([, { headers }]) => headers);
    return pattern.endsWith("*")
      ? [
          block(pattern, Object.entries(needed)),
          ...own.map(([path, { headers }]) => block(path, Object.entries(headers ?? {}))),
        ]
      : [block(pattern, Object.entries({ ...needed, ...own[0]?.[1].headers }))];
  });
}

/** Documents among the files that a house has served as they are: no style or script of their own runs in them. */
function ownFileRules(manifest: Manifest): readonly (readonly string[])[] {
  const isMade = (file: string) => immutableFolders.some((folder) => file.startsWith(`${folder}/`));
  return Object.entries(manifest.files)
    .filter(
      ([, { file, type, styleHashes }]) => !styleHashes && !isMade(file) && /html|svg/.test(type),
    )
    .map(([path, { type }]) => {
      const all = Object.entries(securityHeaders([], manifest, type));
      return block(
        path,
        all.filter(([name]) => perFile.includes(name)),
      );
    });
}

function block(path: string, headers: readonly (readonly [string, string])[]): readonly string[] {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)];
}
