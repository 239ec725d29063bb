import { type Browser, chromium } from "@playwright/test";
import config from "../../playwright.config.ts";

/** Starts the browser that the tests run in, with these further arguments. */
export function openBrowser(...args: string[]): Promise<Browser> {
  const options = config.use?.launchOptions ?? {};
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
}
