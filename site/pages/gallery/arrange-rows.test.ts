import { expect, it } from "vitest";
import { arrangeRows } from "./arrange-rows.ts";

const weights = { L: "large", s: "small" } as const;

/** Pictures as `l` (lying) or `u` (upright), each perhaps with its weight: `lL u us`. */
function arrange(pictures: string): string {
  const photos = pictures.split(" ").map((name) => ({
    name,
    picture: { width: name.startsWith("u") ? 800 : 1500, height: 1000 },
    weight: weights[name.charAt(1) as keyof typeof weights],
  }));
  const rows = arrangeRows(photos);
  expect(rows.flat(), "all, in their order").toEqual(photos);
  return rows.map((row) => row.map(({ name }) => name).join(" ")).join(" | ");
}

it.each([
  ["a large one alone", "lL l u u", "lL | l u u"],
  ["or with uprights", "u u uL l l", "u u uL | l l"],
  ["small ones beside others", "us l us l l", "us l us | l l"],
  ["never two large ones", "lL lL", "lL | lL"],
  ["a small one beside a large one rather than alone", "lL ls", "lL ls"],
  ["without weights in turns", "l l l l l l l l", "l | l l | l l l | l l"],
  ["one", "u", "u"],
])("sets pictures in rows: %s", (_what, pictures, rows) => {
  expect(arrange(pictures)).toBe(rows);
});

it("arranges two hundred pictures at once", () => {
  expect(arrange(Array.from({ length: 100 }, () => "l u").join(" "))).toContain(" | ");
});
