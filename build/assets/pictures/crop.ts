/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** A part of a picture, in pixels from its left and top. */
export type Region = Size & { readonly left: number; readonly top: number };

/**
 * The largest region of a picture with this ratio (width by height), as near to its focal point
 * (percent from left and top) as the edges allow.
 */
export function cropRound(
  picture: Size,
  ratio: number,
  focalPoint: readonly [number, number],
): Region {
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(picture.width / ratio));
  return {
    left: startOf(picture.width, width, focalPoint[0]),
    top: startOf(picture.height, height, focalPoint[1]),
    width,
    height,
  };
}

function startOf(whole: number, part: number, focalPercent: number): number {
  const start = Math.round((whole * focalPercent) / 100 - part / 2);
  return Math.min(Math.max(start, 0), whole - part);
}
