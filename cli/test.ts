// Entry of `villa test`: whether a house is ready, and whether the links and files of its site exist. With
// the package html-validate installed beside the house it checks the HTML of every page, too.
import { createRequire } from "node:module";
import { join } from "node:path";
import { findBrokenLinks, readSite } from "../build/check/find-broken-links.ts";
import { createHtmlCheck } from "../build/check/find-html-mistakes.ts";
import { describeFindings } from "../house/findings/describe-findings.ts";
import { runEntry, StartError } from "../house/findings/start-error.ts";
import { readWorkspace } from "../house/workspace/workspace.mjs";
import { buildIfChanged } from "../scripts/prepare.mjs";
import { readSettings } from "../server/settings.ts";
import { examineHouse } from "./find-unready.ts";

await runEntry(async () => {
  const workspace = readWorkspace();
  const { house, out } = workspace;
  const findings = await examineHouse(workspace, readSettings(process.env));
  const due = findings.filter(({ level }) => level !== "hint");
  report("ready to go online", describeFindings(due, house));
  if (!(await buildIfChanged(workspace))) throw new StartError("There is no site to check.");
  const site = readSite(out);
  report(`links and files of ${site.pages.length} pages`, [...findBrokenLinks(site)]);

  const HtmlValidate = findHtmlValidate(house);
  if (!HtmlValidate) {
    console.log("skipped: HTML, because html-validate is not installed");
    return;
  }
  const check = createHtmlCheck(HtmlValidate);
  const found = site.pages.map(async ({ path, html }) =>
    (await check(html)).map((sentence) => `${path}: ${sentence}`),
  );
  report("HTML", (await Promise.all(found)).flat());
});

/** Prints a check and what it has found; the command fails if it has found anything. */
function report(check: string, found: readonly string[]): void {
  console.log(`${found.length === 0 ? "passed" : "failed"}: ${check}`);
  for (const sentence of found) console.log(`- ${sentence}`);
  if (found.length > 0) process.exitCode = 1;
}

/** The validator that is installed with the house; undefined if there is none. */
function findHtmlValidate(house: string) {
  try {
    const require = createRequire(join(house, "package.json"));
    return (require("html-validate") as typeof import("html-validate")).HtmlValidate;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    return undefined;
  }
}
