import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: ".cache/reports/vitest.json" }]],
    include: ["{app,server,build,scripts}/**/*.test.{ts,tsx}"],
    // A worker for every file would take a third of the time; no test changes what another reads.
    isolate: false,
    // Far above what any test or hook needs: a busy machine may take seconds to start a process.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
