// Entry of `npm run ready`: what must be done before houses may go online, and what to look at again.
// Ends with an error while anything must be done. `--mail` tries the mail server, too.
import { readSettings } from "../server/settings.ts";
import { runEntry } from "../server/start-error.ts";
import { describeFindings, locateFindings } from "./content/describe-findings.ts";
import type { Finding } from "./content/finding.ts";
import { tryMailServer } from "./find-mail-faults.ts";
import { examineHouse } from "./find-unready.ts";
import { readWorkspaces } from "./workspace.mjs";

await runEntry(async () => {
  const args = process.argv.slice(2);
  const workspaces = readWorkspaces(args.filter((arg) => arg !== "--json" && arg !== "--mail"));
  const settings = readSettings(process.env);
  const mail = args.includes("--mail") ? await tryMailServer(settings) : [];
  const houses = [];
  for (const workspace of workspaces) {
    const findings = [...(await examineHouse(workspace, settings)), ...mail];
    houses.push({ house: workspace.house, isReady: findings.every(isHint), findings });
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
};

function isHint({ level }: Finding): boolean {
  return level === "hint";
}

function locate({ findings, ...rest }: House) {
  return { ...rest, findings: locateFindings(findings, rest.house) };
}

function describe({ house, findings, isReady }: House): string {
  const due = findings.filter((finding) => !isHint(finding));
  const list = (title: string, found: readonly Finding[]) =>
    found.length === 0
      ? []
      : [title, ...describeFindings(found, house).map((line) => `- ${line}`), ""];
  return [
    `${house}\n`,
    ...list("Fix before the house goes online:", due),
    ...list("Check again, it may be intended:", findings.filter(isHint)),
    isReady ? "Ready." : `Not ready: ${due.length} to fix.`,
  ].join("\n");
}
