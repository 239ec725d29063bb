import { join } from "node:path";
import { pages } from "../../src/routes.ts";
import { sendRequest } from "../../tests/support/send-request.ts";
import { serveBuild } from "../lib/serve-build.ts";
import { budgets } from "./budgets.ts";
import { listStayPaths, measureRate, type Rate, type Target, warmUp } from "./measure-rate.ts";
import { nuxtSite } from "./nuxt-site.ts";
import type { Findings, Task } from "./part.ts";
import { removeScripts } from "./remove-scripts.ts";
import type { Row } from "./row.ts";
import { serveWithNuxt } from "./serve-with-nuxt.ts";
import { median } from "./statistics.ts";

/** Pages a second of a processor beside a site with Nuxt, which renders every page when asked. */
export async function measureNuxt({ root, runs }: Task): Promise<Findings> {
  using site = await serveBuild(join(root, "dist"));
  const own: Target = { port: Number(new URL(site.address).port), pid: site.pid };
  const { body } = await sendRequest(site.address + pages.home.en);
  const home = /<body[^>]*>(.*)<\/body>/s.exec(removeScripts(body.toString()))?.[1] ?? "";
  const files = nuxtSite({ home, calendarPath: pages["pricing-and-availability"].en });
  using nuxt = await serveWithNuxt(join(root, ".cache", "bench", "nuxt"), files);
  const measured: readonly (readonly [string, readonly string[]])[] = [
    ["The English home page", [pages.home.en]],
    ["A page rendered for a stay", listStayPaths()],
  ];
  const rows: Row[] = [];
  for (const [what, paths] of measured) {
    const [ours, theirs]: [Rate[], Rate[]] = [[], []];
    await warmUp(own, paths);
    if (nuxt) await warmUp(nuxt, paths);
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measureRate(own, paths));
      if (nuxt) theirs.push(await measureRate(nuxt, paths));
    }
    rows.push(compare(what, ours, theirs));
  }
  return { rows };
}

function compare(what: string, ours: readonly Rate[], theirs: readonly Rate[]): Row {
  const unit = "/s";
  const [value = Number.NaN, reference = Number.NaN] = [ours, theirs].map((rates) =>
    median(rates.map(({ perProcessorSecond }) => perProcessorSecond)),
  );
  if (Number.isNaN(value)) return { what, unit, note: "known on Linux only" };
  if (Number.isNaN(reference)) return { what, unit, value, note: "Nuxt could not be installed" };
  const floor = reference * budgets.leastRateOfNuxt;
  return { what, unit, value, reference, floor, note: "of a second on the processor" };
}
