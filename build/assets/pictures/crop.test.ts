import { describe, expect, it } from "vitest";
import { cropRound } from "./crop.ts";

describe("cropRound", () => {
  it("puts the focal point in the middle where there is room", () => {
    const crop = cropRound({ width: 2000, height: 1250 }, 2 / 3, [60, 55]);
    expect(crop).toEqual({ left: 784, top: 0, width: 833, height: 1250 });
  });

  it("stops at the edges", () => {
    const picture = { width: 1800, height: 1200 };
    expect(cropRound(picture, 2 / 3, [0, 50]).left).toBe(0);
    expect(cropRound(picture, 2 / 3, [100, 50]).left).toBe(1000);
  });

  it("takes the full width where the ratio is wider than the picture", () => {
    const crop = cropRound({ width: 1800, height: 1200 }, 1200 / 630, [50, 100]);
    expect(crop).toEqual({ left: 0, top: 255, width: 1800, height: 945 });
  });
});
