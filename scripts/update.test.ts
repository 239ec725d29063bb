// `deploy/update.sh` on a clone, with a build that takes no time.
import { execFileSync, spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let folder = "";
let house = "";
const target = () => join(folder, "target");
const published = () => readFile(join(target(), "dist", "price"), "utf8");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "update-"));
  house = join(folder, "house");
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", "saved.git");
  git(folder, "clone", "--quiet", "saved.git", "house");
  await mkdir(join(house, "deploy"));
  await mkdir(join(house, "scripts"));
  await mkdir(target());
  await cp(join(import.meta.dirname, "../deploy/update.sh"), join(house, "deploy/update.sh"));
  await writeFile(join(house, ".gitignore"), "dist\nnode_modules\n.cache\n");
  await writeFile(
    join(house, "scripts/prepare.mjs"),
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
  await save("120");
  git(folder, "clone", "--quiet", "saved.git", "server");
});

afterAll(() => rm(folder, { recursive: true }));

describe("update.sh", () => {
  it("makes public what was saved, and restarts once", async () => {
    expect(update()).toEqual({ status: 0, restarts: 1 });
    expect(await published()).toBe("120");
    expect(update()).toEqual({ status: 0, restarts: 0 });
    await save("125");
    expect(update()).toEqual({ status: 0, restarts: 1 });
    expect(await published()).toBe("125");
    expect(await readFile(join(target(), "dist.old", "price"), "utf8")).toBe("120");
  });

  it("leaves the site as it is where the content has a mistake, until that is mended", async () => {
    await save("a mistake");
    expect(update()).toEqual({ status: 1, restarts: 0 });
    expect(await published()).toBe("125");
    await save("130");
    expect(update()).toEqual({ status: 0, restarts: 1 });
    expect(await published()).toBe("130");
  });
});

async function save(price: string): Promise<void> {
  await writeFile(join(house, "price"), price);
  git(house, "add", "--all");
  git(house, "-c", "user.name=Owner", "-c", "user.email=a@b.example", "commit", "-qm", price);
  git(house, "push", "--quiet", "origin", "HEAD:main");
}

function update() {
  const env = { ...process.env, TARGET: target(), RESTART: "echo restarted" };
  const server = join(folder, "server");
  const program = join(server, "deploy", "update.sh");
  const { status, stdout } = spawnSync(program, { cwd: folder, env, encoding: "utf8" });
  return { status, restarts: stdout.split("restarted").length - 1 };
}

function git(cwd: string, ...args: readonly string[]): void {
  execFileSync("git", args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}
