import type { ConsentConfiguration } from "../../../app/facts/cookies.ts";
import { listChoices } from "../../../app/facts/list-choices.ts";

/** The origins of the owner's own scripts, and those that they send reports to, each once. */
export function listScriptOrigins(cookies: ConsentConfiguration): {
  readonly scriptOrigins: readonly string[];
  readonly reportOrigins: readonly string[];
} {
  const scripts = [cookies.statistics, ...listChoices(cookies).map(({ script }) => script)];
  const originsOf = (addresses: readonly string[]) => [
    ...new Set(addresses.map((address) => new URL(address).origin)),
  ];
  return {
    scriptOrigins: originsOf(scripts.flatMap((script) => script?.src ?? [])),
    reportOrigins: originsOf(
      scripts.flatMap((script) => (script ? [script.src, ...(script.reportsTo ?? [])] : [])),
    ),
  };
}
