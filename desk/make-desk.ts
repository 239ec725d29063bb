import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { build, type Rolldown } from "vite";
import { engine, type Workspace } from "../house/workspace/workspace.mjs";
import type { DeskRepository } from "../server/settings.ts";
import { findRepository } from "./find-repository.ts";
import { makeDeskConfig, type Paths } from "./make-desk-config.ts";
import { obtainCms } from "./obtain-cms.ts";

/** The workspace of the desk, and the pages that it can show beside the form: none in a build. */
export type DeskSettings = {
  readonly workspace: Workspace;
  /** The repository for saved files; null saves to a folder of this computer. */
  readonly repository: DeskRepository | null;
  readonly paths?: Paths;
};

const page = join(engine, "desk/page");

/** The backend of Sveltia CMS for a repository; without one it asks for a folder and remembers it. */
export function deskBackend(
  repository: DeskRepository | null,
  folders: Pick<Workspace, "engine" | "house">,
) {
  const top = findRepository(folders);
  const folderName = `${encodeURIComponent(dirname(top))}/${basename(top)}`;
  const { host = "github", name = folderName, branch, applicationId } = repository ?? {};
  const backend = { name: host, repo: name, branch };
  // GitLab signs in pages with an application; other hosts need a server for it.
  return host === "gitlab" && applicationId
    ? { ...backend, auth_type: "pkce", app_id: applicationId, auth_methods: ["oauth"] }
    : { ...backend, auth_methods: ["token"] };
}

/** The files of the owner's desk, by path in the static folder; its page is `desk.html`. */
export async function makeDesk(settings: DeskSettings): Promise<ReadonlyMap<string, Uint8Array>> {
  const { workspace, repository, paths = {} } = settings;
  const backend = deskBackend(repository, workspace);
  const config = await makeDeskConfig(workspace, backend, paths);
  const cms = await obtainCms(workspace.made, "/desk", config.locales, config.locale);
  const files: (readonly [string, Uint8Array])[] = [
    ["config.json", Buffer.from(JSON.stringify(config))],
    ["desk.js", Buffer.from(await bundleScript())],
    ["desk.css", await readFile(join(page, "desk.css"))],
    ...cms.files,
  ];
  return new Map([
    ["desk.html", Buffer.from(writePage(settings, config.locale, cms))],
    ...files.map(([name, bytes]) => [`desk/${name}`, bytes] as const),
  ]);
}

/** The script of its page, bundled. */
async function bundleScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(page, "desk.ts") },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

function writePage(
  { paths, repository }: DeskSettings,
  locale: string,
  { language, signIn }: { readonly language: string; readonly signIn: string },
): string {
  // On the owner's computer the page beside the form shows mistakes; elsewhere this does.
  const told = paths ? '<iframe title="The page" src="/"></iframe>' : "<output></output>";
  const isToken = repository?.host === "github";
  return `<!doctype html>
<html lang="${locale}" data-cms="${language}" data-sign-in="${signIn}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Desk</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/desk/desk.css">
<script type="module" src="/desk/desk.js"></script>
<script defer src="/desk/cms.js"></script>
<div id="nc-root"></div>
${told}
<aside></aside>
${isToken ? `<section class="token" data-repository="${repository.name}"></section>\n` : ""}`;
}
