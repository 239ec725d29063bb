import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "../../build/assets/generated-folder.ts";
import { editorSettingsFile, writeEditorSettings } from "../../build/editor-settings.ts";
import { engine } from "../../house/workspace/workspace.mjs";
import { isArchive } from "../update.mjs";
import type { Answers } from "./answers.ts";
import { findEngine } from "./find-engine.ts";

/** The commands that a house has as npm scripts. */
export const scriptNames = ["dev", "ready", "build", "start", "test", "update"];

const made = ["node_modules/", "dist/", "dist.*/", ".villa/", ".data/", ".env"];

const { name: engineName } = JSON.parse(readFileSync(join(engine, "package.json"), "utf8"));

const templates = join(engine, "starter", "publish");

/** The files that make the folder a repository: package, ignore list, editor settings, publishing. */
export function makeRepository(folder: string, answers: Answers): Files {
  const written = readOwn(folder, "package.json");
  const own = written === undefined ? {} : JSON.parse(written);
  const { source, files } = findEngine(folder);
  // `npm init` writes a test that only fails.
  const kept = Object.entries<string>(own.scripts ?? {}).filter(
    ([, script]) => !script.includes("no test specified"),
  );
  const scripts = {
    ...Object.fromEntries(scriptNames.map((name) => [name, `villa ${name}`])),
    ...Object.fromEntries(kept),
  };
  const dependencies = { ...own.dependencies, [engineName]: source };
  const allowScripts = { ...own.allowScripts, node: true };
  return {
    ...files,
    // Private: `npm publish` by mistake would give the house away.
    "package.json": print({
      ...own,
      ...{ private: true, type: "module", scripts, dependencies, allowScripts },
    }),
    ".gitignore": ignoreMade(readOwn(folder, ".gitignore") ?? "", source),
    [editorSettingsFile]: writeEditorSettings("{}", { houses: "/", made: ".villa" }),
    ...makePublishing(answers),
  };
}

function readOwn(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The `.gitignore`: the owner's own lines and all generated folders, but not the archive of the engine. */
function ignoreMade(own: string, source: string): string {
  const lines = own.split("\n").filter((line) => line !== "");
  const kept =
    isArchive(source) && !source.startsWith("file:..") ? [source.replace("file:", "!/")] : [];
  return `${[...new Set([...lines, ...made, ...kept])].join("\n")}\n`;
}

/** Permissions and environment that GitHub Pages requires of the publishing job. */
const pagesJob = `
    permissions:
      contents: read
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}`;

/** The files for the chosen way of publishing. */
function makePublishing({ publish, siteUrl = "", identifier }: Answers): Files {
  const isPages = publish === "github-pages";
  const facts: Readonly<Record<string, string>> = {
    ...{ siteUrl, identifier, host: new URL(siteUrl || "https://villa.example").host },
    job: isPages ? pagesJob : "",
  };
  const read = (...path: readonly string[]) =>
    readFileSync(join(templates, ...path), "utf8").replaceAll(
      /\$([a-zA-Z]+)/g,
      (all, name) => facts[name] ?? all,
    );
  if (publish === "later") return {};
  if (existsSync(join(templates, "workflow", `${publish}.yml`))) {
    const last = read("workflow", `${publish}.yml`).replaceAll(/^(?=.)/gm, "      ");
    return { ".github/workflows/publish.yml": read("workflow", "publish.yml") + last };
  }
  const folder = join(templates, publish);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return Object.fromEntries(files.map((file) => [file.replaceAll("\\", "/"), read(publish, file)]));
}

function print(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
