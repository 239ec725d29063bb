import { expect, it } from "vitest";
import { cropRound } from "./photo.ts";

it.each([
  ["in the middle where there is room", 2000, 1250, 2 / 3, [60, 55], [784, 0, 833, 1250]],
  ["at the left edge", 1800, 1200, 2 / 3, [0, 50], [0, 0, 800, 1200]],
  ["at the right edge", 1800, 1200, 2 / 3, [100, 50], [1000, 0, 800, 1200]],
  ["over the full width", 1800, 1200, 1200 / 630, [50, 100], [0, 255, 1800, 945]],
] as const)("crops round the focal point, %s", (_where, width, height, ratio, focal, crop) => {
  const region = cropRound({ width, height }, ratio, focal);
  expect([region.left, region.top, region.width, region.height]).toEqual(crop);
});
