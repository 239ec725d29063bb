import type { Box } from "./map-view.ts";

/** Where a name may stand from its mark, the best first: how far to the right of it, and below. */
const sides = {
  right: [1, 0],
  left: [-1, 0],
  above: [0, -1],
  below: [0, 1],
  "upper-right": [1, -1],
  "lower-right": [1, 1],
  "upper-left": [-1, -1],
  "lower-left": [-1, 1],
} as const;

/** A name without a mark stands on its point. */
type LabelSide = keyof typeof sides | "on";

/** How a label is shown: its side, none for a mark alone, and what of it is left on small maps. */
export type PlacedLabel = {
  readonly side: LabelSide | "none";
  readonly small: "whole" | "unnamed" | "hidden";
};

/** A name on a map, and the point that it belongs to, in parts of the map's width and height. */
export type Label = {
  readonly at: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Whether the point has a mark; a name without one stands on it. */
  readonly hasMark: boolean;
  /** The size of its letters, in parts of the text's. */
  readonly size: number;
};

type MapSize = { readonly width: number; readonly text: number; readonly mark: number };

/** The sizes in which pages show maps, in pixels; letters and marks as `place-map.module.css` has them. */
const smallSizes = [290, 320, 360, 400, 440, 511].map((width): MapSize => {
  return { width, text: 13, mark: 24 };
});
const largeSizes = [512, 560, 640, 720, 800, 900, 1000, 1200].map((width): MapSize => {
  return { width, text: 15, mark: 26 };
});

/** A map with what stands on it already. */
type FilledMap = MapSize & {
  readonly height: number;
  readonly taken: { readonly by: Label; readonly box: Box }[];
};

/** What names keep from the edge of the map, and from whatever else stands on it, in pixels. */
const gap = 3;
const between = 1;
/** What a finger needs, in pixels; marks nearer to each other would cover one another. */
const target = 24;
/** How far from the house a mark can be told from it, in pixels. */
const apart = 5;

/**
 * Where each label stands so that its name is whole and apart from all others, on maps of all sizes,
 * or at least on those that are not small. Labels come in the order of their importance, the house
 * first: where there is no room, the later one goes. Those that stand nowhere are left out.
 */
export function placeLabels(
  labels: readonly Label[],
  aspect: number,
): ReadonlyMap<string, PlacedLabel> {
  const fill = (size: MapSize): FilledMap => {
    return { ...size, height: size.width / aspect, taken: [] };
  };
  const large = largeSizes.map(fill);
  const all = [...smallSizes.map(fill), ...large];
  const marks = placeMarks(
    labels.filter(({ hasMark }) => hasMark),
    [all, large],
  );
  for (const [label, maps] of marks) {
    for (const map of maps) {
      map.taken.push({ by: label, box: markBox(label, map, map.mark) });
    }
  }
  const placed = new Map<string, PlacedLabel>();
  for (const label of labels) {
    const shown = label.hasMark ? marks.get(label) : all;
    if (!shown) continue;
    const maps = [shown, large].find((some) => findSide(label, some));
    const side = maps && findSide(label, maps);
    if (side) {
      for (const map of maps) map.taken.push({ by: label, box: nameBox(label, side, map) });
    } else if (!label.hasMark) continue;
    const isHidden = shown === large || !label.hasMark;
    const small = maps === all ? "whole" : isHidden ? "hidden" : "unnamed";
    placed.set(label.at, { side: side ?? "none", small });
  }
  return placed;
}

/** The maps, all or else the large ones, on which each mark can be told from those before it, and touched. */
function placeMarks(labels: readonly Label[], choices: readonly (readonly FilledMap[])[]) {
  const marks = new Map<Label, readonly FilledMap[]>();
  for (const label of labels) {
    const isClear = (map: FilledMap) =>
      [...marks].every(([other, maps], rank) => {
        // The house is no target: others may come as near as they can be told apart.
        const size = rank === 0 ? apart : target;
        return (
          !maps.includes(map) || !overlap(markBox(label, map, size), markBox(other, map, size))
        );
      });
    const maps = choices.find((some) => some.every(isClear));
    if (maps) marks.set(label, maps);
  }
  return marks;
}

/** The best side where the name has room on all of these maps. */
function findSide(label: Label, maps: readonly FilledMap[]): LabelSide | undefined {
  const options = label.hasMark ? (Object.keys(sides) as LabelSide[]) : (["on"] as const);
  return options.find((side) =>
    maps.every((map) => {
      const box = nameBox(label, side, map);
      // Whoever sets letters apart sees the name whole, too.
      const spread = nameBox(label, side, map, 0.13);
      const isWhole =
        spread.left >= gap &&
        spread.top >= gap &&
        spread.right <= map.width - gap &&
        spread.bottom <= map.height - gap;
      return (
        isWhole &&
        map.taken.every((other) => other.by === label || !overlap(grow(box, between), other.box))
      );
    }),
  );
}

function markBox({ x, y }: Label, { width, height }: FilledMap, size: number): Box {
  return around(x * width, y * height, size, size);
}

function nameBox(
  label: Label,
  side: LabelSide,
  { width, height, text, mark }: FilledMap,
  spacing = 0,
): Box {
  const size = label.size * text;
  const wide = (measureText(label.name) + spacing * label.name.length) * size;
  const high = size * 1.3;
  const [across, down] = side === "on" ? [0, 0] : sides[side];
  // A name at a corner begins at three quarters of its mark, above or below it.
  const isCorner = across !== 0 && down !== 0;
  const x = label.x * width + across * (wide / 2 + (isCorner ? mark / 4 : mark / 2));
  const y = label.y * height + down * (high / 2 + mark / 2);
  return around(x, y, wide, high);
}

function around(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function grow({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

/** Boxes that touch do not, however their edges are rounded. */
function overlap(one: Box, other: Box): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.min(wide, high) > 1e-6;
}

/** The width of a text in parts of its letters' size, rather too wide: real widths need a browser. */
function measureText(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

function widthOf(letter: string): number {
  if (/[iljI.,:;'’ \u00a0]/.test(letter)) return 0.29;
  if (/[ftr()-]/.test(letter)) return 0.38;
  if (/[mwMW]/.test(letter)) return 0.86;
  return /\p{Lu}/u.test(letter) ? 0.64 : 0.55;
}
