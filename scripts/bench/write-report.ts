import { formatNumber } from "./format-number.ts";
import type { Findings, PageFigures } from "./part.ts";
import type { Row } from "./row.ts";
import { writeTable } from "./write-table.ts";

const headings = ["What", "Measured", "Budget", "Reference", "Ratio", "Note"];

/** The findings of one part as Markdown: a heading, its rows, the figures of each page. */
export function writeSection(title: string, { rows, pages }: Findings): string {
  const parts = [`## ${title}`, writeTable([headings, ...rows.map(writeRow)])];
  if (pages) parts.push(writePages(pages));
  return parts.join("\n\n");
}

function writeRow({ what, value, unit, budget, floor, reference, note = "" }: Row): string[] {
  const withUnit = (number: number | undefined) =>
    number === undefined ? "" : `${formatNumber(number)} ${unit}`.trim();
  if (value === undefined) return [what, "not measured", "", "", "", note];
  const limits = [
    ...(budget === undefined ? [] : [`≤ ${withUnit(budget)}`]),
    ...(floor === undefined ? [] : [`≥ ${withUnit(floor)}`]),
  ];
  const isMissed = value > (budget ?? Infinity) || value < (floor ?? -Infinity);
  const ratio = reference ? Number((value / reference).toPrecision(2)).toString() : "";
  const limit = limits.join(", ") + (isMissed ? ", missed" : "");
  return [what, withUnit(value), limit, withUnit(reference), ratio, note];
}

function writePages(pages: readonly PageFigures[]): string {
  const columns = Object.keys(pages[0] ?? {});
  const cells = pages.map((figures) =>
    columns.map((column) => {
      const figure = figures[column] ?? "";
      return typeof figure === "number" ? formatNumber(figure) : figure;
    }),
  );
  return writeTable([columns, ...cells]);
}
