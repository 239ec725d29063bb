import { nameFolder } from "./content-folder.ts";

/** Mistakes in the content, one sentence each; whoever runs the build reads them without a stack trace. */
export class Mistakes extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(formatMistakes(sentences));
    this.name = "Mistakes";
    this.sentences = sentences;
  }
}

/** The list as the terminal shows it: a line that counts, then one line a mistake. */
function formatMistakes(sentences: readonly string[]): string {
  const count = sentences.length === 1 ? "1 mistake" : `${sentences.length} mistakes`;
  return [
    `The content has ${count}:`,
    ...sentences.map((sentence) => `- ${nameFolder(sentence)}`),
  ].join("\n");
}
