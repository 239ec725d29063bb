// `deploy/update.sh` on a clone, with a build that takes no time.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryFolder, writeText } from "../tests/support/temporary-folder.ts";

it.each([
  ["in the engine's repository", "engine"],
  ["in one of its own", "casa"],
])(
  "makes public what was saved of a house %s, restarts once, and leaves the site as it is while there is a mistake",
  (_, name) => {
    const folder = createTemporaryFolder({ "target/nothing": "" });
    const [engine, house] = [join(folder, "engine"), join(folder, name)];
    const published = (dist = "dist") =>
      readFileSync(join(folder, "target", dist, "price"), "utf8");

    function save(price: string): void {
      writeText(house, "price", price);
      commit(house);
    }

    function update() {
      const env = {
        ...process.env,
        ...{ TARGET: join(folder, "target"), RESTART: "echo restarted" },
        HOUSE: join(folder, "server", name),
      };
      const program = join(folder, "server/engine/deploy/update.sh");
      const { status, stdout } = spawnSync(program, { cwd: folder, env, encoding: "utf8" });
      return { status, restarts: stdout.split("restarted").length - 1 };
    }

    for (const repository of new Set(["engine", name])) {
      git(folder, "init", "--quiet", "--bare", "--initial-branch=main", `${repository}.git`);
      git(folder, "clone", "--quiet", `${repository}.git`, repository);
    }
    cpSync(join(import.meta.dirname, "../deploy/update.sh"), join(engine, "deploy/update.sh"));
    writeText(engine, ".gitignore", "dist\nnode_modules\n");
    writeText(
      engine,
      "scripts/prepare.mjs",
      `import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
    export const installIfNeeded = async () => {
      mkdirSync("node_modules/node/bin", { recursive: true });
      writeFileSync("node_modules/node/bin/node", "");
      return true;
    };
    export const buildIfChanged = async () => {
      const price = process.env.HOUSE + "/price";
      if (readFileSync(price, "utf8") === "a mistake") return false;
      cpSync(price, "dist/price");
      return true;
    };`,
    );
    commit(engine);
    save("120");
    for (const repository of new Set(["engine", name])) {
      git(folder, "clone", "--quiet", `${repository}.git`, join("server", repository));
    }

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
  },
);

/** Saves what is in a clone, in the repository that it is of. */
function commit(clone: string): void {
  git(clone, "add", "--all");
  git(clone, "-c", "user.name=Owner", "-c", "user.email=a@b.example", "commit", "-qm", "Save");
  git(clone, "push", "--quiet", "origin", "HEAD:main");
}

function git(cwd: string, ...args: readonly string[]): void {
  execFileSync("git", args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}
