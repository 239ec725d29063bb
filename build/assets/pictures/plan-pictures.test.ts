import { expect, it } from "vitest";
import { planPictures } from "./plan-pictures.ts";

const stem = { file: "pool", hash: "0a1b2c3d" };
const widthsOf = (photoWidth: number, format: string) =>
  planPictures(stem, photoWidth)
    .filter((encoding) => encoding.format === format)
    .map(({ width }) => width);

it("plans widths up to the original and to what a screen needs in AVIF, and one JPEG", () => {
  expect(widthsOf(2000, "avif")).toEqual([360, 540, 750, 900, 1085, 1440, 1920, 2000]);
  expect(widthsOf(6000, "avif").at(-1)).toBe(2400);
  expect(widthsOf(700, "avif")).toEqual([360, 540, 700]);
  expect([widthsOf(700, "jpeg"), widthsOf(6000, "jpeg")]).toEqual([[700], [1200]]);
});

it("names the files after the photo, its hash and the width", () => {
  const paths = planPictures(stem, 700).map(({ path }) => path);
  expect(paths[0]).toBe("/pictures/pool-0a1b2c3d-360.avif");
  expect(paths.at(-1)).toBe("/pictures/pool-0a1b2c3d.jpg");
});
