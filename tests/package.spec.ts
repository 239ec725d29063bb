// The engine as an owner has it: packed, in `node_modules` of a folder that holds a house and nothing else.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { expect } from "@playwright/test";
import { workspace } from "./support/built-site.ts";
import { serveBuild } from "./support/serve-build.ts";
import { test } from "./support/site-test.ts";

test("a house of its own is made, built and served by the packed engine", async ({ page }) => {
  test.setTimeout(240_000);
  // Below the engine, where its packages are found.
  const house = join(workspace.engine, ".cache", "package", "Casa Özil 2");
  const modules = join(house, "node_modules");
  rmSync(house, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  const run = (program: string, args: readonly string[], cwd = house) => {
    const env = { ...process.env, HOUSE: "", OUT: "", SITE_URL: "" };
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8" });
    expect(status, `${stdout}${stderr}`).toBe(0);
    return stdout;
  };
  run("npm", ["pack", "--pack-destination", modules], workspace.engine);
  const [archive = ""] = readdirSync(modules);
  run("tar", ["-xzf", archive], modules);
  const engine = join(modules, "package");
  const villa = (...args: string[]) =>
    run(process.execPath, [join(engine, "bin/villa.mjs"), ...args]);

  expect(villa("--version").trim()).toBe(
    JSON.parse(readFileSync(join(workspace.engine, "package.json"), "utf8")).version,
  );
  rmSync(join(modules, archive));
  expect(villa("help")).toContain("villa migrate [folder]");
  const unknown = spawnSync(process.execPath, [join(engine, "bin/villa.mjs"), "bulid"], {
    cwd: house,
  });
  expect([unknown.status, String(unknown.stderr)]).toEqual([
    2,
    expect.stringContaining("There is no villa bulid."),
  ]);
  const answers = join(workspace.engine, "tests/houses/paraty/answers.json");
  villa("new", ".", "--answers", answers);
  const { scripts } = JSON.parse(readFileSync(join(house, "package.json"), "utf8"));
  expect(scripts).toMatchObject({ dev: "villa dev", start: "villa start", ready: "villa ready" });
  expect(villa("build")).toContain("compressing");
  const { name } = JSON.parse(readFileSync(answers, "utf8"));
  using site = await serveBuild(join(house, "dist"));
  await page.goto(site.address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(readdirSync(house), basename(house)).toEqual(expect.arrayContaining([".villa", "dist"]));
});
