/** A point on the drawing, in its units, from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** A rectangle of the drawing. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
