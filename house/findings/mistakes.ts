import { describeFindings } from "./describe-findings.ts";
import type { Finding } from "./finding.ts";
import { StartError } from "./start-error.ts";

/** Mistakes that stop a build. The message lists them, with positions where the folder of the house is given. */
export class Mistakes extends StartError {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[], house?: string) {
    const count = findings.length === 1 ? "1 mistake" : `${findings.length} mistakes`;
    const list = describeFindings(findings, house).map((line) => `- ${line}`);
    super([`The house has ${count}:`, ...list].join("\n"));
    this.findings = findings;
  }
}
