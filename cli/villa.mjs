#!/usr/bin/env node
// The command `villa`. Runs on Node 20.19 or later, and hands over to one that knows what the engine uses.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engine } from "../house/workspace/workspace.mjs";
import { serveHouse } from "../scripts/prepare.mjs";
import { findNode, programFile, runNode } from "../scripts/run.mjs";

/** The first version of Node that knows all that the engine uses. */
const oldestNode = 24;

const programs = {
  new: ["cli/new", "villa new <folder>     asks what a new house is, and writes its folder"],
  dev: [
    "build/dev/dev",
    "villa dev              shows the house while you edit it; /desk has forms",
  ],
  build: ["build/build", "villa build            writes its site to dist/"],
  start: ["", "villa start            builds it where that is not done, and serves it"],
  ready: [
    "cli/ready",
    "villa ready            lists what must be done before it goes online;\n                       --mail sends a test mail to ENQUIRY_TO, too",
  ],
  test: ["cli/test", "villa test             builds it, and checks every page"],
  translate: [
    "cli/translate",
    "villa translate        --locale fr writes what a language lacks to a file; its name takes it back",
  ],
};

const help = `${Object.values(programs)
  .map(([, line]) => line)
  .join("\n")}

--house names the folder of the house, and HOUSE does; else it is this one. build and ready take several.
--out names the folder of its site; else it is dist/ in this one, and of several houses dist/ in each.
--json has ready speak to machines.
`;

const [name = "help", ...args] = process.argv.slice(2);
process.exitCode = await runCommand();

async function runCommand() {
  if ([name, ...args].some((word) => /^(?:help|-h|--help)$/.test(word))) {
    console.log(help);
    return 0;
  }
  if (/^(?:-v|--version)$/.test(name)) {
    console.log(JSON.parse(readFileSync(join(engine, "package.json"), "utf8")).version);
    return 0;
  }
  const [program] = programs[/** @type {keyof typeof programs} */ (name)] ?? [];
  if (program === undefined) {
    console.error(`There is no villa ${name}. There are:\n\n${help}`);
    return 2;
  }
  if (!findNode() && Number.parseInt(process.versions.node, 10) < oldestNode) {
    console.error(
      `The engine needs Node ${oldestNode} or later; this is Node ${process.versions.node}, and npm ` +
        "has not installed the package node: allow its install script (npm approve-scripts node).",
    );
    return 1;
  }
  if (program !== "") {
    return (await runNode([programFile(program), ...args])).status;
  }
  return serveHouse(args);
}
