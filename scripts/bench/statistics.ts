/** The middle one of some numbers, the upper of two; NaN where there is none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Bytes in kilobytes of 1000, with one decimal. */
export function toKilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
