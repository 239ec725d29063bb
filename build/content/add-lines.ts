import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJsonLines } from "./json-lines.ts";

/** How a sentence about a file begins; what has its line already needs none. */
const beginning = /^([\w/.-]+\.(?:json|md))(?:, front matter)?: (?!line \d)/;

/**
 * Sentences about files of a house, each with the line that it is about wherever that can be found:
 * that of the value it begins with, else of a name in it that the file has.
 */
export function addLines(house: string, sentences: readonly string[]): string[] {
  return sentences.map((sentence) => {
    const [start = "", name = ""] = beginning.exec(sentence) ?? [];
    const path = join(house, name);
    if (name === "" || !existsSync(path)) return sentence;
    const text = readFileSync(path, "utf8");
    const said = sentence.slice(start.length);
    const line = name.endsWith(".json") ? findInJson(text, said) : findInText(text, said);
    return line === undefined ? sentence : `${start}line ${line}: ${said}`;
  });
}

function findInJson(json: string, said: string): number | undefined {
  const { lines, values } = readJsonLines(json);
  // As sentences write it, `periods[0] (summer).from`; of what is missing, the line of what it belongs to.
  const [place = ""] = said.replaceAll(/\[(\d+)\](?: \(.*?\))?/g, ".$1").split(/[ ,:]/);
  for (let path = place; path !== ""; path = path.replace(/\.?[^.]*$/, "")) {
    const line = lines.get(path);
    if (line !== undefined) return line;
  }
  const names = [...said.matchAll(/"[^"]+"|[\w-]*[\d_-][\w-]*/g)].map(([name]) => name);
  for (const name of names) {
    const [path] = [...values].find(([, value]) => value === name || value === `"${name}"`) ?? [];
    if (path !== undefined) return lines.get(path);
  }
  return undefined;
}

/** The line of what a sentence cites from a text: a blank in brackets, words in quotes, a name in braces. */
function findInText(text: string, said: string): number | undefined {
  const oneLine = text.replaceAll("\n", " ");
  for (const [all, curly, straight] of said.matchAll(/“([^”]+)”|"([^"]+)"|\[[^\]]+\]|\{\w+\}/g)) {
    const at = oneLine.indexOf(curly ?? straight ?? all);
    if (at >= 0) return text.slice(0, at).split("\n").length;
  }
  return undefined;
}
