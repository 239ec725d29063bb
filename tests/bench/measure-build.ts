import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { budgets } from "../support/budgets.ts";
import { workspace } from "../support/built-site.ts";
import type { Row } from "./row.ts";

/** How long a build takes of a copy of the house: from nothing, and again with its pictures kept. */
export async function measureBuild(): Promise<Row[]> {
  const copy = mkdtempSync(join(tmpdir(), "villa-build-"));
  const filter = (path: string) => basename(path) !== ".villa";
  cpSync(workspace.house, copy, { recursive: true, filter });
  const first = buildSeconds(copy);
  const again = buildSeconds(copy);
  rmSync(copy, { recursive: true, force: true });
  const { fullBuildSeconds, unchangedBuildSeconds } = budgets;
  return [
    { what: "Build from nothing", value: first, unit: "s", most: fullBuildSeconds },
    { what: "The same build again", value: again, unit: "s", most: unchangedBuildSeconds },
  ];
}

function buildSeconds(house: string): number {
  const began = performance.now();
  const program = join(workspace.engine, "build/build.ts");
  const args = [program, "--house", house, "--out", join(house, "dist")];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
  return (performance.now() - began) / 1000;
}
