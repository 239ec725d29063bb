// `deploy/update.sh` on a clone, with a build that takes no time.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryFolder, writeText } from "../tests/support/temporary-folder.ts";

it("makes public what was saved, restarts once, and leaves the site as it is while there is a mistake", () => {
  const folder = createTemporaryFolder({ "target/nothing": "" });
  const house = join(folder, "house");
  const published = (dist = "dist") => readFileSync(join(folder, "target", dist, "price"), "utf8");

  function save(price: string): void {
    writeText(house, "price", price);
    git(house, "add", "--all");
    git(house, "-c", "user.name=Owner", "-c", "user.email=a@b.example", "commit", "-qm", price);
    git(house, "push", "--quiet", "origin", "HEAD:main");
  }

  function update() {
    const env = { ...process.env, TARGET: join(folder, "target"), RESTART: "echo restarted" };
    const program = join(folder, "server/deploy/update.sh");
    const { status, stdout } = spawnSync(program, { cwd: folder, env, encoding: "utf8" });
    return { status, restarts: stdout.split("restarted").length - 1 };
  }

  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", "saved.git");
  git(folder, "clone", "--quiet", "saved.git", "house");
  cpSync(join(import.meta.dirname, "../deploy/update.sh"), join(house, "deploy/update.sh"));
  writeText(house, ".gitignore", "dist\nnode_modules\n.cache\n");
  writeText(
    house,
    "scripts/prepare.mjs",
    `import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
    export const installIfNeeded = async () => {
      mkdirSync("node_modules/node/bin", { recursive: true });
      writeFileSync("node_modules/node/bin/node", "");
      return true;
    };
    export const buildIfChanged = async () => {
      if (readFileSync("price", "utf8") === "a mistake") return false;
      cpSync("price", "dist/price");
      return true;
    };`,
  );
  save("120");
  git(folder, "clone", "--quiet", "saved.git", "server");

  expect(update()).toEqual({ status: 0, restarts: 1 });
  expect(published()).toBe("120");
  expect(update()).toEqual({ status: 0, restarts: 0 });
  save("125");
  expect(update()).toEqual({ status: 0, restarts: 1 });
  expect([published(), published("dist.old")]).toEqual(["125", "120"]);
  save("a mistake");
  expect(update()).toEqual({ status: 1, restarts: 0 });
  expect(published()).toBe("125");
  save("130");
  expect(update()).toEqual({ status: 0, restarts: 1 });
  expect(published()).toBe("130");
});

function git(cwd: string, ...args: readonly string[]): void {
  execFileSync("git", args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}
