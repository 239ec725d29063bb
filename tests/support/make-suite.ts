import { join } from "node:path";
import type { PlaywrightTestConfig } from "@playwright/test";
import { importHouse } from "../../house/workspace/import-house.mjs";
import type { Workspace } from "../../house/workspace/workspace.mjs";
import { launchOptions } from "./launch-options.ts";
import { timeLimit } from "./time-limit.ts";

/**
 * What suites of browser tests have in common: those of the site of this house, which this program
 * serves. Workers of tests read the configuration first, too: they then import the same house.
 */
export function makeSuite(
  { engine, house, out, made }: Workspace,
  {
    program,
    locale,
    report,
  }: { readonly program: string; readonly locale: string; readonly report: string },
): PlaywrightTestConfig {
  Object.assign(process.env, { HOUSE: house, OUT: out });
  importHouse(join(made, "generated"));
  return {
    // Playwright empties it, perhaps while another suite runs.
    outputDir: join(engine, ".cache", "test-results", report),
    reporter: [
      ["list"],
      ["json", { outputFile: join(engine, ".cache", "reports", `${report}.json`) }],
    ],
    // Tests wait for a third of their time.
    workers: 3,
    // A shared machine may starve a browser for seconds; what is broken fails twice.
    retries: process.env["CI"] === undefined ? 0 : 1,
    fullyParallel: true,
    forbidOnly: process.env["CI"] !== undefined,
    timeout: timeLimit(30_000),
    expect: { timeout: timeLimit(5_000) },
    use: {
      // The server takes a free port and names it when it is ready; tests then find it in here.
      baseURL: `http://127.0.0.1:${process.env["SITE_PORT"] ?? ""}`,
      // Who asks for `/` gets the language of visitors; the tests expect that of addresses without a prefix.
      locale,
      // Pages change and rows scroll at once; tests of what moves ask for motion.
      contextOptions: { reducedMotion: "reduce" },
      screenshot: "only-on-failure",
      launchOptions,
    },
    webServer: {
      command: `"${process.execPath}" "${program}"`,
      cwd: engine,
      env: { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent", SITE_URL: "", TAG_MANAGER_ID: "" },
      wait: { stdout: /ready at http:\/\/127\.0\.0\.1:(?<site_port>\d+)/ },
      stderr: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      // It builds five houses if nobody has.
      timeout: timeLimit(300_000),
    },
  };
}
