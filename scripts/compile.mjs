// `npm pack`, and an installation from a repository: beside each module of TypeScript that Node runs, the
// same as JavaScript. Node strips no types below `node_modules`, where an owner has the engine.
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { engine } from "../build/workspace.mjs";

// What is left of modules that there are no more would be packed too.
for (const path of globSync("{app,build,scripts,server}/**/*.js", { cwd: engine })) {
  rmSync(join(engine, path));
}
const modules = globSync("{app,build,scripts,server}/**/*.ts", {
  cwd: engine,
  exclude: (name) => /\.(?:test|d)\.ts$/.test(name),
});
for (const path of modules) {
  const code = stripTypeScriptTypes(readFileSync(join(engine, path), "utf8"));
  const compiled = code.replaceAll(/((?:from|import)\s*\(?\s*"\.[^"]+\.)ts"/g, '$1js"');
  writeFileSync(join(engine, path.replace(/ts$/, "js")), compiled);
}
