import { describe, expect, it } from "vitest";
import { clampZoom, distanceBetween, fitted, middleOf, panBy, zoomAround } from "./zoom.ts";

/** A picture on a phone held upright: as wide as the stage, with room above and below. */
const frame = { picture: { width: 360, height: 240 }, stage: { width: 360, height: 600 } };

describe("clampZoom", () => {
  it("keeps the scale between the whole picture and the largest", () => {
    expect(clampZoom({ scale: 0.4, x: 0, y: 0 }, frame).scale).toBe(1);
    expect(clampZoom({ scale: 40, x: 0, y: 0 }, frame).scale).toBe(4);
  });

  it("keeps a picture in the middle that fits", () => {
    expect(clampZoom({ scale: 1, x: -50, y: 80 }, frame)).toEqual(fitted);
  });

  it("stops at the edges of the picture", () => {
    expect(clampZoom({ scale: 3, x: 999, y: -999 }, frame)).toEqual({ scale: 3, x: 360, y: -60 });
  });

  it("moves only in the direction in which there is more to see", () => {
    expect(clampZoom({ scale: 2, x: -999, y: -999 }, frame)).toEqual({ scale: 2, x: -180, y: 0 });
  });
});

describe("zoomAround", () => {
  it("leaves the point in place that it is asked to", () => {
    const point = { x: 90, y: 0 };
    const zoom = zoomAround(fitted, 2, point, frame);
    // What lay at the point lies there still: (point - middle) has grown as much as the picture.
    expect((point.x - zoom.x) / zoom.scale).toBe(90);
  });

  it("comes back to the whole picture from anywhere", () => {
    const zoom = zoomAround(fitted, 4, { x: -170, y: 100 }, frame);
    expect(zoomAround(zoom, 1, { x: 150, y: -20 }, frame)).toEqual(fitted);
  });

  it("does not wander at the largest scale", () => {
    const largest = zoomAround(fitted, 4, { x: 20, y: 0 }, frame);
    expect(zoomAround(largest, 6, { x: -100, y: 0 }, frame)).toEqual(largest);
  });
});

describe("panBy", () => {
  it("moves an enlarged picture, to its edge at most", () => {
    const enlarged = { scale: 2, x: 0, y: 0 };
    expect(panBy(enlarged, { x: 100, y: 0 }, frame).x).toBe(100);
    expect(panBy(enlarged, { x: 500, y: 0 }, frame).x).toBe(180);
  });
});

describe("two fingers", () => {
  it("have a distance and a middle", () => {
    expect(distanceBetween({ x: 0, y: 0 }, { x: 30, y: 40 })).toBe(50);
    expect(middleOf({ x: 0, y: 10 }, { x: 30, y: 40 })).toEqual({ x: 15, y: 25 });
  });
});
