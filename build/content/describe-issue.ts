import type * as v from "valibot";
import { nearestOf } from "./find-nearest.ts";

type Issue = v.BaseIssue<unknown>;
type PathItem = v.IssuePathItem;

/** The sentence for a fact that is wrong: its file and place, what it is, what is expected. */
export function describeIssue(file: string, issue: Issue): string {
  const path = namePath(issue.path ?? []);
  const isMissing = issue.received === "undefined";
  if (isMissing && issue.path?.length === 1) {
    return `content/${file}: it exports no ${path}; expected \`export const ${path} = …\`.`;
  }
  if (isMissing) return `content/${file}: ${path} is missing; expected it beside its neighbours.`;
  if (issue.expected === "never") {
    return `content/${file}: ${path} is not known; expected one of the names in app/facts/facts.ts.`;
  }
  // Messages of our own are the end of the sentence; the library's begin like this.
  if (!issue.message.startsWith("Invalid")) return `content/${file}: ${path} ${issue.message}.`;
  return `content/${file}: ${path} is ${issue.received}; expected ${nameExpected(issue)}.`;
}

/** `rooms[6] (bathrooms).floor`: an item of a list is easier found by its own name. */
function namePath(path: readonly PathItem[]): string {
  return path
    .map((item, index) => {
      if (typeof item.key !== "number") return index === 0 ? item.key : `.${String(item.key)}`;
      const own = findOwnName(item.value);
      return own ? `[${item.key}] (${own})` : `[${item.key}]`;
    })
    .join("");
}

function findOwnName(value: unknown): string | undefined {
  const { key, file, id, name } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return [key, file, id, name].find((candidate) => typeof candidate === "string");
}

function nameExpected(issue: Issue): string {
  const names: Readonly<Record<string, string>> = {
    string: "a text in quotes",
    number: "a number",
    boolean: "true or false",
    Array: "a list in square brackets",
    Object: "an object in braces",
  };
  const expected = issue.expected ?? "another value";
  const options = [...expected.matchAll(/"(.*?)"/g)].map(([, option = ""]) => option);
  if (options.length > 8) return `a known one${nearestOf(String(issue.input), options)}`;
  return names[expected] ?? expected.replace(/^\((.*)\)$/, "$1").replaceAll(" | ", " or ");
}
