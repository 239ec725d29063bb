import { type Box, isNear, type Point } from "./lines.ts";

/** Between two strokes along the ridge, and the length of a stroke, in units of the drawing. */
const distance = 17;
const length = 40;

/** SVG path data of short strokes that fall off on both sides of a ridge, as engravers draw hills. */
export function hatchRidge(ridge: readonly Point[], box: Box): string {
  const strokes: string[] = [];
  let walked = 0;
  let count = 0;
  for (const [index, [x, y]] of ridge.entries()) {
    const before = ridge[index - 1];
    if (!before || !isNear(box, before, [x, y])) continue;
    const [fromX, fromY] = before;
    const side = Math.hypot(x - fromX, y - fromY);
    const [alongX, alongY] = [(x - fromX) / side, (y - fromY) / side];
    for (; walked <= side; walked += distance) {
      const direction = count % 2 === 0 ? 1 : -1;
      // No two strokes of a hand are the same: three lengths that do not fall into step.
      const long = length * (0.7 + 0.3 * Math.sin(count * 2.4)) * direction;
      const [startX, startY] = [fromX + alongX * walked, fromY + alongY * walked];
      const [acrossX, acrossY] = [-alongY, alongX];
      const start = [startX + acrossX * 7 * direction, startY + acrossY * 7 * direction];
      const stroke = [acrossX * long + alongX * 6, acrossY * long + alongY * 6];
      strokes.push(`M${start.map(Math.round).join(" ")}l${stroke.map(Math.round).join(" ")}`);
      count += 1;
    }
    walked -= side;
  }
  return strokes.join("");
}
