import { between, type Face, type Place } from "./faces.ts";
import type { Ring } from "./outlines.ts";

/** Windows begin and end so high; what is wider, on the lowest floor, is a door. */
const [sill, lintel, widestWindow, narrowestWindow] = [90, 215, 130, 20];

/** How wide a pane is, and the frame between two; what is wider has no leaves beside it. */
const [paneWidth, frame, widestShut] = [80, 9, 250];

type Span = readonly [start: number, end: number];

/**
 * The openings of a wall, where rings of the plan lie across it: panes of glass, and the leaves that would close them,
 * as far as they have room beside.
 */
export function findOpenings({ corners: [from, to] }: Face, rings: readonly Ring[], level: number) {
  if (!from || !to) return { panes: [], leaves: [] };
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const spans = rings
    .flatMap((ring) => findSpan(from, to, length, ring))
    .toSorted(([start], [other]) => start - other);
  const raise = ([start, end]: Span, foot: number): readonly Place[] =>
    (
      [
        [start, foot],
        [end, foot],
        [end, lintel],
        [start, lintel],
      ] as const
    ).map(([way, height]) => between(from, to, way / length, height));
  const openings = spans.map(([start, end], at) => {
    const width = end - start;
    const foot = level === 0 && width > widestWindow ? 0 : sill;
    const count = Math.ceil(width / paneWidth);
    const pane = (width + frame) / count;
    const panes = Array.from({ length: count }, (_, index) => start + index * pane);
    const free = Math.min(
      start - (spans[at - 1]?.[1] ?? -start),
      (spans[at + 1]?.[0] ?? 2 * length - end) - end,
    );
    const leaf = width > widestShut ? 0 : Math.min(width, free - frame) / 2;
    return {
      panes: panes.map((left) => raise([left, left + pane - frame], foot)),
      leaves:
        leaf < narrowestWindow
          ? []
          : [raise([start - leaf, start], foot), raise([end, end + leaf], foot)],
    };
  });
  return {
    panes: openings.flatMap(({ panes }) => panes),
    leaves: openings.flatMap(({ leaves }) => leaves),
  };
}

/** Where a ring of the plan lies across a wall. */
function findSpan(from: Place, to: Place, length: number, ring: Ring): readonly Span[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const across = ring.map(([x, y]) => ((y - from[1]) * dx - (x - from[0]) * dy) / length);
  const along = ring.map(([x, y]) => ((x - from[0]) * dx + (y - from[1]) * dy) / length);
  const [start, end] = [Math.min(...along), Math.max(...along)];
  const isAcross = Math.min(...across) < 1 && Math.max(...across) > -1;
  return isAcross && start >= -1 && end <= length + 1 && end - start >= narrowestWindow
    ? [[start, end]]
    : [];
}
