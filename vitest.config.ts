import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,server,build,scripts}/**/*.test.{ts,tsx}"],
  },
});
