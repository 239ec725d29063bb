/** The middle one of some numbers, the upper of two; NaN where there is none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The page with the highest figure, and the figure; NaN where there is no page. */
export function findHighest<Page extends { readonly name: string }>(
  pages: readonly Page[],
  figure: (page: Page) => number,
): { readonly name: string; readonly value: number } {
  const [highest] = pages.toSorted((a, b) => figure(b) - figure(a));
  return { name: highest?.name ?? "none", value: highest ? figure(highest) : Number.NaN };
}

/** Bytes in kilobytes of 1000, with one decimal. */
export function toKilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
