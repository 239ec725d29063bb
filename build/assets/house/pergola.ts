import { drawLines, type Line, type Turn } from "./draw-faces.ts";
import type { Place } from "./faces.ts";
import { boxAround, isWithin, type Ring } from "./outlines.ts";

/** In units of the plan: how high its beams lie, how far they reach out, and the ways between posts and between slats. */
const [height, reach, postGap, slatGap] = [225, 25, 380, 58];

/** A vine grows on the beams, and on one of so many slats. */
const vineGap = 4;

/** A pergola in ink, wood and leaves: beams along its longer side, with posts where no wall is, and slats across. */
export function drawPergola(
  ring: Ring,
  id: string,
  { base, walls, turn }: { base: number; walls: readonly Ring[]; turn: Turn },
): string {
  const [[left, top], [right, end]] = boxAround(ring);
  const isWide = right - left >= end - top;
  const [from, to, near, far] = isWide ? [left, right, top, end] : [top, end, left, right];
  const place = (along: number, across: number, high = height): Place =>
    isWide ? [along, across, base + high] : [across, along, base + high];
  const divide = (gap: number) => {
    const count = Math.max(1, Math.round((to - from) / gap));
    return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);
  };
  const isFree = ([x, y]: Place) =>
    !walls.some((wall) => [-9, 9].some((way) => isWithin([x + way, y + way], wall)));
  const beams = [near, far].map((side) => [place(from - reach, side), place(to + reach, side)]);
  const slats = divide(slatGap).map((at) => [place(at, near - reach), place(at, far + reach)]);
  const feet = divide(postGap).flatMap((at) => [place(at, near, 0), place(at, far, 0)]);
  const posts = feet.filter(isFree).map(
    ([x, y]): Line => [
      [x, y, base],
      [x, y, base + height],
    ],
  );
  const path = (name: string, lines: readonly Line[]) =>
    `<path id="${name}-${id}" d="${drawLines(lines, turn)}"/>`;
  const use = (name: string, look: string) => `<use href="#${name}-${id}" ${look}/>`;
  return [
    `<defs>${path("frame", [...posts, ...beams, ...slats])}`,
    `${path("vine", [...beams, ...slats.filter((_, at) => at % vineGap === 0)])}</defs>`,
    use("frame", 'stroke-width="15"'),
    use("frame", 'stroke="var(--wood)" stroke-width="10"'),
    '<g stroke-linecap="round">',
    use("vine", 'stroke="var(--leaves)" stroke-width="33" stroke-dasharray="0 47 0 31 0 66"'),
    use("vine", 'y="-7" stroke="var(--leaves)" stroke-width="22" stroke-dasharray="0 26 0 39"'),
    use("vine", 'y="-12" stroke="var(--sunlit)" stroke-width="13" stroke-dasharray="0 23 0 47"'),
    "</g>",
  ].join("");
}
