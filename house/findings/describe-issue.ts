import * as v from "valibot";
import { type Finding, mistake, type Path } from "./finding.ts";

type Issue = v.BaseIssue<unknown>;

/** The mistakes of a file's value by its schema. */
export function findIssues(file: string, schema: v.GenericSchema, value: unknown): Finding[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => mistakeOf(file, issue, schema));
}

/** The mistake for an issue of this schema. */
export function mistakeOf(file: string, issue: Issue, schema: v.GenericSchema): Finding {
  const path = (issue.path ?? []).map(({ key }) => key) as Path;
  const place = file.endsWith(".md") ? "front matter: " : "";
  return mistake(file, path, place + describeIssue(issue, schema));
}

/** A sentence about a wrong value, without its file: place, value, expectation. */
export function describeIssue(issue: Issue, schema: v.GenericSchema): string {
  const place = nameItems(issue.path ?? []) || "it";
  if (issue.received === "undefined") return `${place} is missing; write it.`;
  if (issue.expected === "never") {
    const keys = (issue.path ?? []).map(({ key }) => String(key));
    const nearest = nearestOf(keys.at(-1) ?? "", listNames(schema, keys.slice(0, -1)));
    return `${place} is not known; remove it or correct its name${nearest}.`;
  }
  // Our messages are the end of the sentence; the library's begin like this.
  if (!issue.message.startsWith("Invalid")) return `${place} ${issue.message}.`;
  return `${place} is ${issue.received}; expected ${nameExpected(issue)}.`;
}

/** What a schema may have within it: of an optional value, of an object, of a list, of a record, of alternatives. */
type Within = {
  readonly wrapped?: object;
  readonly entries?: Readonly<Record<string, object>>;
  readonly item?: object;
  readonly value?: object;
  readonly options?: readonly unknown[];
};

/** The names that a schema knows in the value to which these keys lead. */
function listNames(schema: object, [key, ...others]: readonly string[]): readonly string[] {
  const { wrapped, entries, item, value, options } = schema as Within;
  const keys = key === undefined ? [] : [key, ...others];
  if (wrapped) return listNames(wrapped, keys);
  if (options) {
    return options.flatMap((one) => (typeof one === "object" && one ? listNames(one, keys) : []));
  }
  if (key === undefined) return Object.keys(entries ?? {});
  const next = entries?.[key] ?? item ?? value;
  return next ? listNames(next, others) : [];
}

/**
 * `rooms[6] (bathrooms).floor`: an item of a list is easier found by its own name. One of a file that is a list has no
 * name before it: `entry 1 (Anna).stars`.
 */
function nameItems(path: readonly v.IssuePathItem[]): string {
  return path
    .map((item, index) => {
      if (typeof item.key !== "number") return index === 0 ? item.key : `.${String(item.key)}`;
      const own = findOwnName(item.value);
      const place = index === 0 ? `entry ${item.key + 1}` : `[${item.key}]`;
      return own ? `${place} (${own})` : place;
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

/**
 * The end of a sentence about an unknown word: `; the nearest is "village"`, the candidate that
 * needs the fewest letters changed, else the shortest with this word in it (`swimming-pool` for `pool`), or nothing where
 * none is near.
 */
export function nearestOf(word: string, candidates: readonly string[]): string {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, edits: countEdits(word, candidate) }))
    .sort((one, other) => one.edits - other.edits);
  const isNear = nearest && nearest.edits <= Math.max(word.length, nearest.candidate.length) / 3;
  const found = isNear ? nearest.candidate : findContaining(word, candidates);
  return found === undefined ? "" : `; the nearest is "${found}"`;
}

function findContaining(word: string, candidates: readonly string[]): string | undefined {
  return candidates
    .filter((candidate) => candidate.split("-").includes(word))
    .sort((one, other) => one.length - other.length)[0];
}

function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
