import type { Route } from "../../src/routes.ts";
import type { Row } from "./row.ts";

/** What a part of the bench is told: the project's folder, and how much is wanted of it. */
export type Task = {
  readonly root: string;
  /** How often what differs from run to run is measured; the median counts. */
  readonly runs: number;
  readonly routes: readonly Route[];
  /** Path of a Chromium; nothing where Playwright's own is to be used. */
  readonly browserPath: string | undefined;
};

/** Figures of one page, by the heading of their column; all pages of a part have the same. */
export type PageFigures = { readonly page: string } & Readonly<Record<string, string | number>>;

/** What a part has measured: rows of the table, and where pages differ the figures of each. */
export type Findings = {
  readonly rows: readonly Row[];
  readonly pages?: readonly PageFigures[];
};

/** One part of the bench. */
export type Part = { readonly title: string; readonly measure: (task: Task) => Promise<Findings> };
