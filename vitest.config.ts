import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig } from "vitest/config";

// Languages, addresses and formats of unit tests are those of a house of their own.
const house = join(import.meta.dirname, "tests/support/unit-house");

// Tests start many programs, all from the same sources: each would read and compile them anew.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, ".cache/compiled");

// So it is in the programs that tests start.
process.env["NODE_OPTIONS"] = `--import=${pathToFileURL(join(house, "import.mjs"))}`;

// The machine's own language is none of the house's: what is written in it has asked for no language.
process.env["LC_ALL"] = "fi_FI.UTF-8";

export default defineConfig({
  resolve: {
    alias: { "#house": house },
  },
  test: {
    reporters: ["default", ["json", { outputFile: ".cache/reports/vitest.json" }]],
    include: [
      "{domain,house,site,browser,render,server,build,desk,cli,scripts}/**/*.test.{ts,tsx}",
    ],
    // A worker for every file would take a third of the time; no test changes what another reads.
    isolate: false,
    // Half of the time goes by in waiting for programs and clocks: a worker for each processor.
    maxWorkers: "100%",
    // Far above what any test or hook needs: a busy machine may take seconds to start a process.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
