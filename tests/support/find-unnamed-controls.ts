import type { Page } from "@playwright/test";
import { readAccessibilityTree } from "./read-accessibility-tree.ts";

/** Places that get the focus without being controls: the document, and what a skip link leads to. */
const places = new Set(["RootWebArea", "main", "heading", "generic", "dialog"]);

/** What the keyboard can reach and a screen reader has no name or no role for. */
export async function findUnnamedControls(page: Page): Promise<string[]> {
  const nodes = await readAccessibilityTree(page);
  return nodes
    .filter(({ isFocusable, role }) => isFocusable && !places.has(role))
    .filter(({ name, role }) => name.trim() === "" || role === "none" || role === "unknown")
    .map(({ name, role }) => `${role} “${name}”`);
}
