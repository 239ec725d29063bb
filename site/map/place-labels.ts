/** The positions of a label relative to its mark, the best first: offset to the right and down. */
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

/** Labels without a mark are centred on their point. */
type LabelSide = keyof typeof sides | "on";

/** The position of a label: its side, none for a mark alone, and its state on small maps. */
export type PlacedLabel = {
  readonly side: LabelSide | "none";
  readonly small: "whole" | "unnamed" | "hidden";
};

/** A label and its point, as fractions of the map's width and height. */
export type Label = {
  readonly at: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Whether the point has a mark. */
  readonly hasMark: boolean;
  /** The font size relative to the text. */
  readonly size: number;
};

/** Maps from one width to another, with letters and marks as in `place-map.module.css`; in pixels. */
type Layout = typeof smallMap;
export const smallMap = { from: 290, to: 512, text: 13, mark: 24 };
const largeMap: Layout = { from: 512, to: 1200, text: 15, mark: 26 };
const [both, onlyLarge] = [[smallMap, largeMap], [largeMap]] as const;

/** The width of a letter relative to its size, estimated generously; and with text spacing (WCAG 1.4.12). */
const [letterWidth, spacedLetterWidth] = [0.58, 0.7];
/** The distance of labels from the edge and from each other, in pixels. */
const [gap, between] = [3, 1];
/** The size of a touch target, and the least visible distance from the house, in pixels. */
const [target, apart] = [24, 5];

/** A box on a map: its point in parts of the map's width, its edges in pixels from there. */
type LabelBox = Record<"x" | "y" | "left" | "right" | "top" | "bottom", number>;
type Placed = { readonly by: Label; readonly layout: Layout; readonly box: LabelBox };

/**
 * Where each label stands so that its name is whole and apart from all others at every width of both layouts, or at
 * least of the large one. Labels come in the order of their importance, the house first: where there is no room, the
 * later one goes. Those that stand nowhere are left out.
 */
export function placeLabels(
  labels: readonly Label[],
  aspect: number,
): ReadonlyMap<string, PlacedLabel> {
  const inWidths = labels.map((label) => ({ ...label, y: label.y / aspect }));
  const marks = placeMarks(inWidths.filter(({ hasMark }) => hasMark));
  const taken: Placed[] = [...marks].flatMap(([by, layouts]) =>
    layouts.map((layout) => ({ by, layout, box: markBox(by, layout.mark) })),
  );
  const placed = new Map<string, PlacedLabel>();
  for (const label of inWidths) {
    const visibility = label.hasMark ? marks.get(label) : both;
    if (!visibility) continue;
    const { side, layouts = [] } = findPlace(label, [visibility, onlyLarge], taken, aspect) ?? {};
    if (side) {
      taken.push(
        ...layouts.map((layout) => ({ by: label, layout, box: nameBox(label, side, layout) })),
      );
    } else if (!label.hasMark) continue;
    const isHidden = visibility === onlyLarge || !label.hasMark;
    const small = layouts === both ? "whole" : isHidden ? "hidden" : "unnamed";
    placed.set(label.at, { side: side ?? "none", small });
  }
  return placed;
}

/** The layouts, both or else the large one, in which each mark can be told from those before it, and touched. */
function placeMarks(labels: readonly Label[]): ReadonlyMap<Label, readonly Layout[]> {
  const marks = new Map<Label, readonly Layout[]>();
  for (const label of labels) {
    const isClear = (layout: Layout) =>
      [...marks].every(([other, layouts], rank) => {
        // The house is no target, so marks may be closer to it.
        const size = rank === 0 ? apart : target;
        const isShared = layouts.includes(layout);
        return !isShared || !doOverlap(markBox(label, size), markBox(other, size), layout);
      });
    const layouts = [both, onlyLarge].find((some) => some.every(isClear));
    if (layouts) marks.set(label, layouts);
  }
  return marks;
}

/** The first of these choices of layouts in which the name has room on one side, and the best such side. */
function findPlace(
  label: Label,
  choices: readonly (readonly Layout[])[],
  taken: readonly Placed[],
  aspect: number,
) {
  const options = label.hasMark ? (Object.keys(sides) as LabelSide[]) : (["on"] as const);
  const others = taken.filter(({ by }) => by !== label);
  for (const layouts of choices) {
    const side = options.find((option) =>
      layouts.every((layout) => {
        const box = nameBox(label, option, layout);
        return (
          isWhole(nameBox(label, option, layout, spacedLetterWidth), layout.from, aspect) &&
          others.every((other) => other.layout !== layout || !doOverlap(box, other.box, layout))
        );
      }),
    );
    if (side) return { side, layouts };
  }
  return undefined;
}

function markBox({ x, y }: Label, size: number): LabelBox {
  const half = size / 2;
  return { x, y, left: -half, right: half, top: -half, bottom: half };
}

function nameBox(
  { x, y, name, size }: Label,
  side: LabelSide,
  { text, mark }: Layout,
  letter = letterWidth,
): LabelBox {
  // From its middle to its edges.
  const wide = (countLetters(name) * letter * size * text) / 2;
  const high = (1.3 * size * text) / 2;
  const [across, down] = side === "on" ? [0, 0] : sides[side];
  // A name at a corner begins at three quarters of its mark, above or below it.
  const isCorner = across !== 0 && down !== 0;
  const middle = across * (wide + (isCorner ? mark / 4 : mark / 2));
  const line = down * (high + mark / 2);
  return {
    ...{ x, y, left: middle - wide - between, right: middle + wide + between },
    ...{ top: line - high - between, bottom: line + high + between },
  };
}

/** How many letters of common width a name is as wide as: narrow ones are half of one, wide ones one and a half. */
function countLetters(name: string): number {
  const count = (letters: RegExp) => name.match(letters)?.length ?? 0;
  return name.length - count(/[fijlrtI.,'’() -]/g) / 2 + count(/[mwMWHNOQGD]/g) / 2;
}

/** Whether a box lies within a map of this width, and so of all wider ones. */
function isWhole({ x, y, left, right, top, bottom }: LabelBox, width: number, aspect: number) {
  const isAcross = x * width + left >= gap && x * width + right <= width - gap;
  return isAcross && y * width + top >= gap && y * width + bottom <= width / aspect - gap;
}

/** Whether two boxes overlap at any width of a layout. */
export function doOverlap(one: LabelBox, other: LabelBox, { from, to }: Layout): boolean {
  // With the width their points move apart, and their edges do not: each condition holds up to a width, or from one on.
  const conditions = [
    [one.x - other.x, other.right - one.left],
    [other.x - one.x, one.right - other.left],
    [one.y - other.y, other.bottom - one.top],
    [other.y - one.y, one.bottom - other.top],
  ] as const;
  let [first, last] = [from, to];
  for (const [apartPerWidth, room] of conditions) {
    if (apartPerWidth > 0) last = Math.min(last, room / apartPerWidth);
    else if (apartPerWidth < 0) first = Math.max(first, room / apartPerWidth);
    else if (room <= 0) return false;
  }
  return first < last;
}
