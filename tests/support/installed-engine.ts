// The engine as an owner has it: packed, in `node_modules` of a house that lies outside of this repository.
import { spawn, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { addDays } from "../../domain/dates/calendar-date.ts";
import type { Availability } from "../../domain/nights/availability.ts";
import { isSameDocument, startAt } from "./application.ts";
import { workspace } from "./built-site.ts";
import { readLine } from "./read-line.ts";
import { endWithThisProcess } from "./serve-build.ts";

const unset = { HOUSE: "", OUT: "", SITE_URL: "", TAG_MANAGER_ID: "", AVAILABILITY_FEEDS: "" };

/** What the pages of the development server say that those of the server do not. */
export const developmentProblems = [/^console (?:debug|info): |was preloaded using link preload/];

/** Runs a program in a folder, without the settings of this suite; gives back its exit status and what it says. */
export function run(program: string, args: readonly string[], cwd: string, own: object = {}) {
  // npm hands the settings of this repository on to what it starts; an owner's npm knows none of them.
  const ofMachine = Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name));
  const env = { ...Object.fromEntries(ofMachine), ...unset, ...own };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
}

/** Runs a program that must end well; gives back what it says. */
export function succeed(...given: Parameters<typeof run>): string {
  const { status, said } = run(...given);
  expect(status, said).toBe(0);
  return said;
}

/** Packs the engine into a folder, and gives back the path of the archive. */
export function packEngine(folder: string): string {
  succeed("npm", ["pack", "--pack-destination", folder], workspace.engine);
  const [archive = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  return join(folder, archive);
}

/** Runs `villa dev` or `villa start` of the installed engine in a house, until it is disposed of. */
export async function startVilla(house: string, command: "dev" | "start") {
  const program = join(house, "node_modules/holiday-villa/cli/villa.mjs");
  const child = spawn(process.execPath, [program, command], {
    cwd: house,
    env: { ...process.env, ...unset, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = endWithThisProcess(child);
  const address = await readLine(child.stdout, /(http:\/\/127\.0\.0\.1:\d+)/, `villa ${command}`);
  return { address, [Symbol.dispose]: stop };
}

/** Opens a house at this address, goes to its page of prices and chooses an arrival; `prices` is the path of that page. */
export async function tryHouse(page: Page, address: string, prices: string): Promise<void> {
  await startAt(page, address);
  await expect(page.locator("body")).toHaveCSS("font-family", /^"Source Sans 3"/);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('1em "Source Sans 3"')))
    .toBe(true);
  await page.locator(`header a[href="${prices}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(address + prices);
  expect(await isSameDocument(page), "the application shows the page").toBe(true);
  const response = await fetch(`${address}/api/availability`);
  const { from, taken }: Availability = await response.json();
  const isFree = (day: string) => taken.every((stay) => day < stay.from || day >= stay.to);
  const days = Array.from({ length: 300 }, (_, index) => addDays(from, index + 30));
  const arrival = page.locator(`[data-date="${days.find(isFree)}"]`);
  await arrival.scrollIntoViewIfNeeded();
  await arrival.click();
  await expect(arrival).toHaveAttribute("aria-selected", "true");
}
