/** The rules of a style sheet, each in its layer, by where and when they are needed. */
type StyleParts = {
  /** On the first screen of a page, and wherever nothing else is said. */
  readonly first: string;
  /** Below it: all of the layer `below`. */
  readonly below: string;
  readonly print: string;
};

/** The three parts of a minified style sheet. */
export function separateStyles(css: string): StyleParts {
  let [first, below, print] = ["", "", ""];
  for (const rule of splitRules(css)) {
    const [, layer = "", inner] = /^(@layer [^{]*)\{(.*)\}$/s.exec(rule) ?? [];
    if (rule.startsWith("@media print{")) {
      print += rule;
    } else if (inner === undefined) {
      first += rule;
    } else {
      const parts = separateStyles(inner);
      const screen = parts.first && `${layer}{${parts.first}}`;
      if (layer === "@layer below") below += screen;
      else first += screen;
      // What is below comes after the file for print: there its rules are in a layer that wins.
      const paper = layer === "@layer below" ? "@layer paper" : layer;
      print += parts.print && `${paper}{${parts.print}}`;
    }
  }
  return { first, below, print };
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
