#!/usr/bin/env node
// The command `villa`. Runs on Node 20.19 or later, and hands over to one that knows what the engine uses.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { engine } from "../house/workspace/workspace.mjs";
import { serveHouse } from "../scripts/prepare.mjs";
import { findNode, programFile, runNode } from "../scripts/run.mjs";
import { commands, describeCommand, describeCommands } from "./commands.mjs";
import { updateEngine } from "./update.mjs";

/** The oldest version of Node that the engine runs on. */
const oldestNode = 24;

const [name = "help", ...args] = process.argv.slice(2);
process.exitCode = await runCommand();

async function runCommand() {
  if (/^(?:-v|--version)$/.test(name)) {
    console.log(JSON.parse(readFileSync(join(engine, "package.json"), "utf8")).version);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (/^(?:help|-h|--help)$/.test(name)) {
    const [other = ""] = args;
    console.log(Object.hasOwn(commands, other) ? describeCommand(other) : describeCommands());
    return 0;
  }
  if (command === undefined) {
    console.error(`There is no villa ${name}. There are:\n\n${describeCommands()}`);
    return 2;
  }
  if (args.some((word) => /^(?:-h|--help)$/.test(word))) {
    console.log(describeCommand(name));
    return 0;
  }
  const fault = findFault(command);
  if (fault !== undefined) {
    console.error(fault);
    return 2;
  }
  if (name === "update") return updateEngine(args[0]);
  if (!findNode() && Number.parseInt(process.versions.node, 10) < oldestNode) {
    console.error(
      `The engine needs Node ${oldestNode} or later; this is Node ${process.versions.node}, and npm ` +
        "has not installed the package node: allow its install script (npm approve-scripts node).",
    );
    return 1;
  }
  if (command.program === undefined) return serveHouse(args);
  return (await runNode([programFile(command.program), ...args])).status;
}

/**
 * The sentence about invalid arguments of a command: an unknown option, or no house.
 * @param {import("./commands.mjs").Command} command
 */
function findFault({ options, argument, worksOnHouse }) {
  /** @type {Record<string, { type: "string" | "boolean", multiple: boolean }>} */
  const known = {};
  for (const [option, { value, multiple = false }] of Object.entries(options)) {
    known[option] = { type: value === undefined ? "boolean" : "string", multiple };
  }
  try {
    const given = parseArgs({ args, options: known, allowPositionals: true });
    const [word] = given.positionals;
    if (argument === undefined && word !== undefined) {
      return `villa ${name} does not know what ${word} is. It is called like this:\n\n${describeCommand(name)}`;
    }
    return worksOnHouse ? findMissingHouse([given.values["house"] ?? []].flat()) : undefined;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    return `${message.replace(/\. .*/s, "")}. villa ${name} is called like this:\n\n${describeCommand(name)}`;
  }
}

/** @param {readonly (string | boolean)[]} named */
function findMissingHouse(named) {
  const given = named.length > 0 ? named.map(String) : [process.env["HOUSE"] || "."];
  // The repository of the engine has houses of its own.
  if (named.length === 0 && !process.env["HOUSE"] && existsSync(join(engine, "houses"))) return;
  const missing = given.map((folder) => resolve(folder)).find((folder) => !isHouse(folder));
  if (missing === undefined) return;
  return (
    `There is no house in ${missing}: it has no villa.json. Go to the folder of your house, name it ` +
    `(villa ${name} --house <folder>), or make one: villa new <folder>.`
  );
}

/** @param {string} folder */
function isHouse(folder) {
  return existsSync(join(folder, "villa.json"));
}
