import { resolve } from "node:path";

/** The folder of the house: `content/` of the project, or the one that `CONTENT` names from there. */
export function contentFolder(root: string): string {
  return resolve(root, process.env["CONTENT"] || "content");
}
