/**
 * The area of a closed ring of points, in square units: above zero where it goes round clockwise, as a
 * drawing has its axes.
 */
export function measureRing(ring: readonly (readonly [x: number, y: number])[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = ring.at(at - 1) ?? [x, y];
    return sum + (fromX * y - x * fromY) / 2;
  }, 0);
}
