type Share = "whole" | "half" | "third";

const sharesOnWideScreens: Readonly<Record<Share, string>> = {
  whole: "calc(100vw - 8rem)",
  half: "45vw",
  third: "29.5vw",
};

/** The window without its gutters. */
const wholeRow = "calc(94vw - 1.2rem)";

/** The `sizes` of a picture in a group of the gallery, whose grid is in `gallery-page.module.css`. */
export function thumbnailSizes(position: number, count: number): string {
  const isFirstOfOdd = position === 0 && count % 2 === 1;
  const onMediumScreens = isFirstOfOdd ? wholeRow : "44vw";
  const onWideScreens = sharesOnWideScreens[shareOfRow(position, count)];
  return `(width >= 80rem) ${onWideScreens}, (width >= 40rem) ${onMediumScreens}, ${wholeRow}`;
}

function shareOfRow(position: number, count: number): Share {
  if (count === 3) return "third";
  if (count === 4) return "half";
  if (position === 0) return count === 7 ? "whole" : "half";
  return position === 1 && count % 2 === 0 ? "half" : "third";
}
