/** A Markdown table with columns padded to one width; a first row of headings. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const [headings = [], ...body] = rows;
  const widths = headings.map((_, column) =>
    Math.max(3, ...rows.map((row) => [...(row[column] ?? "")].length)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const pad = (row: readonly string[]) =>
    line(widths.map((width, column) => (row[column] ?? "").padEnd(width)));
  return [pad(headings), line(widths.map((width) => "-".repeat(width))), ...body.map(pad)].join(
    "\n",
  );
}
