import { existsSync, globSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { codedPages } from "../app/pages.ts";
import { readJson, writeJson } from "./json-files.ts";

type Tree = Record<string, unknown>;

/** The file of a language in which the addresses of its pages were. */
type Addresses = { readonly pages: Tree; readonly moved?: Readonly<Record<string, string>> };

/**
 * Addresses and labels of pages go into the file of each page, what they were once into
 * `navigation.json`. Gives back what was done, in sentences.
 */
export function movePages(folder: string): string[] {
  return globSync("texts/*/addresses.json", { cwd: folder }).map((file) => {
    const own = dirname(file);
    const { pages, moved } = readJson(folder, file) as Addresses;
    const { availability, ...messages } = readJson(folder, `${own}/navigation.json`) as Tree;
    for (const page of codedPages) movePage(page);
    if (moved) keepMoved(moved);
    const labels: readonly string[] = codedPages.filter((page) => page !== "home");
    const dates = { label: availability, ...(messages["dates"] as Tree) };
    const left = Object.entries({ ...messages, dates }).filter(([key]) => !labels.includes(key));
    writeJson(folder, `${own}/navigation.json`, Object.fromEntries(left));
    // Last: until all else is written, it can be done again.
    rmSync(join(folder, file));
    return (
      `${file} is removed: the file of each page has its address and its label` +
      `${moved ? ", navigation.json the addresses that have moved" : ""}.`
    );

    function movePage(page: string): void {
      const path = `${own}/${page}.json`;
      if (page === "home" || !existsSync(join(folder, path))) return;
      const { title, description, address, ...others } = readJson(folder, path) as Tree;
      writeJson(folder, path, {
        ...{ title, description, label: messages[page] },
        ...(page === "pricing-and-availability" && { sections: { availability } }),
        address: pages[page],
        // What stands beside the address of the house had this name.
        ...(page === "location" && { addressLabel: address }),
        ...others,
      });
    }

    function keepMoved(moved: Readonly<Record<string, string>>): void {
      const { locales } = readJson(folder, "villa.json") as { readonly locales: readonly string[] };
      const [, locale = ""] = own.split("/");
      const prefix = locale === locales[0] ? "" : `/${locale}`;
      const navigation = readJson(folder, "navigation.json") as Tree;
      const named = Object.entries(moved).map(([from, page]) => [`${prefix}/${from}`, page]);
      const all = { ...(navigation["moved"] as Tree), ...Object.fromEntries(named) };
      writeJson(folder, "navigation.json", { ...navigation, moved: all });
    }
  });
}
