import { drawLines, type Line, type Turn } from "./draw-faces.ts";
import type { Place } from "./faces.ts";
import { type Box, isWithin, type Ring } from "./outlines.ts";

/** In units of the plan: how high its beams lie, how far they reach out, and the ways between posts and between slats. */
const [height, reach, postGap, slatGap] = [225, 25, 380, 58];

/** Every so many slats one has leaves, as its beams have. */
const vineGap = 4;

/** The lines of a pergola: what it is built of, and of that what a vine grows on. It has no posts where a wall is. */
export function raisePergola(
  [[left, top], [right, end]]: Box,
  base: number,
  walls: readonly Ring[],
) {
  const isWide = right - left >= end - top;
  const [from, to, near, far] = isWide ? [left, right, top, end] : [top, end, left, right];
  const place = (along: number, across: number, high = height): Place =>
    isWide ? [along, across, base + high] : [across, along, base + high];
  const divide = (gap: number) => {
    const count = Math.max(1, Math.round((to - from) / gap));
    return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);
  };
  const isFree = ([x, y]: Place) =>
    !walls.some((ring) => [-9, 9].some((way) => isWithin([x + way, y + way], ring)));
  const posts = divide(postGap)
    .flatMap((along) =>
      [near, far].map((across) => [place(along, across, 0), place(along, across)] as const),
    )
    .filter(([foot]) => isFree(foot));
  const beams = [near, far].map((across) => [
    place(from - reach, across),
    place(to + reach, across),
  ]);
  const slats = divide(slatGap).map((along) => [
    place(along, near - reach),
    place(along, far + reach),
  ]);
  return {
    frame: [...posts, ...beams, ...slats],
    vine: [...beams, ...slats.filter((_, at) => at % vineGap === 0)],
  };
}

/** A pergola in ink and in the page's colours: wood, and leaves of two sizes. */
export function drawPergola(
  { frame, vine }: ReturnType<typeof raisePergola>,
  id: string,
  turn: Turn,
): string {
  const path = (name: string, lines: readonly Line[]) =>
    `<path id="${name}-${id}" d="${drawLines(lines, turn)}"/>`;
  const use = (name: string, look: string) => `<use href="#${name}-${id}" ${look}/>`;
  return [
    `<defs>${path("frame", frame)}${path("vine", vine)}</defs>`,
    use("frame", 'stroke-width="15"'),
    use("frame", 'stroke="var(--wood)" stroke-width="10"'),
    '<g stroke-linecap="round">',
    use("vine", 'stroke="var(--leaves)" stroke-width="30" stroke-dasharray="0 24 0 31 0 19 0 57"'),
    use("vine", 'y="-9" stroke="var(--shutters)" stroke-width="17" stroke-dasharray="0 17 0 45"'),
    "</g>",
  ].join("");
}
