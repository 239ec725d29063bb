/** Names between braces in a text, `{count}`, each once, in order of the alphabet. */
export function findPlaceholders(text: string): string[] {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  return [...new Set(names)].sort();
}

/** Placeholders as a sentence names them: `{a}, {b}`, or `none`. */
export function listPlaceholders(names: readonly string[]): string {
  return names.length === 0 ? "none" : names.map((name) => `{${name}}`).join(", ");
}
