// `npm pack`, and an installation from a repository: compiles what Node runs to JavaScript, in `lib/`.
// Node strips no types below `node_modules`, where an owner has the engine. Runs on Node 20.19 or later, which
// strips none at all: there a newer one does it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import * as nodeModule from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { builtFolders, engine } from "../house/workspace/workspace.mjs";
import { findNode, run } from "./run.mjs";

const lib = join(engine, "lib");
const ofModule = /((?:from|import)\s*\(?\s*"\.[^"]+\.)ts"/g;
const ofOther = /^((?:import\b.*|export\b.*|\}) from )"(\.[^"]+\.(?:mjs|json))"/gm;

if (typeof nodeModule.stripTypeScriptTypes === "function") compileAll();
else process.exitCode = await compileByNewerNode();

function compileAll() {
  rmSync(lib, { recursive: true, force: true });
  for (const folder of [...builtFolders, "cli", "scripts"]) {
    for (const name of readdirSync(join(engine, folder), { recursive: true, encoding: "utf8" })) {
      if (name.endsWith(".ts") && !/\.(?:test|d)\.ts$/.test(name)) compile(join(folder, name));
    }
  }
}

/** By the Node among the packages; a clean clone that is packed has none yet, and npm fetches it. */
async function compileByNewerNode() {
  const own = findNode();
  const { dependencies } = JSON.parse(readFileSync(join(engine, "package.json"), "utf8"));
  const platform = process.platform === "win32" ? "win" : process.platform;
  const archive = `node-${platform}-${process.arch}@${dependencies.node}`;
  const [program, args] = own
    ? [own, []]
    : ["npm", ["exec", "--yes", `--package=${archive}`, "--", "node"]];
  const { status } = await run(program, [...args, join(engine, "scripts/compile.mjs")]);
  if (status !== 0) {
    console.error(
      `This is Node ${process.versions.node}, which cannot compile the engine, and npm could not fetch a newer ` +
        "one: run npm ci before npm pack.",
    );
  }
  return status;
}

/**
 * Writes a module as JavaScript. Other modules are found beside it in `lib/`, all else where it is.
 * @param {string} path
 */
function compile(path) {
  const source = join(engine, path);
  const target = join(lib, path.replace(/ts$/, "js"));
  const code = nodeModule.stripTypeScriptTypes(readFileSync(source, "utf8"));
  const compiled = code.replaceAll(ofModule, '$1js"').replaceAll(ofOther, (_, before, name) => {
    const other = relative(dirname(target), join(dirname(source), name)).replaceAll(sep, "/");
    return `${before}"${other}"`;
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, compiled);
}
