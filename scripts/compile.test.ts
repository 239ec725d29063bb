// What makes the package, on a Node that strips no types, as the machine's own may be.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, it } from "vitest";
import { builtFolders } from "../house/workspace/workspace.mjs";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";

/** Takes from Node what version 20 does not have. */
const pretend =
  'data:text/javascript,import m from "node:module"; delete m.stripTypeScriptTypes; m.syncBuiltinESMExports();';

it("compiles by a newer Node, which npm fetches where no package is installed", () => {
  const folders = [...builtFolders, "cli", "scripts"];
  const root = createTemporaryFolder({
    "package.json": '{ "type": "module", "dependencies": { "node": "24.1.0" } }',
    "bin/npm": `#!/bin/sh\necho "$@" >> "${"$"}{0%/*}/called"\nwhile [ "$1" != node ]; do shift; done\nshift\nexec ${process.execPath} "$@"\n`,
    ...Object.fromEntries(
      folders.map((folder) => [`${folder}/a.ts`, "export const a: number = 1;"]),
    ),
  });
  for (const file of ["scripts/compile.mjs", "scripts/run.mjs", "house/workspace/workspace.mjs"]) {
    cpSync(join(import.meta.dirname, "..", file), join(root, file));
  }
  const PATH = join(root, "bin") + delimiter + process.env["PATH"];
  const args = ["--import", pretend, join(root, "scripts/compile.mjs")];
  const env = { ...process.env, NODE_OPTIONS: "", PATH };
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: "utf8",
  });
  expect(status).toBe(0);
  expect(readFileSync(join(root, "bin/called"), "utf8")).toMatch(
    /^exec --yes --package=node-\w+-\w+@24\.1\.0 -- node /,
  );
  for (const folder of folders) expect(existsSync(join(root, "lib", folder, "a.js"))).toBe(true);
});
