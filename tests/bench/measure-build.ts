import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { budgets } from "../support/budgets.ts";
import { copyProject } from "../support/copy-project.ts";
import type { Row } from "./row.ts";

/** How long a build takes in a copy of the project: from nothing, and again with its pictures kept. */
export async function measureBuild(): Promise<Row[]> {
  const copy = mkdtempSync(join(tmpdir(), "villa-build-"));
  copyProject(copy);
  const first = buildSeconds(copy);
  const again = buildSeconds(copy);
  rmSync(copy, { recursive: true, force: true });
  const { fullBuildSeconds, unchangedBuildSeconds } = budgets;
  return [
    { what: "Build from nothing", value: first, unit: "s", most: fullBuildSeconds },
    { what: "The same build again", value: again, unit: "s", most: unchangedBuildSeconds },
  ];
}

function buildSeconds(folder: string): number {
  const began = performance.now();
  const args = [join("build", "build.ts")];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
  return (performance.now() - began) / 1000;
}
