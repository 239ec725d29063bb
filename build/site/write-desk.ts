import { makeDesk } from "../../desk/make-desk.ts";
import { endpoints } from "../../house/routes/endpoints.ts";
import type { Workspace } from "../../house/workspace/workspace.mjs";
import type { DeskRepository } from "../../server/settings.ts";
import { writeFiles } from "../assets/generated-folder.ts";
import type { PrerenderedDocument } from "./prerender-site.ts";

/** What the desk asks of a Git host: its interface, and who has logged in. */
const hosts: Readonly<Record<DeskRepository["host"], readonly string[]>> = {
  github: ["https://api.github.com", "https://avatars.githubusercontent.com"],
  gitlab: ["https://gitlab.com"],
};

/** Writes the owner's desk into the static folder of a build; its page has a policy of its own. */
export async function writeDesk(
  workspace: Workspace,
  staticDir: string,
  repository: DeskRepository,
): Promise<PrerenderedDocument> {
  const desk = await makeDesk({ workspace, repository });
  const minute = new Date().toISOString().slice(0, "YYYY-MM-DDTHH:MM".length).replace("T", " ");
  await writeFiles(staticDir, {
    ...Object.fromEntries(desk),
    // Where a server knows of later changes, it says what became of them instead.
    [endpoints.publication.path.slice(1)]: `Published: ${minute} UTC\n`,
  });
  const headers = {
    "Content-Security-Policy": deskPolicy(hosts[repository.host]),
    // The window in which GitLab signs in must reach the desk that opened it.
    ...(repository.applicationId && { "Cross-Origin-Opener-Policy": "unsafe-none" }),
    "X-Robots-Tag": "noindex, nofollow",
  };
  return { file: "desk.html", path: "/desk", styleHashes: [], headers };
}

/** Its styles are written by its scripts; photos are shown from memory. */
function deskPolicy(hosts: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${hosts.join(" ")}`,
    "font-src 'self'",
    `connect-src 'self' blob: data: ${hosts.join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
