// What goes wrong while a site is built leaves the one before as it was. What is told of mistakes in
// content and settings is in build/generate.test.ts and server/run-server.test.ts.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject, shareSteps } from "./support/copy-project.ts";

const project = join(import.meta.dirname, "..");

test("a build that is killed leaves the one before as it was", async () => {
  const copy = test.info().outputPath("project");
  copyProject(copy, ["dist"]);
  shareSteps(copy);
  const build = spawn(process.execPath, [join("build", "build.ts")], { cwd: copy });
  const ended = once(build, "close");
  for await (const text of build.stdout.setEncoding("utf8")) {
    if (text.includes("rendering pages")) build.kill("SIGKILL");
  }
  expect(await ended).toEqual([null, "SIGKILL"]);
  for (const file of ["manifest.json", "server.js", "static/index.html"]) {
    const before = await readFile(join(project, "dist", file), "utf8");
    expect(await readFile(join(copy, "dist", file), "utf8"), file).toBe(before);
  }
});
