import type { TextTree } from "./content.ts";

/** What stands in texts under these keys, one below the other; nothing where one is missing. */
export function findText(texts: TextTree | undefined, ...keys: readonly string[]) {
  let found = texts;
  for (const key of keys) {
    const isBranch = typeof found === "object" && !Array.isArray(found);
    if (!isBranch || !Object.hasOwn(found as object, key)) return undefined;
    found = (found as Readonly<Record<string, TextTree>>)[key];
  }
  return found;
}
