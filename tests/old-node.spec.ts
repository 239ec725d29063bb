// A Node that is too old for the server: one sentence, whatever else that Node would stumble at.
import { spawnSync } from "node:child_process";
import { cp, readFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { expect, test } from "@playwright/test";
import { oldestNode } from "../server/require-node.ts";
import { workspace } from "./support/built-site.ts";

const versionOf = (node: string) =>
  spawnSync(node, ["--version"], { encoding: "utf8" }).stdout?.trim().slice(1) ?? "";

/** A Node of this machine that is too old; undefined where there is none. */
const oldNode = (process.env["PATH"] ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "node"))
  .find((node) => Number.parseInt(versionOf(node), 10) < oldestNode);

/** Makes our own Node call itself older. */
const pretend = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.1.0"})`;

test("the server says which Node it needs, before it reads anything else", async () => {
  const folder = test.info().outputPath("dist");
  const entry = await readFile(join(workspace.out, "server.js"), "utf8");
  const parts = [...entry.matchAll(/from ?"\.\/([^"]+)"/g)].map(([, part = ""]) => part);
  // Nothing of what it imports later is there.
  for (const file of ["server.js", "package.json", ...parts]) {
    await cp(join(workspace.out, file), join(folder, file));
  }
  const server = join(folder, "server.js");
  const ways = [[process.execPath, ["--import", pretend, server], "20.1.0"]] as const;
  const real = oldNode ? [[oldNode, [server], versionOf(oldNode)] as const] : [];
  for (const [node, args, version] of [...ways, ...real]) {
    const { status, stdout, stderr } = spawnSync(node, args, { encoding: "utf8" });
    const sentence = `The server needs Node ${oldestNode} or later; this is Node ${version}.\n`;
    expect([status, stdout, stderr]).toEqual([1, "", sentence]);
  }
});
