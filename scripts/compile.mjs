// `npm pack`, and an installation from a repository: compiles what Node runs to JavaScript, in `lib/`.
// Node strips no types below `node_modules`, where an owner has the engine.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { builtFolders, engine } from "../house/workspace/workspace.mjs";

const lib = join(engine, "lib");
const ofModule = /((?:from|import)\s*\(?\s*"\.[^"]+\.)ts"/g;
const ofOther = /^((?:import\b.*|export\b.*|\}) from )"(\.[^"]+\.(?:mjs|json))"/gm;

rmSync(lib, { recursive: true, force: true });
for (const folder of [...builtFolders, "cli", "scripts"]) {
  for (const name of readdirSync(join(engine, folder), { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".ts") && !/\.(?:test|d)\.ts$/.test(name)) compile(join(folder, name));
  }
}

/**
 * Writes a module as JavaScript. Other modules are found beside it in `lib/`, all else where it is.
 * @param {string} path
 */
function compile(path) {
  const source = join(engine, path);
  const target = join(lib, path.replace(/ts$/, "js"));
  const code = stripTypeScriptTypes(readFileSync(source, "utf8"));
  const compiled = code.replaceAll(ofModule, '$1js"').replaceAll(ofOther, (_, before, name) => {
    const other = relative(dirname(target), join(dirname(source), name)).replaceAll(sep, "/");
    return `${before}"${other}"`;
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, compiled);
}
