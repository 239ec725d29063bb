import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createTemporaryFolder, writeText } from "../../tests/support/temporary-folder.ts";
import { installIfNeeded } from "./install.mjs";
import { projectNodePath } from "./project-node.mjs";

vi.spyOn(console, "log").mockReturnValue();
vi.spyOn(process.stderr, "write").mockReturnValue(true);

const machine = { os: "linux", cpu: "x64", libc: "glibc" };
const binary = "node_modules/@rolldown/binding-linux-x64-gnu";
const locked = {
  [binary]: { optional: true, os: ["linux"], cpu: ["x64"], libc: ["glibc"] },
  "node_modules/@rolldown/binding-linux-x64-musl": {
    optional: true,
    os: ["linux"],
    cpu: ["x64"],
    libc: ["musl"],
  },
  "node_modules/fsevents": { optional: true, os: ["darwin"] },
};

// Stands for npm: notes each run; `once` runs in it, with `run` counting from 1.
function createProject(once: string) {
  const npm = `
    import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
    appendFileSync("runs", "x");
    const run = readFileSync("runs", "utf8").length;
    const installNode = () => {
      mkdirSync("node_modules/node/bin", { recursive: true });
      rmSync(${JSON.stringify(projectNodePath("."))}, { force: true });
      symlinkSync(process.execPath, ${JSON.stringify(projectNodePath("."))});
    };
    const installBinary = () => mkdirSync("${binary}", { recursive: true });
    ${once}`;
  const root = createTemporaryFolder({
    "package.json": '{"dependencies":{"a":"1.0.0"}}',
    "package-lock.json": JSON.stringify({ packages: locked }),
    "npm.mjs": npm,
  });
  const countRuns = () =>
    existsSync(join(root, "runs")) ? readFileSync(join(root, "runs"), "utf8").length : 0;
  return {
    root,
    countRuns,
    install: () => installIfNeeded({ root, npmCli: join(root, "npm.mjs"), machine }),
  };
}

describe("installIfNeeded", () => {
  it("installs once and not again while nothing changes", async () => {
    const { install, countRuns } = createProject("installNode(); installBinary();");
    expect(await install()).toBe(true);
    expect(await install()).toBe(false);
    expect(countRuns()).toBe(1);
  });

  it("installs again when a dependency, the lock file or the project's Node has changed", async () => {
    const { root, install } = createProject("installNode(); installBinary();");
    await install();
    writeText(root, "package.json", '{"dependencies":{"a":"1.0.1"}}');
    expect(await install()).toBe(true);
    writeText(root, "package-lock.json", JSON.stringify({ packages: locked, changed: true }));
    expect(await install()).toBe(true);
    rmSync(projectNodePath(root));
    expect(await install()).toBe(true);
  });

  it("does not install again when only the scripts of package.json have changed", async () => {
    const { root, install } = createProject("installNode(); installBinary();");
    await install();
    writeText(root, "package.json", '{"scripts":{"x":"y"},"dependencies":{"a":"1.0.0"}}');
    expect(await install()).toBe(false);
  });

  it("redoes an installation that did not end well", async () => {
    const { install, countRuns } = createProject(
      "installNode(); installBinary(); if (run === 1) process.exit(7);",
    );
    await expect(install()).rejects.toMatchObject({ status: 7 });
    expect(await install()).toBe(true);
    expect(countRuns()).toBe(2);
  });

  it("runs npm again with Node 24 when npm has left a platform's package out", async () => {
    const { install, countRuns } = createProject("installNode(); if (run === 2) installBinary();");
    expect(await install()).toBe(true);
    expect(countRuns()).toBe(2);
  });

  it("names the package that is still missing after that", async () => {
    const { install } = createProject("installNode();");
    await expect(install()).rejects.toThrow(`npm left out ${binary}: run the command again.`);
  });

  it("says what to do when install scripts are switched off", async () => {
    const { install } = createProject("installBinary();");
    await expect(install()).rejects.toThrow(/npm did not install Node 24/u);
  });
});
