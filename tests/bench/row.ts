/** One figure of the bench; `most` and `least` are its budget. */
export type Row = {
  readonly what: string;
  readonly value: number;
  readonly unit: "kB" | "ms" | "s" | "MB" | "/s" | "";
  readonly most?: number;
  readonly least?: number;
  /** Which page, which reference. */
  readonly note?: string;
  /** Of figures of one kind: the report names those that miss their budget, and the highest of the others. */
  readonly kind?: string;
};

/** The rows as a Markdown list. */
export function writeRows(rows: readonly Row[]): string {
  return rows.map(writeRow).join("\n");
}

/** The rows for the report. */
export function summarize(rows: readonly Row[]): readonly Row[] {
  const isShort = (row: Row) => row.kind !== undefined && !isMissed(row);
  return rows.flatMap((row) => {
    if (!isShort(row)) return [row];
    const others = rows.filter((other) => other.kind === row.kind && isShort(other));
    const highest = others.reduce((one, other) => (other.value > one.value ? other : one));
    if (row !== others[0]) return [];
    return [{ ...highest, what: `${row.kind}, the slowest of ${others.length}: ${highest.what}` }];
  });
}

function isMissed({ value, most = Infinity, least = -Infinity }: Row): boolean {
  return value > most || value < least;
}

function writeRow(row: Row): string {
  const { what, value, unit, most, least, note } = row;
  const write = (number: number) => `${Number(number.toPrecision(3))} ${unit}`.trim();
  const limits = [
    most === undefined ? [] : `≤ ${write(most)}`,
    least === undefined ? [] : `≥ ${write(least)}`,
  ];
  const budget = [...limits.flat(), ...(isMissed(row) ? ["missed"] : [])].join(", ");
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
