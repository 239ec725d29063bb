import { between, type Face, type Place } from "./faces.ts";
import type { Ring } from "./outlines.ts";

/** Windows begin and end so high; what is wider, on the lowest floor, is a door, and what is wider still has no leaves. */
const [sill, lintel, narrowestWindow, widestWindow, widestShut] = [90, 215, 20, 130, 250];

/** How wide a pane may be, and the frame between two. */
const [paneWidth, frame] = [80, 9];

/** Of each opening of a wall, where rings of the plan lie across it, its panes, and leaves where they have room beside. */
export function findOpenings({ corners: [from, to] }: Face, rings: readonly Ring[], level: number) {
  if (!from || !to) return [];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const spans = rings
    .flatMap((ring) => findSpan(from, to, length, ring))
    .toSorted(([start], [other]) => start - other);
  return spans.map(([start, end], at) => {
    const width = end - start;
    const foot = level === 0 && width > widestWindow ? 0 : sill;
    const place = (way: number, height: number) => between(from, to, way / length, height);
    const raise = (left: number, right: number): readonly Place[] => [
      ...[place(left, foot), place(right, foot)],
      ...[place(right, lintel), place(left, lintel)],
    ];
    const count = Math.ceil(width / paneWidth);
    const pane = (width + frame) / count;
    const lefts = Array.from({ length: count }, (_, index) => start + index * pane);
    const free = Math.min(
      start - (spans[at - 1]?.[1] ?? -start),
      (spans[at + 1]?.[0] ?? 2 * length - end) - end,
    );
    const leaf = Math.min(width, free - frame) / 2;
    const isShut = width <= widestShut && leaf >= narrowestWindow;
    return {
      panes: lefts.map((left) => raise(left, left + pane - frame)),
      leaves: isShut ? [raise(start - leaf, start), raise(end, end + leaf)] : [],
    };
  });
}

/** Where along a wall a ring of the plan lies across it, from start to end. */
function findSpan(from: Place, to: Place, length: number, ring: Ring): [number, number][] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const across = ring.map(([x, y]) => ((y - from[1]) * dx - (x - from[0]) * dy) / length);
  const along = ring.map(([x, y]) => ((x - from[0]) * dx + (y - from[1]) * dy) / length);
  const [start, end] = [Math.min(...along), Math.max(...along)];
  const isAcross = Math.min(...across) < 1 && Math.max(...across) > -1;
  const isOutside = start < -1 || end > length + 1 || end - start < narrowestWindow;
  return isAcross && !isOutside ? [[start, end]] : [];
}
