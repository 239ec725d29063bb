// `npm start` and `npm test` in a project that is not the site's: programs that do next to nothing
// stand for npm, the build, the server and the tools.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, vi } from "vitest";
import { scripts } from "../package.json" with { type: "json" };
import { createTemporaryFolder, writeText } from "../tests/support/temporary-folder.ts";

const project = join(import.meta.dirname, "..");
const installNode = `#!/bin/sh
mkdir -p node_modules/node/bin node_modules/.bin node_modules/@playwright/test
ln -sf ${process.execPath} node_modules/node/bin/node
for tool in biome tsc knip vitest playwright; do cp tool.mjs node_modules/.bin/$tool; done
cp playwright.mjs node_modules/@playwright/test/index.js
`;

/** A project in which these files, by path, differ from the usual. */
function createProject(files: Readonly<Record<string, string>> = {}) {
  const root = createTemporaryFolder({
    "package.json": '{"type":"module"}',
    "package-lock.json": "{}",
    "bin/npm": installNode,
    "tool.mjs": "",
    "playwright.mjs": "export const chromium = { executablePath: () => '' };",
    "houses/casa/villa.json": "{}",
    "server.mjs": 'console.log("served");',
    "build/build.ts": `
      import { cpSync, writeFileSync } from "node:fs";
      import { hashInputs } from "./hash-inputs.mjs";
      import { readWorkspace } from "../house/workspace/workspace.mjs";
      cpSync("server.mjs", "dist/server.js");
      writeFileSync("dist/.built", hashInputs(readWorkspace(), process.env));
      console.log("built");`,
    ...files,
  });
  for (const script of globSync(["scripts/*.mjs", "build/*.mjs", "house/workspace/*.mjs"], {
    cwd: project,
  })) {
    cpSync(join(project, script), join(root, script));
  }
  const env = {
    ...process.env,
    CHROMIUM_PATH: "/bin/true",
    CI: "",
    PATH: `${root}/bin:/usr/bin:/bin`,
  };
  const run = (name: "start" | "test") => {
    const options = { cwd: root, env, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`scripts/${name}.mjs`],
      options,
    );
    return { status, output: stdout + stderr };
  };
  return { root, env, run };
}

it("installs and builds once, and again when what they read has changed", () => {
  const { root, run } = createProject();
  expect(run("start").output).toBe("Installing dependencies …\nBuilding …\nbuilt\nserved\n");
  expect(run("start").output).toBe("served\n");
  writeText(root, "houses/casa/prices.json", "{}");
  expect(run("start").output).toBe("Building …\nbuilt\nserved\n");
  writeText(root, "package-lock.json", "{ }");
  expect(run("start").output).toBe("Installing dependencies …\nBuilding …\nbuilt\nserved\n");
});

it.each([
  ["bin/npm", "#!/bin/sh\necho offline; exit 1\n", "The dependencies could not be installed."],
  ["bin/npm", "#!/bin/sh\nmkdir -p node_modules\n", "npm did not install Node 24"],
  ["build/build.ts", "process.exit(1);", "The build failed."],
])("says in a sentence what went wrong, each time anew (%s)", (path, text, sentence) => {
  const { run } = createProject({ [path]: text });
  for (const { status, output } of [run("start"), run("start")]) {
    expect(status).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain("served");
  }
});

const reports = { vitest: { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1 } };
const stats = { expected: 5, flaky: 1, unexpected: 0, skipped: 0 };

it.each([
  // What the runners report is added up; one that breaks off, or a tool that finds something, is one.
  [{ ...reports, playwright: { stats } }, "vitest", "15 passed, 1 failed, 1 skipped"],
  [{ playwright: { stats } }, "vitest knip", "11 passed, 2 failed"],
])("counts, of the reports %j and where %s fails, %s", (written, failing, line) => {
  const { run } = createProject({
    "tool.mjs": `
      import { mkdirSync, writeFileSync } from "node:fs";
      import { basename } from "node:path";
      const name = basename(process.argv[1]);
      const report = ${JSON.stringify(written)}[name];
      mkdirSync(".cache/reports", { recursive: true });
      if (report) writeFileSync(".cache/reports/" + name + ".json", JSON.stringify(report));
      if ("${failing}".split(" ").includes(name)) process.exit(1);`,
  });
  const { status, output } = run("test");
  expect(output.trimEnd().split("\n").at(-1)).toBe(line);
  expect(status).toBe(1);
});

it("ends the server when npm ends, which tells its shell alone", async () => {
  const { root, env } = createProject({
    "server.mjs": `
      import { writeFileSync } from "node:fs";
      process.on("SIGTERM", () => { writeFileSync("ended", ""); process.exit(); });
      setInterval(() => writeFileSync("running", ""), 50);`,
  });
  const path = `${dirname(process.execPath)}:${env.PATH}`;
  const shell = spawn("/bin/sh", ["-c", scripts.start], { cwd: root, env: { ...env, PATH: path } });
  await vi.waitFor(() => expect(existsSync(join(root, "running"))).toBe(true), 20_000);
  shell.kill("SIGTERM");
  await vi.waitFor(() => expect(existsSync(join(root, "ended"))).toBe(true), 20_000);
});
