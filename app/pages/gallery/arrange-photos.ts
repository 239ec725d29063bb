/**
 * Where a picture of a chapter stands on a wide screen: over the whole row, tall beside two that lie
 * one above the other, as the broad or the narrow one of a pair, as one of two uprights, or as one of
 * three, of which the first is large on a narrow screen.
 */
export type Slot = "whole" | "tall" | "beside" | "broad" | "narrow" | "half" | "first" | "third";

/** How many lying pictures in a row stand in one row, again and again. */
const rhythm = [1, 2, 3, 2] as const;

/** The rows of lying pictures by their number; pairs take turns. */
const pairs = [
  ["broad", "narrow"],
  ["narrow", "broad"],
] as const;

/**
 * The slots of a chapter's pictures, of which it is told whether each is upright, in their order:
 * every row is filled, however many there are.
 */
export function arrangePhotos(isUpright: readonly boolean[]): Slot[] {
  const slots: Slot[] = [];
  let beat = 0;
  let pairsMade = 0;
  while (slots.length < isUpright.length) slots.push(...nextRow(isUpright.slice(slots.length)));
  return slots;

  function nextRow(rest: readonly boolean[]): readonly Slot[] {
    const [first, second, third] = rest;
    if (second === undefined) return ["whole"];
    if (first && second) return ["half", "half"];
    if (first) return third === false ? ["tall", "beside", "beside"] : ["narrow", "broad"];
    if (slots.length > 0 && second) {
      return third === false ? ["beside", "tall", "beside"] : ["broad", "narrow"];
    }
    const lying = rest.findIndex((upright) => upright);
    return lyingRow(lying < 0 ? rest.length : lying);
  }

  function lyingRow(count: number): readonly Slot[] {
    const wanted = rhythm[beat++ % rhythm.length] ?? 1;
    // None is left over for a row of its own at the end.
    const size = count <= 3 ? count : count === 4 && wanted === 3 ? 2 : wanted;
    if (size === 1) return ["whole"];
    if (size === 3) return ["first", "third", "third"];
    return pairs[pairsMade++ % 2] ?? pairs[0];
  }
}
