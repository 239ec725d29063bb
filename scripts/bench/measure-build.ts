import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildIfChanged } from "../lib/build-if-changed.mjs";
import { copyProject } from "../lib/copy-project.ts";
import { serveBuild } from "../lib/serve-build.ts";
import { budgets } from "./budgets.ts";
import type { Findings, Task } from "./part.ts";
import { median } from "./statistics.ts";

/** Starts differ by tens of milliseconds, and one takes less than a second. */
const starts = 5;

/** How long the server takes to listen, and the build from nothing, again, and with nothing to do. */
export async function measureBuild({ root }: Task): Promise<Findings> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    using site = await serveBuild(join(root, "dist"));
    times.push(site.startMilliseconds);
  }
  const copy = join(root, ".cache", "bench", "build");
  copyProject(root, copy, []);
  const fromNothing = measureSeconds(() => build(copy));
  const again = measureSeconds(() => build(copy));
  const began = performance.now();
  const hasBuilt = await buildIfChanged(root);
  if (hasBuilt)
    throw new Error("Something has changed while it was measured: run the bench again.");
  return {
    rows: [
      {
        what: "From starting the server until it listens",
        value: median(times),
        unit: "ms",
        budget: budgets.startMilliseconds,
        note: `median of ${starts}`,
      },
      {
        what: "Build from nothing, pictures too",
        value: fromNothing,
        unit: "s",
        budget: budgets.fullBuildSeconds,
      },
      {
        what: "The same build again, pictures kept",
        value: again,
        unit: "s",
        budget: budgets.unchangedBuildSeconds,
      },
      {
        what: "Finding that nothing has changed, as `npm start` does",
        value: performance.now() - began,
        unit: "ms",
      },
    ],
  };
}

function build(folder: string): void {
  const args = [join("build", "build.ts")];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
}

function measureSeconds(work: () => void): number {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1000;
}
