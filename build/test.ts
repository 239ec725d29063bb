// Entry of `villa test`: whether a house is ready, and its site whole. What of the packages html-validate,
// playwright and axe-core is installed with the house looks at the pages too.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser } from "../scripts/find-browser.mjs";
import { buildIfChanged } from "../scripts/prepare.mjs";
import { readSettings } from "../server/settings.ts";
import { runEntry, StartError } from "../server/start-error.ts";
import { findBrokenLinks } from "./check/find-broken-links.ts";
import { createHtmlCheck } from "./check/find-html-mistakes.ts";
import { lookInBrowser } from "./check/look-in-browser.ts";
import { type BuiltSite, readSite } from "./check/read-site.ts";
import { examineHouse } from "./find-unready.ts";
import { readWorkspace } from "./workspace.mjs";

await runEntry(async () => {
  const workspace = readWorkspace();
  const resolve = createRequire(join(workspace.house, "package.json")).resolve;
  const { errors } = await examineHouse(workspace, readSettings(process.env));
  report("ready to go online", errors);
  if (!(await buildIfChanged(workspace))) throw new StartError("It cannot be looked at.");
  const site = readSite(workspace.out);
  report(`${site.pages.length} pages, their links and files`, [...findBrokenLinks(site)]);
  report("HTML", await findMistakesInPages(site, resolve));
  report("in a browser", await openPages(site, resolve));
});

/** Prints what a step has found; nothing found is well, and no step at all is told. */
function report(title: string, found: readonly string[] | undefined): void {
  if (found === undefined) return;
  console.log(`${found.length === 0 ? "well" : "not well"}: ${title}`);
  for (const sentence of found) console.log(`- ${sentence}`);
  if (found.length > 0) process.exitCode = 1;
}

type Resolve = (name: string) => string;

async function findMistakesInPages({ pages }: BuiltSite, resolve: Resolve) {
  const validator = await importInstalled<typeof import("html-validate")>("html-validate", resolve);
  if (!validator) return undefined;
  const check = createHtmlCheck(validator.HtmlValidate);
  const found = await Promise.all(
    pages.map(async ({ path, html }) => (await check(html)).map((one) => `${path}: ${one}`)),
  );
  return found.flat();
}

async function openPages(site: BuiltSite, resolve: Resolve) {
  const playwright = await importInstalled<typeof import("@playwright/test")>(
    "playwright",
    resolve,
  );
  if (!playwright) return undefined;
  const axe = await importInstalled<typeof import("axe-core")>("axe-core", resolve);
  const executablePath = findBrowser();
  const browser = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    // Chromium refuses its sandbox to root.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const found = await lookInBrowser(browser, site, axe?.source);
  await browser.close();
  return found;
}

/** A package that the house has installed; without it what it is for is left out, and that is said. */
async function importInstalled<Module>(
  name: string,
  resolve: Resolve,
): Promise<Module | undefined> {
  try {
    const module = await import(pathToFileURL(resolve(name)).href);
    return module.default?.chromium || module.default?.source ? module.default : module;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    console.log(`left out: ${name} is not installed.`);
    return undefined;
  }
}
