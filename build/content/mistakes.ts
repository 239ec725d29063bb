import { StartError } from "../../server/start-error.ts";
import { nameFolder } from "./content-folder.ts";

/** Mistakes in the content, one sentence each; whoever runs the build reads them without a stack trace. */
export class Mistakes extends StartError {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    const count = sentences.length === 1 ? "1 mistake" : `${sentences.length} mistakes`;
    const list = sentences.map((sentence) => `- ${nameFolder(sentence)}`);
    super([`The content has ${count}:`, ...list].join("\n"));
    this.sentences = sentences;
  }
}
