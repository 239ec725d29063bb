import { isExample } from "../../app/facts/example-number.ts";
import type { Content } from "./content.ts";

/** What nobody should publish, one sentence each; the build goes on. */
export function findWarnings({ villa }: Content): string[] {
  return Object.entries(villa.operator)
    .filter(([, value]) => isExample(value))
    .map(
      ([key, value]) =>
        `content/villa.json: operator.${key} is ${value}, an example; write the real one before ` +
        "the site goes online.",
    );
}
