import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { build, type Rolldown } from "vite";
import { engine, type Workspace } from "../house/workspace/workspace.mjs";
import type { DeskRepository } from "../server/settings.ts";
import { findRepository } from "./find-repository.ts";
import { makeDeskConfig, type Paths } from "./make-desk-config.ts";
import { obtainCms } from "./obtain-cms.ts";

/** What the desk works on, and the pages that it can show beside the form: none in a build. */
export type DeskSettings = {
  readonly workspace: Workspace;
  /** Where saved files go; none: to a folder of this computer. */
  readonly repository: DeskRepository | null;
  readonly paths?: Paths;
};

const page = join(engine, "desk/page");

/** How Sveltia CMS is told of a repository; of none, by the folder that it then asks for and remembers. */
export function deskBackend(
  repository: DeskRepository | null,
  folders: Pick<Workspace, "engine" | "house">,
) {
  const top = findRepository(folders);
  const asked = `${encodeURIComponent(dirname(top))}/${basename(top)}`;
  const { host = "github", name = asked, branch, applicationId } = repository ?? {};
  const backend = { name: host, repo: name, branch };
  // GitLab signs in a page that has an application there; anything else needs a server that signs in for it.
  return host === "gitlab" && applicationId
    ? { ...backend, auth_type: "pkce", app_id: applicationId, auth_methods: ["oauth"] }
    : { ...backend, auth_methods: ["token"] };
}

/** The files of the owner's desk, by their place below the static folder; its page is `desk.html`. */
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

/** The script of its page, in one file. */
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
  // On the owner's computer the page beside the form says what is wrong; elsewhere this does.
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
