import { type Browser, chromium } from "@playwright/test";
import { browserArguments } from "./browser-arguments.ts";

/** Starts the browser at a path, or Playwright's own; closed where `await using` ends. */
export function openBrowser(executablePath: string | undefined): Promise<Browser> {
  return chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
}
