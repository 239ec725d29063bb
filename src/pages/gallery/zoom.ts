type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** How a picture lies on its stage: enlarged by `scale`, its middle `x` and `y` px off the stage's. */
export type Zoom = Point & { readonly scale: number };

/** A picture that lies on its stage and what it takes to keep it there. */
export type Frame = { readonly picture: Size; readonly stage: Size };

/** The whole picture in the middle. */
export const fitted: Zoom = { scale: 1, x: 0, y: 0 };

/** Beyond this even the largest file shows no more. */
export const largestScale = 4;

/** The nearest zoom that leaves no gap at an edge to which the enlarged picture reaches. */
export function clampZoom({ scale, x, y }: Zoom, { picture, stage }: Frame): Zoom {
  const kept = Math.min(Math.max(scale, 1), largestScale);
  return {
    scale: kept,
    x: clampOffset(x, picture.width * kept - stage.width),
    y: clampOffset(y, picture.height * kept - stage.height),
  };
}

/** The picture at another scale, with the point (in px from the stage's middle) left in place. */
export function zoomAround(zoom: Zoom, scale: number, point: Point, frame: Frame): Zoom {
  const kept = Math.min(Math.max(scale, 1), largestScale);
  const growth = kept / zoom.scale;
  return clampZoom(
    {
      scale: kept,
      x: point.x - (point.x - zoom.x) * growth,
      y: point.y - (point.y - zoom.y) * growth,
    },
    frame,
  );
}

/** The picture moved by so many px, as far as there is more of it. */
export function panBy(zoom: Zoom, by: Point, frame: Frame): Zoom {
  return clampZoom({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** The distance in px between two points. */
export function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The point halfway between two points. */
export function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function clampOffset(offset: number, overhang: number): number {
  if (overhang <= 0) return 0;
  return Math.min(Math.max(offset, -overhang / 2), overhang / 2);
}
