// Entry of `npm run bench`: builds the site and measures it against its budgets. Let nothing else run.
// `npm run bench -- bytes server` measures some parts only; all of them write docs/bench.md. With `--list` it
// prints the parts and measures nothing.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { importHouse } from "../../house/workspace/import-house.mjs";
import { readWorkspace } from "../../house/workspace/workspace.mjs";
import { type Row, summarize, writeRows } from "./row.ts";

const parts: Readonly<Record<string, () => Promise<() => Promise<Row[]>>>> = {
  bytes: async () => (await import("./measure-bytes.ts")).measureBytes,
  lighthouse: async () => (await import("./measure-lighthouse.ts")).measureLighthouse,
  interactions: async () => (await import("./measure-interactions.ts")).measureInteractions,
  prices: async () => (await import("./measure-prices.ts")).measurePrices,
  server: async () => (await import("./measure-server.ts")).measureServer,
  flood: async () => (await import("./measure-flood.ts")).measureFlood,
  connections: async () => (await import("./measure-connections.ts")).measureConnections,
  redis: async () => (await import("./measure-redis.ts")).measureRedis,
  build: async () => (await import("./measure-build.ts")).measureBuild,
};
const { values, positionals } = parseArgs({
  options: { list: { type: "boolean" } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part "${unknown}": expected ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
if (values.list) {
  console.log(wanted.join("\n"));
  process.exit(0);
}

const { engine, made } = readWorkspace([]);
const build = join(engine, "build/build.ts");
const { status } = spawnSync(process.execPath, [build], { stdio: "inherit" });
if (status !== 0) process.exit(1);
// The modules of the parts read the generated data of the house.
importHouse(join(made, "generated"));

const rows: Row[] = [];
for (const name of wanted) {
  console.log(`Measuring ${name} …`);
  const measure = await parts[name]?.();
  rows.push(...((await measure?.()) ?? []));
}
console.log(`\n${writeRows(rows)}`);
if (positionals.length === 0) writeReport();

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

${writeRows(summarize(rows))}
`,
  );
}
