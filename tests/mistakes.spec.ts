// What goes wrong while a site is built leaves the one before as it was. What is told of mistakes in
// content and settings is in build/generate.test.ts and server/run-server.test.ts.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { copyHouse } from "./support/build-house.ts";
import { workspace } from "./support/built-site.ts";

test("a build that is killed leaves the one before as it was", async () => {
  const { engine, house, out } = workspace;
  const copy = copyHouse(house, "killed");
  const dist = join(copy, "dist");
  await cp(out, dist, { recursive: true });
  const args = [join(engine, "build/build.ts"), "--house", copy, "--out", dist];
  const build = spawn(process.execPath, args);
  const ended = once(build, "close");
  for await (const text of build.stdout.setEncoding("utf8")) {
    if (text.includes("rendering pages")) build.kill("SIGKILL");
  }
  expect(await ended).toEqual([null, "SIGKILL"]);
  for (const file of ["manifest.json", "server.js", "static/index.html"]) {
    const before = await readFile(join(out, file), "utf8");
    expect(await readFile(join(dist, file), "utf8"), file).toBe(before);
  }
});

test("of several houses one with a mistake keeps its site, and the others are built", async () => {
  const { engine, house, out } = workspace;
  const [wrong, right] = [copyHouse(house, "several-wrong"), copyHouse(house, "several-right")];
  await cp(out, join(wrong, "dist"), { recursive: true });
  await rm(join(right, "dist"), { recursive: true, force: true });
  await writeFile(join(wrong, "colours.json"), "{}");
  const args = [join(engine, "build/build.ts"), "--house", wrong, "--house", right];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stdout.trimEnd().split("\n").slice(-2)).toEqual([
    `kept as it was  ${wrong}`,
    `built  ${right}`,
  ]);
  const built = (folder: string) => readFile(join(folder, "dist/static/index.html"), "utf8");
  expect(await built(wrong)).toBe(await readFile(join(out, "static/index.html"), "utf8"));
  expect(await built(right)).toContain("<html");
});
