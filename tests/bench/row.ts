/** One figure of the bench; `most` and `least` are its budget. */
export type Row = {
  readonly what: string;
  readonly value: number;
  readonly unit: "kB" | "ms" | "s" | "MB" | "/s" | "";
  readonly most?: number;
  readonly least?: number;
  /** Which page, which reference. */
  readonly note?: string;
};

/** The rows as a Markdown list. */
export function writeRows(rows: readonly Row[]): string {
  return rows.map(writeRow).join("\n");
}

function writeRow({ what, value, unit, most, least, note }: Row): string {
  const write = (number: number) => `${Number(number.toPrecision(3))} ${unit}`.trim();
  const isMissed = value > (most ?? Infinity) || value < (least ?? -Infinity);
  const limits = [
    most === undefined ? [] : `≤ ${write(most)}`,
    least === undefined ? [] : `≥ ${write(least)}`,
  ];
  const budget = [...limits.flat(), ...(isMissed ? ["missed"] : [])].join(", ");
  const measured = note === undefined ? write(value) : `${write(value)}; ${note}`;
  return `- ${what}: ${measured}${budget && ` (${budget})`}`;
}

/** The row of the page with the highest value, or the lowest, named in its note. */
export function findWorst(
  figures: readonly { readonly name: string; readonly value: number }[],
  row: Omit<Row, "value" | "note">,
): Row {
  const sorted = figures.toSorted((a, b) => b.value - a.value);
  const worst = row.least === undefined ? sorted[0] : sorted.at(-1);
  return { ...row, value: worst?.value ?? Number.NaN, note: worst?.name ?? "no page" };
}

/** The middle one of some numbers, the upper of two; NaN where there is none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
