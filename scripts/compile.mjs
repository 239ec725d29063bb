// For `npm pack` and Git installations: compiles all modules that Node runs to JavaScript, in `lib/`.
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

/** Runs on the installed Node 24; a clean clone has none, and npm fetches it. */
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
 * Writes a module as JavaScript. It imports other modules from `lib/`, all else from its place.
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
