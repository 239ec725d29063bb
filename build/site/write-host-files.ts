import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { securityHeaders } from "../../server/security-headers.ts";
import type { Site } from "../../server/site.ts";
import { redirectRules } from "../../src/redirects.ts";

/** Writes `_headers` and `_redirects`, which static hosts read: what our own server would answer. */
export async function writeHostFiles(staticDir: string, site: Site): Promise<void> {
  const pages = Object.entries(site.files).filter(([, file]) => file.styleHashes);
  const headers = [
    ...block("/*", withoutPolicy(securityHeaders([], site))),
    ...pages.flatMap(([path, file]) =>
      block(path, {
        "Content-Security-Policy":
          securityHeaders(file.styleHashes ?? [], site)["Content-Security-Policy"] ?? "",
      }),
    ),
    ...["/assets/*", "/pictures/*", "/flags/*"].flatMap((path) =>
      block(path, {
        "Cache-Control": "public, max-age=31536000, immutable",
        "Cross-Origin-Resource-Policy": "cross-origin",
      }),
    ),
    ...block("/api/availability", { "Content-Type": "application/json; charset=utf-8" }),
    ...block("/calendar.ics", { "Content-Type": "text/calendar; charset=utf-8" }),
  ];
  await writeFile(join(staticDir, "_headers"), `${headers.join("\n")}\n`);
  const redirects = redirectRules.map(({ from, to }) => `${from} ${to} 301`);
  await writeFile(join(staticDir, "_redirects"), `${redirects.join("\n")}\n`);
}

function block(path: string, headers: Readonly<Record<string, string>>): readonly string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/** Hosts add the headers of all matching blocks up, and two policies would forbid the styles. */
function withoutPolicy({
  "Content-Security-Policy": _policy,
  ...headers
}: Record<string, string>): Record<string, string> {
  return headers;
}
