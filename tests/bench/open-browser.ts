import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../support/launch-options.ts";

/** Starts the browser that the tests run in, with these further arguments. */
export function openBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...args] });
}
