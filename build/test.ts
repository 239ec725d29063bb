// Entry of `villa test`: whether a house is ready, and its site whole. What of the packages html-validate,
// playwright and axe-core is installed with the house looks at the pages too.
import { createRequire } from "node:module";
import { join } from "node:path";
import { findBrowser } from "../scripts/find-browser.mjs";
import { buildIfChanged } from "../scripts/prepare.mjs";
import { readSettings } from "../server/settings.ts";
import { runEntry, StartError } from "../server/start-error.ts";
import { findBrokenLinks } from "./check/find-broken-links.ts";
import { createHtmlCheck } from "./check/find-html-mistakes.ts";
import { lookInBrowser } from "./check/look-in-browser.ts";
import { readSite } from "./check/read-site.ts";
import { examineHouse } from "./find-unready.ts";
import { readWorkspace } from "./workspace.mjs";

await runEntry(async () => {
  const workspace = readWorkspace();
  const { house, out } = workspace;
  const { errors } = await examineHouse(workspace, readSettings(process.env));
  report("ready to go online", errors);
  if (!(await buildIfChanged(workspace))) throw new StartError("It cannot be looked at.");
  const site = readSite(out);
  report(`${site.pages.length} pages, their links and files`, [...findBrokenLinks(site)]);

  const validator = findInstalled<typeof import("html-validate")>(house, "html-validate");
  if (validator) {
    const check = createHtmlCheck(validator.HtmlValidate);
    const found = site.pages.map(async ({ path, html }) =>
      (await check(html)).map((sentence) => `${path}: ${sentence}`),
    );
    report("HTML", (await Promise.all(found)).flat());
  }
  const playwright = findInstalled<typeof import("@playwright/test")>(house, "playwright");
  if (playwright) {
    const axe = findInstalled<typeof import("axe-core")>(house, "axe-core");
    const executablePath = findBrowser();
    const browser = await playwright.chromium.launch({
      ...(executablePath && { executablePath }),
      // Chromium refuses its sandbox to root.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    report("in a browser", await lookInBrowser(browser, site, axe?.source));
    await browser.close();
  }
});

/** Prints what a step has found; nothing found is well. */
function report(title: string, found: readonly string[]): void {
  console.log(`${found.length === 0 ? "well" : "not well"}: ${title}`);
  for (const sentence of found) console.log(`- ${sentence}`);
  if (found.length > 0) process.exitCode = 1;
}

/** A package that is installed with the house; of another it is said that what it is for is left out. */
function findInstalled<Package>(house: string, name: string): Package | undefined {
  try {
    return createRequire(join(house, "package.json"))(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    console.log(`left out: ${name} is not installed.`);
    return undefined;
  }
}
