import type { ConsentConfiguration } from "../../../app/facts/facts.ts";

/** The origins of the owner's own scripts, and those that they send reports to, each once. */
export function listScriptOrigins({ statistics, necessary, optional }: ConsentConfiguration): {
  readonly scriptOrigins: readonly string[];
  readonly reportOrigins: readonly string[];
} {
  const scripts = [statistics, ...[...necessary, ...optional].map(({ script }) => script)];
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
