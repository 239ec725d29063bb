// Each command that CONTRIBUTING.md prints, started far enough to prove that its script, arguments and projects exist.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import manifest from "../package.json" with { type: "json" };
import { workspace } from "./support/built-site.ts";
import { test } from "./support/site-test.ts";
import { timeLimit } from "./support/time-limit.ts";

const { engine } = workspace;
const guide = readFileSync(join(engine, "CONTRIBUTING.md"), "utf8");
const [, block = ""] = /```sh\n(.*?)```/s.exec(guide) ?? [];
const printed = block.split("\n").flatMap((line) => line.replace(/ +#.*/, "").split(" && "));
/** Where a script is printed with arguments too, it is tried with these. */
const commands = printed.filter(
  (command) => command && !printed.some((other) => other.startsWith(`${command} -- `)),
);
const scripts: Readonly<Record<string, string>> = manifest.scripts;

/** What a command would run, in a form that takes a second or two, and what it then prints. */
const dryRuns: readonly (readonly [RegExp, (program: string) => string, RegExp])[] = [
  [/^playwright test/, (program) => `${program} --list`, /Total: [1-9]\d* tests?/],
  [/^vitest run/, (program) => program.replace("run", "list --filesOnly"), /\.test\.ts/],
  [/^node tests\//, (program) => `${program} --list`, /^\w+$/m],
  [/^node scripts\/check/, (program) => `${program} no-such-tool`, /expected biome, tsc, knip/],
  [/^biome/, (program) => program.replace("--write .", "package.json"), /Checked 1 file/],
  // No house is there, which is said once all modules are loaded.
  [/^node build\//, (program) => `HOUSE=/nowhere ${program}`, /\/nowhere has no villa.json/],
];

test("every command of CONTRIBUTING.md can be run", async () => {
  test.setTimeout(timeLimit(60_000));
  expect(commands.length).toBeGreaterThan(10);
  await Promise.all(commands.map(tryCommand));
});

async function tryCommand(command: string): Promise<void> {
  const [, name = "", args = ""] = /^npm run (\S+)(?: -- (.*))?$/.exec(command) ?? [];
  const script = scripts[name];
  expect(script, command).toBeDefined();
  const program = `${script?.split(" && ").at(-1)} ${args}`.trim();
  const [, shorten, expected] = dryRuns.find(([pattern]) => pattern.test(program)) ?? [];
  expect(shorten, `a way to try ${program}`).toBeDefined();
  expect(await runInShell(shorten?.(program) ?? ""), command).toMatch(expected ?? /^$/);
}

/** Gives back all that a command prints, as in a script of package.json. */
async function runInShell(command: string): Promise<string> {
  const path = [join(engine, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  const env = { ...process.env, PATH: path, FORCE_COLOR: "0" };
  const shell = spawn("sh", ["-c", command], { cwd: engine, env });
  const output = [text(shell.stdout), text(shell.stderr)];
  await once(shell, "close");
  return (await Promise.all(output)).join("");
}
