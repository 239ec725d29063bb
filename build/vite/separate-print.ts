/** A style sheet without its rules for print, and these by themselves, each in its layer. */
export function separatePrint(css: string): { readonly screen: string; readonly print: string } {
  let [screen, print] = ["", ""];
  for (const rule of splitRules(css)) {
    const [, layer = "", inner] = /^(@layer [^{]*)\{(.*)\}$/s.exec(rule) ?? [];
    if (rule.startsWith("@media print{")) {
      print += rule;
    } else if (inner === undefined) {
      screen += rule;
    } else {
      const parts = separatePrint(inner);
      screen += `${layer}{${parts.screen}}`;
      if (parts.print !== "") print += `${layer}{${parts.print}}`;
    }
  }
  return { screen, print };
}

/** The rules of a minified style sheet, one after the other. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let [start, depth] = [0, 0];
  // A brace in a string is none of a rule.
  for (const { 0: mark, index } of css.matchAll(/"(?:\\.|[^"])*"|[{};]/gs)) {
    if (mark === "{") depth += 1;
    if (mark === "}") depth -= 1;
    if (depth > 0 || mark.startsWith('"') || mark === "{") continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
