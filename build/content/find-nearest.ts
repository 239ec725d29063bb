/**
 * The end of a sentence about an unknown word: `; the nearest is "village"`, the candidate that
 * needs the fewest letters changed, or nothing where none is near.
 */
export function nearestOf(word: string, candidates: readonly string[]): string {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, edits: countEdits(word, candidate) }))
    .sort((one, other) => one.edits - other.edits);
  if (!nearest || nearest.edits > Math.max(word.length, nearest.candidate.length) / 3) return "";
  return `; the nearest is "${nearest.candidate}"`;
}

function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
