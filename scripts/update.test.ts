// `deploy/update.sh`, which `villa new` gives a house for a server, in a clone, with a build that takes no time.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, it } from "vitest";
import { takeAnswers } from "../cli/new/answers.ts";
import { makeRepository } from "../cli/new/make-repository.ts";
import { createTemporaryFolder, writeText } from "../tests/support/temporary-folder.ts";

const answers = takeAnswers({
  ...{ name: "Casa Olivo", country: "IT", region: "Puglia", place: "Ostuni", languages: "it" },
  ...{ coordinates: "40.73042, 17.57794", email: "ciao@casa-olivo.it", guests: 6, currency: "EUR" },
  ...{ publish: "server", siteUrl: "https://casa-olivo.it" },
});

/** Serves what it lies with, or cannot. */
const server = `
  import { readFileSync } from "node:fs";
  import { createServer } from "node:http";
  const price = readFileSync(new URL("price", import.meta.url), "utf8");
  if (price === "silent") {
    console.log("nothing to serve");
    process.exit(1);
  }
  createServer((_, response) => response.end()).listen(process.env.PORT, process.env.HOST);
`;

it("makes public what was saved, restarts once, and leaves the site as it is while there is a mistake, and says so", () => {
  const folder = createTemporaryFolder({
    "target/nothing": "",
    "bin/npm": `#!/bin/sh\nmkdir -p node_modules/node/bin && echo "$@" >> installed && printf '#!/bin/sh\\nexec ${process.execPath} "$@"\\n' > node_modules/node/bin/node && chmod +x node_modules/node/bin/node`,
    "bin/npx":
      '#!/bin/sh\nif grep -q mistake price; then echo "- price: it is a mistake." >&2; exit 1; fi\nmkdir -p dist && cp price dist/price && cp server.js dist/ && echo "$DESK_REPOSITORY $DESK_APPLICATION_ID" > dist/desk && echo building',
  });
  const house = join(folder, "casa");
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const save = (file: string, text: string) => {
    writeText(house, file, text);
    git(house, "add", "--all");
    const author = ["-c", "user.name=Owner", "-c", "user.email=a@b.example"];
    git(house, ...author, "commit", "-qm", `Save ${text}`);
    git(house, "push", "--quiet", "origin", "HEAD:main");
  };
  const run = (ready = "data:,ready") => {
    const env = {
      ...process.env,
      ...{ TARGET: join(folder, "target"), RESTART: "echo restarted", NODE_OPTIONS: "" },
      ...{ READY: ready, TRIES: "10", TRIAL_PORT: "41507" },
      PATH: join(folder, "bin") + delimiter + process.env["PATH"],
    };
    const program = join(folder, "server/deploy/update.sh");
    const { status, stdout } = spawnSync("bash", [program], { cwd: folder, env, encoding: "utf8" });
    return { status, restarts: stdout.split("restarted").length - 1 };
  };
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", "casa.git");
  git(folder, "clone", "--quiet", "casa.git", "casa");
  writeText(house, "deploy/update.sh", String(makeRepository(house, answers)["deploy/update.sh"]));
  writeText(house, ".gitignore", "dist\nnode_modules\ninstalled\n");
  writeText(house, "package.json", '{ "type": "module" }');
  save("package-lock.json", "first");
  save("server.js", server);
  save("price", "120");
  git(folder, "clone", "--quiet", "casa.git", "server");

  expect(run()).toEqual({ status: 0, restarts: 1 });
  expect(read("target/dist/price")).toBe("120");
  expect(run()).toEqual({ status: 0, restarts: 0 });
  save("price", "125");
  expect(run()).toEqual({ status: 0, restarts: 1 });
  expect([read("target/dist/price"), read("target/dist.old/price")]).toEqual(["125", "120"]);
  expect(read("target/publication.txt")).toMatch(
    /^Published: Save 125, \d{4}-\d\d-\d\d \d\d:\d\d UTC\n$/,
  );
  save("price", "mistake");
  expect(run()).toEqual({ status: 1, restarts: 0 });
  expect(read("target/dist/price")).toBe("125");
  expect(read("target/publication.txt")).toMatch(
    /^Not published: Save mistake, .*\n- price: it is a mistake\.\n$/,
  );
  save("price", "130");
  expect(run()).toEqual({ status: 0, restarts: 1 });
  expect(read("target/dist/price")).toBe("130");
  expect(read("server/installed").split("\n")).toHaveLength(2);
  save("price", "silent");
  expect(run()).toEqual({ status: 1, restarts: 0 });
  expect(read("target/dist/price")).toBe("130");
  expect(read("target/publication.txt")).toMatch(
    /^Not published: Save silent, .*\nThe new server does not answer: nothing to serve\n$/,
  );
  save("price", "140");
  expect(run("http://127.0.0.1:9/")).toEqual({ status: 1, restarts: 2 });
  expect(read("target/dist/price")).toBe("130");
  expect(run()).toEqual({ status: 0, restarts: 1 });
  expect(read("target/dist/price")).toBe("140");
  save("deploy/build.env", "DESK_REPOSITORY=gitlab:casa/olivo@main\nDESK_APPLICATION_ID=4711\n");
  expect(run()).toEqual({ status: 0, restarts: 1 });
  expect(read("target/dist/desk")).toBe("gitlab:casa/olivo@main 4711\n");
  save("package-lock.json", "second");
  expect(run()).toEqual({ status: 0, restarts: 1 });
  expect(read("server/installed").split("\n")).toHaveLength(3);
  expect(existsSync(join(folder, "target/node"))).toBe(true);
});

function git(cwd: string, ...args: readonly string[]): void {
  execFileSync("git", args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}
