import { expect, it } from "vitest";
import { arrangePhotos, type Slot } from "./arrange-photos.ts";

const arrange = (shapes: string) => arrangePhotos([...shapes].map((shape) => shape === "u"));

/** Columns of twelve by rows. */
const areas: Readonly<Record<Slot, number>> = {
  whole: 12,
  tall: 10,
  beside: 7,
  broad: 8,
  narrow: 4,
  half: 6,
  first: 4,
  third: 4,
};

it.each([
  ["ullul", "tall beside beside narrow broad"],
  ["lul", "whole narrow broad"],
  ["uululul", "half half beside tall beside narrow broad"],
  ["llllllllll", "whole broad narrow first third third narrow broad broad narrow"],
])("sets upright pictures beside lying ones, and varies rows of these: %s", (shapes, places) => {
  expect(arrange(shapes).join(" ")).toBe(places);
});

it("fills every row, whatever the pictures are", () => {
  const letters = ["u", "l"];
  let chapters = letters;
  for (let count = 1; count <= 9; count++) {
    for (const chapter of chapters) {
      const places = arrange(chapter);
      expect(places).toHaveLength(count);
      expect(places.reduce((sum, place) => sum + areas[place], 0) % 12, chapter).toBe(0);
    }
    chapters = chapters.flatMap((chapter) => letters.map((letter) => chapter + letter));
  }
});
