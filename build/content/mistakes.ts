import { StartError } from "../../server/start-error.ts";

/** Mistakes in the data of a house, one sentence each; whoever runs the build reads them without a stack trace. */
export class Mistakes extends StartError {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    const count = sentences.length === 1 ? "1 mistake" : `${sentences.length} mistakes`;
    const list = sentences.map((sentence) => `- ${sentence}`);
    super([`The house has ${count}:`, ...list].join("\n"));
    this.sentences = sentences;
  }
}
