// The command itself, as the machine's own Node runs it: what it says of how it is called.
import { spawnSync } from "node:child_process";
import { cpSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryFolder, writeText } from "../tests/support/temporary-folder.ts";
import { commands } from "./commands.mjs";

/** An engine without a sample, as a house has it, whose programs do nothing. */
function installEngine() {
  const house = createTemporaryFolder({});
  const engine = join(house, "node_modules/holiday-villa");
  const project = join(import.meta.dirname, "..");
  for (const file of globSync("{cli,scripts,build,house/workspace}/*.mjs", { cwd: project })) {
    cpSync(join(project, file), join(engine, file));
  }
  writeText(engine, "package.json", '{ "name": "holiday-villa", "version": "2.1.0" }');
  writeText(engine, "lib/build/dev/dev.js", 'console.log("shown");');
  const run = (...args: readonly string[]) => {
    const env = { ...process.env, NODE_OPTIONS: "", HOUSE: "" };
    const options = { cwd: house, env, encoding: "utf8" } as const;
    const program = join(engine, "cli/villa.mjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
    return { status, said: stdout + stderr };
  };
  return { house, run };
}

it("says of each command which options it has, of all of them and of one", () => {
  const { run } = installEngine();
  const all = run("--help").said;
  for (const [name, { options }] of Object.entries(commands)) {
    for (const { said, status } of [run(name, "--help"), run("help", name)]) {
      expect(status).toBe(0);
      expect(said).toMatch(new RegExp(`^villa ${name}\\b`));
      expect(all).toContain(said.trim());
      for (const option of Object.keys(options)) expect(said).toContain(`  --${option} `);
    }
  }
});

it("refuses an option that the command does not have, and names those that it has", () => {
  const { status, said } = installEngine().run("build", "--hous", "a");
  expect([status, said]).toEqual([2, expect.stringMatching(/'--hous'\..*villa build.*--house/s)]);
});

it("says outside of a house that there is none, without the folders of the package", () => {
  const { house, run } = installEngine();
  for (const args of [["dev"], ["ready", "--house", "."]]) {
    const { status, said } = run(...args);
    expect(status).toBe(2);
    expect(said).toContain(`There is no house in ${house}: it has no villa.json.`);
    expect(said).not.toContain("node_modules");
  }
  writeText(house, "villa.json", "{}");
  expect(run("dev")).toEqual({ status: 0, said: "shown\n" });
});
