import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { writeFiles } from "../../build/assets/generated-folder.ts";
import { takeAnswers } from "../../cli/new/answers.ts";
import { makeHouse } from "../../cli/new/make-house.ts";
import { waitForApplication } from "../support/application.ts";
import { budgets } from "../support/budgets.ts";
import { workspace } from "../support/built-site.ts";
import { readLine } from "../support/read-line.ts";
import { endWithThisProcess } from "../support/serve-build.ts";
import { openBrowser } from "./open-browser.ts";
import type { Row } from "./row.ts";

/** What an owner waits for: of a new house in three languages, nothing of which is made yet, and of the sample. */
export async function measureBuild(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "villa-build-"));
  const sample = join(folder, "sample");
  const built = join(folder, "built");
  const shown = join(folder, "shown");
  const filter = (path: string) => basename(path) !== ".villa";
  cpSync(workspace.house, sample, { recursive: true, filter });
  for (const house of [built, shown]) await writeFiles(house, await makeHouse(newHouse));
  const { fullBuildSeconds, newBuildSeconds, unchangedBuildSeconds, developmentSeconds } = budgets;
  const row = (what: string, value: number, most: number): Row => ({
    what,
    value,
    unit: "s",
    most,
  });
  const rows = [
    row("Build of the sample from nothing", buildSeconds(sample), fullBuildSeconds),
    row("First build of a new house", buildSeconds(built), newBuildSeconds),
    row("The same, nothing changed", buildSeconds(built), unchangedBuildSeconds),
    row("villa dev, until its first page works", await showSeconds(shown), developmentSeconds),
  ];
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

const newHouse = takeAnswers({
  ...{ name: "Casa Olivo", country: "IT", region: "Puglia", place: "Ostuni" },
  ...{ languages: "it, de, en", coordinates: "40.73042, 17.57794", email: "ciao@casa-olivo.it" },
  ...{ guests: 6, currency: "EUR" },
});

function buildSeconds(house: string): number {
  const began = performance.now();
  const program = join(workspace.engine, "build/build.ts");
  const args = [program, "--house", house, "--out", join(house, "dist")];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
  return (performance.now() - began) / 1000;
}

/** From the start of the development server until a browser has its first page with the application. */
async function showSeconds(house: string): Promise<number> {
  await using browser = await openBrowser();
  const page = await browser.newPage();
  const began = performance.now();
  const program = join(workspace.engine, "build/dev/dev.ts");
  const child = spawn(process.execPath, [program, "--house", house], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = endWithThisProcess(child);
  await page.goto(await readLine(child.stdout, /(http:\/\/127\.0\.0\.1:\d+)/, "villa dev"));
  await waitForApplication(page);
  const seconds = (performance.now() - began) / 1000;
  stop();
  return seconds;
}
