import { redirectRules } from "../../house/routes/redirects.ts";
import { localeOfPath, localePrefix } from "../../house/routes/routes.ts";
import { fileEndpoints } from "../../server/endpoints.ts";
import { cacheControl, type Manifest } from "../../server/manifest.ts";
import { securityHeaders } from "../../server/security-headers.ts";
import { writeFiles } from "../assets/generated-folder.ts";
import { immutableFolders } from "./write-manifest.ts";

/** Folders whose pictures other sites may show; of the rest nothing may be shown. */
const sharedFolders = ["pictures", "flags"];

/**
 * Headers that depend on the file stand in its own block only. Hosts add the headers of all matching
 * blocks up: two policies would forbid the styles, and two answers to who may show a file are none.
 */
const perFile: readonly string[] = ["Content-Security-Policy", "Cross-Origin-Resource-Policy"];

/** The same where pages show frames of others. */
const perFrame: readonly string[] = ["Cross-Origin-Embedder-Policy", "Permissions-Policy"];

function ownHeaders({ files }: Manifest): readonly string[] {
  const hasFrames = Object.values(files).some(({ frames }) => frames);
  return hasFrames ? [...perFile, ...perFrame] : perFile;
}

/** What Cloudflare reads of `_headers`: of more rules and of longer lines nothing. */
const most = { rules: 100, characters: 2000 };

/**
 * Writes `_headers` and `_redirects`, which static hosts read: what our own server would answer. Says so where a host
 * would not read all of it.
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
 * The rules of pages: one with the hashes of all styles for what lies below the prefix of a language, and one for each
 * other page. So their number does not grow with the languages.
 */
function pageRules(manifest: Manifest): readonly (readonly string[])[] {
  const pages = Object.entries(manifest.files).filter(([, file]) => file.styleHashes);
  const prefixOf = (path: string) => localePrefix(localeOfPath(path));
  const framed = pages.filter(([, { frames }]) => frames).map(([path]) => prefixOf(path));
  const patternOf = (path: string) => {
    const prefix = prefixOf(path);
    const isApart = prefix === "" || path === prefix || framed.includes(prefix);
    return isApart ? path : `${prefix}/*`;
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

function block(path: string, headers: readonly (readonly [string, string])[]): readonly string[] {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)];
}
