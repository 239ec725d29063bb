import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

const engine = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(engine, path), "utf8");
const find = (pattern: string) => globSync(pattern, { cwd: engine }).sort();

const sheets = find("site/**/*.css");
const code = find("{site,render,build,house}/**/*.{ts,tsx}")
  .filter((path) => !path.includes(".test."))
  .map(read);
const components = find("site/**/*.tsx").map(read);

/** The classes that a style sheet has rules for: its own, and those that all share. */
function readClasses(sheet: string) {
  const css = read(sheet).replace(/\/\*.*?\*\//gs, "");
  const all = (text: string) =>
    [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
  const global = /:global\((?<selector>(?:[^()]|\([^()]*\))*)\)/g;
  const outside = [...css.matchAll(global)].map(({ groups }) => groups?.["selector"] ?? "");
  const isModule = sheet.endsWith(".module.css");
  return {
    own: isModule ? all(css.replace(global, "")) : [],
    shared: isModule ? all(outside.join()) : all(css),
  };
}

/** Whether a text of the code is a list of classes with this one. */
const isNamed = (name: string, texts = code) =>
  texts.some((text) => new RegExp(`["'\`} ]${name}["'\`$ ]`).test(text));

describe("classes of a style sheet", () => {
  it.each(sheets.filter((sheet) => sheet.endsWith(".module.css")))("are used: %s", (sheet) => {
    const importing = new RegExp(`import (\\w+) from "[^"]*/${basename(sheet)}"`);
    const uses = components.flatMap((text) => {
      const [, styles] = importing.exec(text) ?? [];
      return styles ? [{ text, styles }] : [];
    });
    const used = new Set(
      uses.flatMap(({ text, styles }) =>
        [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))].map(([, name]) => name ?? ""),
      ),
    );
    const isLookedUp = uses.some(({ text, styles }) => text.includes(`${styles}[`));
    const { own } = readClasses(sheet);
    expect(own.filter((name) => !used.has(name) && !(isLookedUp && isNamed(name)))).toEqual([]);
    expect([...used].filter((name) => !own.includes(name))).toEqual([]);
  });

  const shared = sheets.filter((sheet) => !sheet.endsWith(".module.css"));
  it.each(shared)("are used: %s", (sheet) => {
    expect(readClasses(sheet).shared.filter((name) => !isNamed(name))).toEqual([]);
  });

  it("exist, where a component names one", () => {
    const known = new Set(sheets.flatMap((sheet) => readClasses(sheet).shared));
    const named = components.flatMap((text) =>
      [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    );
    expect([...new Set(named)].filter((name) => name !== "" && !known.has(name))).toEqual([]);
  });
});
