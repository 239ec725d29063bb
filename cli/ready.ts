// Entry of `villa ready`: what must be fixed before a house goes online, and what to check again. Exit status 1 while
// anything must be fixed. `--mail` also sends a test mail.

import { describeFindings, locateFindings } from "../house/findings/describe-findings.ts";
import type { Finding } from "../house/findings/finding.ts";
import { Mistakes } from "../house/findings/mistakes.ts";
import { runEntry } from "../house/findings/start-error.ts";
import { readWorkspaces } from "../house/workspace/workspace.mjs";
import { readSettings } from "../server/settings.ts";
import { describeFeeds } from "./describe-feeds.ts";
import { sendTestMail } from "./find-mail-faults.ts";
import { examineHouse } from "./find-unready.ts";

await runEntry(async () => {
  const args = process.argv.slice(2);
  const workspaces = readWorkspaces(args.filter((arg) => arg !== "--json" && arg !== "--mail"));
  const settings = readSettings(process.env);
  const mail = args.includes("--mail") ? await sendTestMail(settings) : [];
  const houses = [];
  for (const workspace of workspaces) {
    const findings = [...(await examineHouse(workspace, settings)), ...mail];
    // Feeds in the settings belong to one house. Its mistakes are already among the findings.
    const feeds =
      workspaces.length > 1 ? [] : await describeFeeds(workspace, settings).catch(skipMistakes);
    houses.push({ house: workspace.house, isReady: findings.every(isHint), findings, feeds });
  }
  console.log(
    args.includes("--json")
      ? JSON.stringify(houses.map(locate), undefined, 2)
      : houses.map(describe).join("\n"),
  );
  process.exitCode = houses.every(({ isReady }) => isReady) ? 0 : 1;
});

type House = {
  readonly house: string;
  readonly isReady: boolean;
  readonly findings: readonly Finding[];
  /** One line about each calendar feed. */
  readonly feeds: readonly string[];
};

function skipMistakes(error: unknown): readonly string[] {
  if (error instanceof Mistakes) return [];
  throw error;
}

function isHint({ level }: Finding): boolean {
  return level === "hint";
}

function locate({ findings, ...rest }: House) {
  return { ...rest, findings: locateFindings(findings, rest.house) };
}

function describe({ house, findings, feeds, isReady }: House): string {
  const due = findings.filter((finding) => !isHint(finding));
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `- ${line}`), ""];
  return [
    `${house}\n`,
    ...list("Fix before the house goes online:", describeFindings(due, house)),
    ...list("Check again, it may be intended:", describeFindings(findings.filter(isHint), house)),
    ...list("Calendar feeds:", feeds),
    isReady ? "Ready." : `Not ready: ${due.length} to fix.`,
  ].join("\n");
}
