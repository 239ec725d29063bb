import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defaultLocale } from "../../domain/locales/locales.ts";
import { routes } from "../../house/routes/routes.ts";
import { budgets } from "../support/budgets.ts";
import { workspace } from "../support/built-site.ts";
import { serveBuild } from "../support/serve-build.ts";
import { openBrowser } from "./open-browser.ts";
import { findWorst, median, type Row } from "./row.ts";

/** Fetched when it is needed, since it brings 200 MB of packages. */
const lighthouseVersion = "13.5.0";
const folder = join(import.meta.dirname, "..", "..", ".cache", "bench");

const port = 9333;
const runs = 3;

/** What is read of Lighthouse's result: scores from 0 to 1, times in milliseconds. */
type Result = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Result }>;

/** Lighthouse for phones on every page in English; rows name the worst page. */
export async function measureLighthouse(): Promise<Row[]> {
  const lighthouse = await fetchLighthouse();
  using site = await serveBuild(workspace.out);
  await using _browser = await openBrowser(`--remote-debugging-port=${port}`);
  const measured: { name: string; results: Result[] }[] = [];
  for (const { page: name, path } of routes.filter(({ locale }) => locale === defaultLocale)) {
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      const flags = { port, logLevel: "error", disableFullPageScreenshot: true };
      results.push((await lighthouse(site.address + path, flags)).lhr);
    }
    measured.push({ name, results });
  }
  const worst = (row: Omit<Row, "value" | "note">, read: (result: Result) => number) => {
    const figures = measured.map(({ name, results }) => ({
      name,
      value: median(results.map(read)),
    }));
    return findWorst(figures, row);
  };
  const score = (what: string, category: string, least: number) =>
    worst({ what: `Lighthouse, ${what}`, unit: "", least }, ({ categories }) =>
      Math.round((categories[category]?.score ?? 0) * 100),
    );
  const audit = (id: string, what: string, limits: Pick<Row, "unit" | "most">) =>
    worst({ what, ...limits }, ({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  return [
    score("performance", "performance", budgets.leastPerformance),
    score("accessibility", "accessibility", budgets.leastOtherScore),
    score("best practices", "best-practices", budgets.leastOtherScore),
    score("SEO", "seo", budgets.leastOtherScore),
    audit("largest-contentful-paint", "Largest paint, slow phone and network", { unit: "ms" }),
    audit("total-blocking-time", "Blocking time, slow phone", { unit: "ms" }),
    audit("cumulative-layout-shift", "Layout shift", { unit: "", most: budgets.layoutShift }),
  ];
}

async function fetchLighthouse(): Promise<Lighthouse> {
  const wanted = `lighthouse@${lighthouseVersion}`;
  mkdirSync(folder, { recursive: true });
  // Does nothing when it is there.
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, wanted];
  const { status, stderr } = spawnSync("npm", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`npm could not install ${wanted}: ${stderr}`);
  const entry = join(folder, "node_modules", "lighthouse", "core", "index.js");
  return (await import(pathToFileURL(entry).href)).default;
}
