import { expect, it } from "vitest";
import { planPictures } from "./plan-pictures.ts";

it("plans widths up to the original in AVIF, fewer in JPEG", () => {
  const size = { width: 2000, height: 1250 };
  const { entry, encodings } = planPictures("pool", size, "0a1b2c3d");
  expect(entry).toEqual({
    hash: "0a1b2c3d",
    ...size,
    widths: [320, 420, 560, 750, 900, 1085, 1440, 1920, 2000],
    jpegWidths: [800, 1440],
    largestJpeg: "/pictures/pool-0a1b2c3d-1440.jpg",
  });
  expect(encodings).toHaveLength(11);
  expect(encodings[0]?.path).toBe("/pictures/pool-0a1b2c3d-320.avif");
});

it("never makes a picture wider than its original, nor wider than a screen needs", () => {
  const small = planPictures("pool", { width: 700, height: 500 }, "0a1b2c3d").entry;
  expect(small.widths).toEqual([320, 420, 560, 700]);
  expect(small.jpegWidths).toEqual([700]);
  const large = planPictures("pool", { width: 6000, height: 4000 }, "0a1b2c3d").entry;
  expect(large.widths.at(-1)).toBe(2400);
});
