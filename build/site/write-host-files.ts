import { redirectRules } from "../../house/routes/redirects.ts";
import { availabilityPath } from "../../server/calendar-assets.ts";
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

/** Writes `_headers` and `_redirects`, which static hosts read: what our own server would answer. */
export async function writeHostFiles(staticDir: string, manifest: Manifest): Promise<void> {
  const { files } = manifest;
  const pages = Object.entries(files).filter(([, file]) => file.styleHashes);
  const common = Object.entries(securityHeaders([], manifest));
  const headers = [
    ...block(
      "/*",
      common.filter(([name]) => !perFile.includes(name)),
    ),
    ...pages.flatMap(([path, { styleHashes = [], headers: own }]) => {
      const all = Object.entries(securityHeaders(styleHashes, manifest));
      const needed = Object.fromEntries(all.filter(([name]) => perFile.includes(name)));
      return block(path, Object.entries({ ...needed, ...own }));
    }),
    ...immutableFolders.flatMap((folder) =>
      block(`/${folder}/*`, [
        ["Cache-Control", cacheControl.immutable],
        [
          "Cross-Origin-Resource-Policy",
          sharedFolders.includes(folder) ? "cross-origin" : "same-origin",
        ],
      ]),
    ),
    ...block(availabilityPath, [["Content-Type", "application/json; charset=utf-8"]]),
  ];
  const redirects = redirectRules.map(({ from, to }) => `${from} ${to} 301`);
  await writeFiles(staticDir, {
    _headers: `${headers.join("\n")}\n`,
    _redirects: `${redirects.join("\n")}\n`,
  });
}

function block(path: string, headers: readonly (readonly [string, string])[]): readonly string[] {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)];
}
