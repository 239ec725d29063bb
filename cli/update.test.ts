// `villa update`, with a program in the place of npm that installs what it is told at once.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";

const installed = (version: string) => JSON.stringify({ name: "holiday-villa", version });

function makeHouse(source: string, offered: string, files: Readonly<Record<string, string>> = {}) {
  const house = createTemporaryFolder({
    "package.json": JSON.stringify({ dependencies: { "holiday-villa": source } }),
    "node_modules/holiday-villa/package.json": installed("2.0.0"),
    "node_modules/holiday-villa/CHANGELOG.md":
      "# Changelog\n\n## 2.2.0\n\nLater.\n\n## 2.1.0\n\nMove `mark.svg`.\n\n## 2.0.0\n\nBefore.\n",
    "bin/npm": `#!/bin/sh\necho '${installed(offered)}' > node_modules/holiday-villa/package.json\necho "$@" > called\n`,
    ...files,
  });
  const program = new URL("./update.mjs", import.meta.url).href;
  const run = (named?: string) => {
    const code = `import { updateEngine } from "${program}"; process.exitCode = await updateEngine(${JSON.stringify(named)});`;
    const env = {
      ...process.env,
      NODE_OPTIONS: "",
      PATH: join(house, "bin") + delimiter + process.env["PATH"],
    };
    const args = ["--input-type=module", "--eval", code];
    const options = { cwd: house, env, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
    return { status, said: stdout + stderr };
  };
  return { house, run };
}

it("says which version was installed, and what the changelog says of it", () => {
  const { status, said } = makeHouse("^2.0.0", "2.1.0").run();
  expect(status).toBe(0);
  expect(said).toBe("The engine was 2.0.0 and is 2.1.0.\n\n## 2.1.0\n\nMove `mark.svg`.\n");
});

it("says where there is nothing newer", () => {
  expect(makeHouse("git+https://host/e.git#semver:^2", "2.0.0").run().said).toBe(
    "The engine is 2.0.0, the newest that git+https://host/e.git#semver:^2 offers. Nothing was changed.\n",
  );
  const archive = makeHouse("file:holiday-villa-2.0.0.tgz", "9.9.9", {
    "holiday-villa-2.0.0.tgz": "",
  });
  expect(archive.run().said).toMatch(/^The engine is 2\.0\.0, from the file .* newer archive/);
});

it("takes the newest archive that lies in the folder", () => {
  const { run } = makeHouse("file:holiday-villa-2.0.0.tgz", "2.10.0", {
    "holiday-villa-2.9.0.tgz": "",
    "holiday-villa-2.10.0.tgz": "",
  });
  expect(run().said).toContain("The engine was 2.0.0 and is 2.10.0.");
});

it("does not leap to another first number of a Git address that names none", () => {
  const { status, said } = makeHouse("git+https://host/engine.git", "3.0.0").run();
  expect(status).toBe(1);
  expect(said).toContain('npm install "git+https://host/engine.git#semver:^2"');
});

it("copies an archive from elsewhere into the folder, where other machines find it", () => {
  const { house, run } = makeHouse("file:holiday-villa-2.0.0.tgz", "2.0.0", {
    "elsewhere/holiday-villa-2.0.1.tgz": "archive",
  });
  const { said } = run(join(house, "elsewhere/holiday-villa-2.0.1.tgz"));
  expect(said).toBe("The engine is 2.0.0 as before, now from ./holiday-villa-2.0.1.tgz.\n");
  expect(readFileSync(join(house, "holiday-villa-2.0.1.tgz"), "utf8")).toBe("archive");
  expect(readFileSync(join(house, "called"), "utf8")).toContain(
    "install ./holiday-villa-2.0.1.tgz ",
  );
});
