// An owner's or operator's mistake stops the program with one sentence that says what to change.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { prices } from "../app/facts/facts.server.ts";
import { copyProject } from "./support/copy-project.ts";
import { runProgram } from "./support/run-program.ts";
import { test } from "./support/site-test.ts";

const project = join(import.meta.dirname, "..");
const stackLine = /^\s+at /m;

for (const [name, value, expected] of [
  ["PORT", "abc", "a whole number from 0 to 65535"],
  ["HOST", "http://here", "an IP address or a host name"],
  ["SITE_URL", "villa.example", "http or https origin"],
  ["TAG_MANAGER_ID", "gtm-abc", "GTM-"],
  ["LOG_LEVEL", "loud", "silent"],
] as const) {
  test(`${name}=${value} stops the server with one sentence`, async () => {
    const { status, output, errors } = await runProgram([join("dist", "server.js")], {
      [name]: value,
    });
    expect(status).toBe(1);
    expect(output).toBe("");
    expect(errors.trim().split("\n")).toHaveLength(1);
    expect(errors).toContain(name);
    expect(errors).toContain(value);
    expect(errors).toContain(expected);
  });
}

test("a server for another address than the build's does not start", async () => {
  const { status, errors } = await runProgram([join("dist", "server.js")], {
    SITE_URL: "https://another.example",
  });
  expect(status).toBe(1);
  expect(errors.trim().split("\n")).toHaveLength(1);
  expect(errors).toContain("https://another.example");
});

test("prices that overlap stop the build with a sentence that names both", async () => {
  const root = test.info().outputPath("villa");
  await cp(join(project, "content"), join(root, "content"), { recursive: true });
  const file = join(root, "content", "prices.json");
  const [first, second] = prices.periods;
  const text = await readFile(file, "utf8");
  const broken = text.replace(`"from": "${second?.from}"`, `"from": "${first?.to}"`);
  expect(broken).not.toBe(text);
  await writeFile(file, broken);

  const { status, errors } = await runProgram([join("build", "generate.ts"), root]);
  expect(status).toBe(1);
  expect(errors).not.toMatch(stackLine);
  const [count, ...sentences] = errors.trim().split("\n");
  expect(count).toBe("The content has 1 mistake:");
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain("content/prices.json");
  expect(sentences[0]).toContain(first?.key);
  expect(sentences[0]).toContain(second?.key);
});

test("a build that is killed leaves the one before as it was", async () => {
  const copy = test.info().outputPath("project");
  copyProject(project, copy, [".cache/steps", "dist"]);
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
