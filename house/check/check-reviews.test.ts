import { expect, it } from "vitest";
import { writeHouse } from "../../tests/support/build-house.ts";
import { listPages } from "../content/addresses.ts";
import type { Content } from "../content/content.ts";
import type { Review } from "../facts/reviews.ts";
import { reviews as schema } from "../facts/reviews.ts";
import { findIssues } from "../findings/describe-issue.ts";
import { loadContent } from "../read/load-content.ts";
import { checkReviews } from "./check-reviews.ts";

const good = await loadContent(await writeHouse("ginestra", "check-reviews"));
const { locales } = good.facts.villa;
const review: Review = { name: "Ulrike", month: "2026-06", language: "de", text: "Schön." };
const withReviews = (reviews?: Review[]): Content => ({
  ...good,
  facts: { ...good.facts, ...(reviews && { reviews }) },
});

it("asks each language how reviews are checked, where there are some", () => {
  expect([...checkReviews(good)]).toEqual([]);
  const found = [...checkReviews(withReviews([review]))];
  expect(found.map(({ file }) => file)).toEqual(
    locales.map((locale) => `texts/${locale}/reviews.json`),
  );
  expect(found[0]?.text).toMatch(/^checked is missing: law asks/);
});

it("has a page for reviews only where there are some", () => {
  expect(listPages(good)).not.toContain("reviews");
  expect(listPages(withReviews([review]))).toContain("reviews");
});

it.each([
  [{ ...review, stars: 6 }, "stars is too many; expected 5 at most"],
  [{ ...review, month: "2026-13" }, "expected a month as YYYY-MM"],
  [{ ...review, country: "Germany" }, "expected two capital letters"],
  [{ ...review, text: " " }, "text is empty; write it"],
])("says what is wrong with a review", (wrong, part) => {
  const [issue] = findIssues("reviews.json", schema, [wrong]);
  expect(issue?.text).toContain(part);
});
