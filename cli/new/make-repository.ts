import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "../../build/assets/generated-folder.ts";
import { contentSchemas } from "../../house/schemas/make-schemas.ts";
import { engine } from "../../house/workspace/workspace.mjs";
import type { Answers } from "./answers.ts";
import { findEngine } from "./find-engine.ts";

/** What an owner runs in the folder of a house. */
export const commands = [
  { name: "dev", does: "shows it while you edit" },
  { name: "ready", does: "lists what is still to be written" },
  { name: "build", does: "writes its site to dist/" },
  { name: "start", does: "builds and serves it" },
  { name: "test", does: "builds it, and looks at every page" },
  { name: "update", does: "installs a newer engine, and says what it changes" },
];

const made = ["node_modules/", "dist/", "dist.*/", ".villa/", ".data/", ".env"];

const { name: engineName } = JSON.parse(readFileSync(join(engine, "package.json"), "utf8"));

const templates = join(engine, "starter", "publish");

/** What makes the folder a repository of its own: its commands, what is not kept in it, and what publishes it. */
export function makeRepository(folder: string, answers: Answers): Files {
  const written = readOwn(folder, "package.json");
  const own = written === undefined ? {} : JSON.parse(written);
  const { source, files } = findEngine(folder);
  // npm has written a test that only fails.
  const kept = Object.entries<string>(own.scripts ?? {}).filter(
    ([, script]) => !script.includes("no test specified"),
  );
  const scripts = {
    ...Object.fromEntries(commands.map(({ name }) => [name, `villa ${name}`])),
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
    ".vscode/settings.json": print({ "json.schemas": Object.keys(contentSchemas).map(bindSchema) }),
    ...makePublishing(answers),
  };
}

function readOwn(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** What is made of the house is not kept, nor what its owner does not keep already; an archive of the engine is. */
function ignoreMade(own: string, source: string): string {
  const lines = own.split("\n").filter((line) => line !== "");
  const archive = /^file:(?!\.\.)(.*\.(?:tgz|tar\.gz))$/.exec(source)?.[1];
  const kept = archive === undefined ? [] : [`!/${archive}`];
  return `${[...new Set([...lines, ...made, ...kept])].join("\n")}\n`;
}

/** What GitHub Pages asks of the job that publishes. */
const pagesJob = `
    permissions:
      contents: read
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}`;

/** The files that publish a house where its owner has chosen. */
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

/** By what an editor completes a file and explains it: made by each build. */
function bindSchema(name: string): object {
  const file = name.replace("texts/", "texts/*/");
  return { fileMatch: [`/${file}.json`], url: `./.villa/generated/schemas/${name}.json` };
}

function print(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
