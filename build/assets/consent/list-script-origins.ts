import type { ConsentConfiguration } from "../../../app/facts/facts.ts";

/** The origins of the scripts that visitors can switch on, each once. */
export function listScriptOrigins({
  necessary,
  optional,
}: ConsentConfiguration): readonly string[] {
  const sources = [...necessary, ...optional].flatMap(({ src }) => src ?? []);
  return [...new Set(sources.map((src) => new URL(src).origin))];
}
