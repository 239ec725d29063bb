import type * as v from "valibot";
import { nearestOf } from "./find-nearest.ts";

type Issue = v.BaseIssue<unknown>;
type PathItem = v.IssuePathItem;

/** The sentence for what is wrong in a file of content: its place, what it is, what is expected. */
export function describeIssue(file: string, issue: Issue): string {
  const path = namePath(issue.path ?? []);
  const place = path === "" ? `content/${file}: it` : `content/${file}: ${path}`;
  if (issue.received === "undefined") return `${place} is missing; write it.`;
  if (issue.expected === "never") {
    return `${place} is not known; remove it or correct its name.`;
  }
  // Messages of our own are the end of the sentence; the library's begin like this.
  if (!issue.message.startsWith("Invalid")) return `${place} ${issue.message}.`;
  return `${place} is ${issue.received}; expected ${nameExpected(issue)}.`;
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
  if (options.length > 12) return `a known one${nearestOf(String(issue.input), options)}`;
  return names[expected] ?? expected.replace(/^\((.*)\)$/, "$1").replaceAll(" | ", " or ");
}
