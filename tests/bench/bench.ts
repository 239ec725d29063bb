// Entry of `npm run bench`: measures the site in dist/ against its budgets. Let nothing else run.
// `npm run bench -- bytes server` measures some parts only; all of them write docs/bench.md.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { importHouse } from "../../house/workspace/import-house.mjs";
import { readWorkspace } from "../../house/workspace/workspace.mjs";
import { type Row, writeTable } from "./row.ts";

const { engine, made } = readWorkspace([]);
importHouse(join(made, "generated"));
// What is measured is that house.
const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  bytes: (await import("./measure-bytes.ts")).measureBytes,
  lighthouse: (await import("./measure-lighthouse.ts")).measureLighthouse,
  interactions: (await import("./measure-interactions.ts")).measureInteractions,
  prices: (await import("./measure-prices.ts")).measurePrices,
  server: (await import("./measure-server.ts")).measureServer,
  flood: (await import("./measure-flood.ts")).measureFlood,
  connections: (await import("./measure-connections.ts")).measureConnections,
  redis: (await import("./measure-redis.ts")).measureRedis,
  build: (await import("./measure-build.ts")).measureBuild,
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const unknown = wanted.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part "${unknown}": expected ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

const rows: Row[] = [];
for (const name of wanted) {
  console.log(`Measuring ${name} …`);
  rows.push(...((await parts[name]?.()) ?? []));
}
console.log(`\n${writeTable(rows)}`);
if (process.argv.length === 2) writeReport();

function writeReport(): void {
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { cwd: engine, encoding: "utf8" }).stdout.trim();
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  writeFileSync(
    join(engine, "docs", "bench.md"),
    `# Bench

Made by \`npm run bench\` on ${date}, at commit ${run("git", "rev-parse", "--short", "HEAD")}: ${cpus()[0]?.model}, ${cpus().length} cores,
${gigabytes} GB, ${process.platform} ${release()}, Node ${process.version}. 4×: on a processor slowed fourfold.

${writeTable(rows)}
`,
  );
}
