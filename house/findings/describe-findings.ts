import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { Finding, Path } from "./finding.ts";

/** Both from 1. */
type Position = { readonly line?: number; readonly column?: number };

/** A finding with its position, where that can be found. */
export type LocatedFinding = Finding & Position;

/** Findings as lines of text, `prices.json:12:7: …`, sorted by `locateFindings`. */
export function describeFindings(findings: readonly Finding[], house?: string): string[] {
  return locateFindings(findings, house).map(({ file, line, column, text }) => {
    const place = [file, line, column].filter((part) => part !== undefined && part !== null);
    return place.length === 0 ? text : `${place.join(":")}: ${text}`;
  });
}

/**
 * Findings with their positions in the files of a house, in the order of files and positions; findings without a
 * file come last.
 */
export function locateFindings(findings: readonly Finding[], house?: string): LocatedFinding[] {
  const files = Map.groupBy(findings, ({ file }) => file);
  return [...files].sort(byFile).flatMap(([file, found]) => {
    const locate = file === null || house === undefined ? undefined : openFile(join(house, file));
    return found
      .map((finding): LocatedFinding => ({ ...finding, ...locate?.(finding.path) }))
      .sort((one, other) => order(one.line, other.line) || order(one.column, other.column));
  });
}

function byFile([one]: [string | null, unknown], [other]: [string | null, unknown]): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : Number(one > other);
}

function order(one = 0, other = 0): number {
  return one - other;
}

/** Returns the function that finds positions of paths in a file; it finds none if the file is missing. */
function openFile(file: string): (path: Path) => Position {
  if (!/\.(?:json|md|svg|css)$/.test(file) || !existsSync(file)) return () => ({});
  const bytes = readFileSync(file);
  const text = bytes.toString();
  // A file that cannot be read has one position.
  const broken = isUtf8(bytes) ? undefined : text.indexOf("\ufffd");
  if (broken !== undefined) return () => positionOf(text, broken);
  return file.endsWith(".json") ? openJson(text) : (path) => findInText(text, path);
}

function openJson(text: string): (path: Path) => Position {
  const { root, error } = parse(text);
  if (error) return () => positionOf(text, error.offset);
  return (path) => {
    const node = root && findNearest(root, path);
    return node ? positionOf(text, node.offset) : {};
  };
}

/** The entry of a path, or the innermost one around it that exists; none for the whole file. */
function findNearest(root: Node, path: Path): Node | undefined {
  if (path.length === 0) return undefined;
  const node = findNodeAtLocation(root, [...path]);
  if (!node) return findNearest(root, path.slice(0, -1));
  return node.parent?.type === "property" ? node.parent : node;
}

function findInText(text: string, [place]: Path): Position {
  // Lines of the engine have the number 0.
  if (typeof place === "number") return place > 0 ? { line: place } : {};
  if (place === undefined) return {};
  const line = text.split("\n").findIndex((one) => one.startsWith(`${place}:`));
  return line < 0 ? {} : { line: line + 1 };
}

function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Why a text is not JSON, such as `comma expected`. */
export function findSyntaxError(text: string): string {
  const { error } = parse(text);
  const code = error ? printParseErrorCode(error.error) : "JsonExpected";
  return code.replaceAll(/(?<!^)[A-Z]/g, " $&").toLowerCase();
}

function parse(text: string) {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  return { root, error: errors[0] };
}
