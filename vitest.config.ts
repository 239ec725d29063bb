import { defineConfig } from "vitest/config";
import { consentPlugin } from "./build/consent/consent-plugin.ts";

export default defineConfig({
  plugins: [consentPlugin()],
  test: {
    include: ["{src,server,build,scripts}/**/*.test.{ts,tsx}"],
  },
});
