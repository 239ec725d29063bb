// The recipes of the owner's manual, carried out: each is in a real list, whose sums examples.test.ts asserts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, safeParse } from "valibot";
import { expect, it } from "vitest";
import { priceList } from "./price-list.ts";
import { quote } from "./quote.ts";

const root = join(import.meta.dirname, "../..");
const manual = readFileSync(join(root, "docs/owner.md"), "utf8");
const recipes = [...manual.matchAll(/^\| .*?\| `(.*?)` *\| (\d\d-[\w-]+)/gm)].map(
  ([, entry = "", list = ""]) => [list, entry] as const,
);

/** All objects within a value. */
function listObjects(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(listObjects)];
}

/** Whether a value has all of a part: rows of lists in any place. */
function hasPart(value: unknown, part: unknown): boolean {
  if (Array.isArray(part)) {
    return Array.isArray(value) && part.every((row) => value.some((one) => hasPart(one, row)));
  }
  if (typeof part !== "object" || part === null) return value === part;
  const own = value as Readonly<Record<string, unknown>> | null;
  return (
    typeof own === "object" &&
    Object.entries(part).every(([key, inner]) => hasPart(own?.[key], inner))
  );
}

it("the manual has a recipe for each of the ten lists", () => {
  expect(new Set(recipes.map(([list]) => list)).size).toBe(10);
});

it.each(recipes)("the list %s is written with %s", (name, entry) => {
  const file = join(root, "tests/support/price-lists", `${name}.json`);
  const list = JSON.parse(readFileSync(file, "utf8"));
  expect(safeParse(priceList, list).success).toBe(true);
  const part = JSON.parse(`{ ${entry} }`);
  expect(listObjects(list).some((object) => hasPart(object, part))).toBe(true);
});

it("the list that the manual writes step by step has the prices that its owner asks for", () => {
  const [, steps = ""] = manual.split("### Write your own price list");
  const [, code = ""] = /```json\n(.*?)```/s.exec(steps) ?? [];
  const list = parse(priceList, JSON.parse(code));
  for (const [arrival, departure, party, sums] of [
    ["2024-07-03", "2024-07-10", { adults: 2, children: [12, 11] }, [591, 19.25]],
    ["2024-05-20", "2024-05-24", { adults: 2, pets: 1 }, [220, 28.8]],
    ["2024-08-24", "2024-08-31", { adults: 2, children: [17] }, [483, 19.25]],
  ] as const) {
    const answer = quote(list, { arrival, departure }, party, {}, "2024-01-02");
    expect(answer).toMatchObject({ total: sums[0], onTheSpotSum: sums[1] });
  }
});
