export type Framed = { readonly picture: { readonly width: number; readonly height: number } };

/** The properties of a picture that decide its row: ratio and weight. */
export type Ranked = Framed & { readonly weight?: "large" | "small" | undefined };

type Rows<Photo> = { readonly cost: number; readonly rows: readonly (readonly Photo[])[] };

/** Target widths of rows without weights, in row heights, repeated cyclically. */
const rhythm = [2, 3, 4.2, 3] as const;
const widthOfLarge = 2;
const widthOfSmall = 3.4;
const mostInRow = 4;

/**
 * The pictures of a chapter in rows, in their order. All of a row are equally high and whole, so that the
 * row is as wide as their ratios together; a large one has no other large or small one beside it.
 */
export function arrangeRows<Photo extends Ranked>(
  photos: readonly Photo[],
): readonly (readonly Photo[])[] {
  const known = new Map<string, Rows<Photo>>();
  return arrangeFrom(0, 0).rows;

  /** The best rows from a picture on, and their distance from the targets. */
  function arrangeFrom(start: number, beat: number): Rows<Photo> {
    if (start === photos.length) return { cost: 0, rows: [] };
    const key = `${start} ${beat}`;
    const best = known.get(key) ?? chooseRow(start, beat);
    known.set(key, best);
    return best;
  }

  function chooseRow(start: number, beat: number): Rows<Photo> {
    const choices = photos.slice(start, start + mostInRow).map((_, index) => {
      const row = photos.slice(start, start + index + 1);
      const next = arrangeFrom(start + index + 1, (beat + 1) % rhythm.length);
      return { cost: next.cost + misfit(row, rhythm[beat] ?? 2), rows: [row, ...next.rows] };
    });
    return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best));
  }
}

/** The width of pictures beside each other, in row heights. */
export function widthOf(row: readonly Framed[]): number {
  return row.reduce((sum, { picture }) => sum + picture.width / picture.height, 0);
}

function misfit(row: readonly Ranked[], plain: number): number {
  const large = row.filter(({ weight }) => weight === "large").length;
  const small = row.filter(({ weight }) => weight === "small").length;
  const wanted = large > 0 ? widthOfLarge : small > 0 ? widthOfSmall : plain;
  const isMixed = large > 1 || (large > 0 && small > 0);
  return Math.log(widthOf(row) / wanted) ** 2 + (isMixed ? 0.5 : 0);
}
