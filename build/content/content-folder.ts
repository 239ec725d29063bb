import { resolve } from "node:path";

/** The folder of the house: `content/` of the project, or the one that `CONTENT` names from there. */
export function contentFolder(root: string): string {
  return resolve(root, contentName());
}

/** A sentence about files of `content/`, with the folder's name where the house is elsewhere. */
export function nameFolder(sentence: string): string {
  return sentence.replaceAll("content/", `${contentName().replace(/\/$/, "")}/`);
}

function contentName(): string {
  return process.env["CONTENT"] || "content";
}
