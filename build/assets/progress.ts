/** Where progress is shown: the terminal, or a log that keeps every line. */
export type ProgressStream = {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
};

/**
 * A function to call after each piece of work: it shows `pictures: 37 of 412`, on one line of a
 * terminal, elsewhere at about every tenth of the way.
 */
export function createProgress(label: string, total: number, stream: ProgressStream): () => void {
  let done = 0;
  let tenths = 0;
  return () => {
    done += 1;
    const text = `${label}: ${done} of ${total}`;
    if (stream.isTTY) {
      stream.write(`\r${text}${done === total ? "\n" : ""}`);
      return;
    }
    const reached = Math.floor((done / total) * 10);
    if (reached > tenths) {
      tenths = reached;
      stream.write(`${text}\n`);
    }
  };
}
