import { describe, expect, it } from "vitest";
import type { Photo } from "../../../app/facts/facts.ts";
import { planPictures } from "./plan-pictures.ts";

const texts = { en: "Pool", hr: "Bazen", de: "Pool", it: "Piscina" };
const photo: Photo = {
  file: "pool",
  focalPoint: [60, 55],
  alt: texts,
  caption: texts,
  shows: "outside",
};
const size = { width: 2000, height: 1250 };

describe("planPictures", () => {
  it("plans every width up to the original in AVIF, fewer in JPEG", () => {
    const { entry, encodings } = planPictures(photo, size, "0a1b2c3d", false);
    expect(entry).toEqual({
      hash: "0a1b2c3d",
      ...size,
      widths: [320, 400, 520, 640, 725, 900, 1085, 1210, 1320, 1600, 2000],
      jpegWidths: [800, 1440],
      largestJpeg: "/pictures/pool-0a1b2c3d-1440.jpg",
    });
    expect(encodings).toHaveLength(13);
    expect(encodings[0]?.path).toBe("/pictures/pool-0a1b2c3d-320.avif");
    expect(encodings.at(-1)?.path).toBe("/pictures/pool-0a1b2c3d-1440.jpg");
  });

  it("adds the upright crop", () => {
    const { entry, encodings } = planPictures(photo, size, "0a1b2c3d", true);
    expect(entry.portrait).toEqual({
      width: 833,
      height: 1250,
      widths: [400, 520, 640, 833],
    });
    expect(encodings.map(({ path }) => path)).toContain(
      "/pictures/pool-0a1b2c3d-portrait-833.avif",
    );
  });

  it("never makes a picture wider than its original, nor wider than a screen needs", () => {
    const small = planPictures(photo, { width: 700, height: 500 }, "0a1b2c3d", false).entry;
    expect(small.widths).toEqual([320, 400, 520, 640, 700]);
    expect(small.jpegWidths).toEqual([700]);
    const large = planPictures(photo, { width: 6000, height: 4000 }, "0a1b2c3d", false).entry;
    expect(large.widths.at(-1)).toBe(2000);
  });
});
