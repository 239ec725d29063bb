/** Where a name may stand from its mark, the best first. */
const sides = [
  ...(["right", "left", "above", "below"] as const),
  ...(["upper-right", "lower-right", "upper-left", "lower-left"] as const),
];

/** A name without a mark stands on its point. */
type LabelSide = (typeof sides)[number] | "on";

/** How a label is shown: its side, none for a mark alone, and what of it is left on small maps. */
export type PlacedLabel = {
  readonly side: LabelSide | "none";
  readonly small: "whole" | "unnamed" | "hidden";
};

/** A map as wide as this, in pixels: the letters and marks on it have these sizes. */
export type MapSize = {
  readonly width: number;
  readonly text: number;
  readonly mark: number;
  readonly isSmall: boolean;
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

type SizedMap = MapSize & { readonly height: number };

/** A map with what stands on it already. */
type FilledMap = SizedMap & {
  readonly taken: Box[];
  /** Points of lines that names should not cover, and do where else they would stand nowhere. */
  readonly lines: readonly Box[];
  /** Likewise names that stand on their points, and nowhere else. */
  readonly names: readonly Box[];
};

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** What names keep from the edge of the map, in pixels. */
const gap = 3;
/** What a finger needs, in pixels; marks nearer to each other would cover one another. */
const target = 24;
/** How far from the house a mark can be told from it, in pixels. */
const apart = 5;

/**
 * Where each label stands so that its name is whole and apart from all others, on maps of all these
 * sizes, or at least on those that are not small. Labels come in the order of their importance: where
 * there is no room, the later one goes. Those that stand nowhere are left out.
 */
export function placeLabels(
  labels: readonly Label[],
  {
    aspect,
    sizes,
    lines = [],
  }: {
    readonly aspect: number;
    readonly sizes: readonly MapSize[];
    /** Points along what names should not cross, in parts of the map's width and height. */
    readonly lines?: readonly (readonly number[])[];
  },
): ReadonlyMap<string, PlacedLabel> {
  const all = sizes.map((size): FilledMap => {
    const map = { ...size, height: size.width / aspect };
    return {
      ...map,
      taken: [],
      lines: lines.map(([x = 0, y = 0]) => around(x * map.width, y * map.height, 0, 0)),
      names: labels.filter(({ hasMark }) => !hasMark).map((label) => nameBox(label, "on", map)),
    };
  });
  const large = all.filter(({ isSmall }) => !isSmall);
  const marks = placeMarks(
    labels.filter(({ hasMark }) => hasMark),
    all,
    large,
  );
  for (const { label, maps } of marks.values()) {
    for (const map of maps) map.taken.push(markBox(label, map, map.mark));
  }
  const placed = new Map<string, PlacedLabel>();
  for (const label of labels) {
    const shown = label.hasMark ? marks.get(label.at)?.maps : all;
    if (!shown) continue;
    const isHidden = shown === large;
    const maps = [shown, large].find((some) => findFreeSides(label, some).length > 0);
    const side = maps && findSide(label, maps);
    if (side) for (const map of maps) map.taken.push(nameBox(label, side, map));
    else if (!label.hasMark) continue;
    const isOnSmall = maps === all;
    const small = isOnSmall ? "whole" : isHidden || !label.hasMark ? "hidden" : "unnamed";
    placed.set(label.at, { side: side ?? "none", small });
  }
  return placed;
}

/** The maps on which each mark can be told from those before it, and touched. */
function placeMarks(
  labels: readonly Label[],
  all: readonly FilledMap[],
  large: readonly FilledMap[],
) {
  const marks = new Map<string, { label: Label; maps: readonly FilledMap[] }>();
  for (const label of labels) {
    const maps = [all, large].find((some) =>
      some.every((map) =>
        [...marks.values()].every(({ label: other, maps: shown }, rank) => {
          if (!shown.includes(map)) return true;
          // The first, the house, is no target: others may come as near as they can be told apart.
          const size = rank === 0 ? apart : target;
          return !overlap(markBox(label, map, size), markBox(other, map, size));
        }),
      ),
    );
    if (maps) marks.set(label.at, { label, maps });
  }
  return marks;
}

/** The sides where the name has room on all of these maps, the best first. */
function findFreeSides(label: Label, maps: readonly FilledMap[]): readonly LabelSide[] {
  const options = label.hasMark ? sides : (["on"] as const);
  return options.filter((side) =>
    maps.every((map) => {
      const box = nameBox(label, side, map);
      // Whoever sets letters apart sees the name whole, too.
      const spread = nameBox(label, side, map, 0.13);
      const isWhole =
        spread.left >= gap &&
        spread.top >= gap &&
        spread.right <= map.width - gap &&
        spread.bottom <= map.height - gap;
      return isWhole && !map.taken.some((other) => overlap(box, other));
    }),
  );
}

/** The free side where the name covers least of what it should not. */
function findSide(label: Label, maps: readonly FilledMap[]): LabelSide | undefined {
  const free = findFreeSides(label, maps);
  const covered = free.map((side) => measureCovered(label, side, maps));
  return free[covered.indexOf(Math.min(...covered))];
}

/** On the narrowest of the maps, where the name is largest; another name counts as much as a long line. */
function measureCovered(label: Label, side: LabelSide, [map]: readonly FilledMap[]): number {
  if (!map) return 0;
  const box = nameBox(label, side, map);
  const count = (boxes: readonly Box[]) => boxes.filter((other) => overlap(box, other)).length;
  return count(map.lines) + 50 * count(map.names);
}

function markBox({ x, y }: Label, { width, height }: SizedMap, size: number): Box {
  return around(x * width, y * height, size, size);
}

function nameBox(
  label: Label,
  side: LabelSide,
  { width, height, text, mark }: SizedMap,
  spacing = 0,
): Box {
  const size = label.size * text;
  const wide = (measureText(label.name) + spacing * label.name.length) * size;
  const high = size * 1.3;
  const across = side.endsWith("right") ? 1 : side.endsWith("left") ? -1 : 0;
  const down = /^(?:below|lower)/.test(side) ? 1 : /^(?:above|upper)/.test(side) ? -1 : 0;
  // A name at a corner begins at three quarters of its mark, above or below it.
  const isCorner = across !== 0 && down !== 0;
  const x = label.x * width + across * (wide / 2 + (isCorner ? mark / 4 : mark / 2));
  const y = label.y * height + down * (high / 2 + mark / 2);
  return around(x, y, wide, high);
}

function around(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
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
