import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "../../build/assets/generated-folder.ts";
import { contentSchemas } from "../../house/schemas/make-schemas.ts";
import { engine } from "../../house/workspace/workspace.mjs";
import type { Answers } from "./answers.ts";

/** What an owner runs in the folder of a house. */
export const commands = [
  { name: "dev", does: "shows it while you edit" },
  { name: "ready", does: "lists what is still to be written" },
  { name: "build", does: "writes its site to dist/" },
  { name: "start", does: "builds and serves it" },
  { name: "test", does: "builds it, and looks at every page" },
];

const templates = join(engine, "starter", "publish");

/** What makes the folder a repository of its own: its commands, what is not kept in it, and what publishes it. */
export function makeRepository(folder: string, answers: Answers): Files {
  const file = join(folder, "package.json");
  const own = JSON.parse(readFileSync(join(engine, "package.json"), "utf8"));
  // Where npm has put the engine, it has written down where it is from.
  const written = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { private: true, dependencies: { [own.name]: own.version } };
  // npm has written a test that only fails.
  const kept = Object.entries<string>(written.scripts ?? {}).filter(
    ([, script]) => !script.includes("no test specified"),
  );
  const scripts = {
    ...Object.fromEntries(commands.map(({ name }) => [name, `villa ${name}`])),
    ...Object.fromEntries(kept),
  };
  const allowScripts = { ...written.allowScripts, node: true };
  return {
    "package.json": print({ ...written, type: "module", scripts, allowScripts }),
    ".gitignore": "node_modules/\ndist/\ndist.*/\n.villa/\n.data/\n.env\n",
    ".vscode/settings.json": print({ "json.schemas": Object.keys(contentSchemas).map(bindSchema) }),
    ...makePublishing(answers),
  };
}

/** The files that publish a house where its owner has chosen. */
function makePublishing({ publish, siteUrl = "", identifier }: Answers): Files {
  const isPages = publish === "github-pages";
  const facts: Readonly<Record<string, string>> = {
    ...{ siteUrl, identifier, host: new URL(siteUrl || "https://villa.example").host },
    permissions: isPages ? "\n  pages: write\n  id-token: write" : "",
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
