import { type RefObject, useCallback, useState } from "react";

/** Which of the months in a row that scrolls sideways are in sight. */
type ShownMonths = { readonly first: number; readonly count: number };

/** Follows the scrolling of a row of months, and scrolls it. */
export function useShownMonths(row: RefObject<HTMLElement | null>) {
  // Two, until the page knows better: so many are prepared for picking.
  const [shown, setShown] = useState<ShownMonths>({ first: 0, count: 2 });

  const measure = useCallback(() => {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth, childElementCount } = row.current;
    const monthWidth = scrollWidth / childElementCount;
    const first = Math.round(scrollLeft / monthWidth);
    const count = Math.max(1, Math.round(clientWidth / monthWidth));
    setShown((last) => (last.first === first && last.count === count ? last : { first, count }));
  }, [row]);

  /** Brings a month into sight at once; does nothing where it is already. */
  const showMonth = useCallback(
    (index: number) => {
      const month = row.current?.children[index];
      if (!row.current || !(month instanceof HTMLElement)) return;
      const { scrollLeft, clientWidth } = row.current;
      const { offsetLeft, offsetWidth } = month;
      const isInSight =
        offsetLeft >= scrollLeft - 1 && offsetLeft + offsetWidth <= scrollLeft + clientWidth + 1;
      if (!isInSight) row.current.scrollTo({ left: offsetLeft, behavior: "instant" });
    },
    [row],
  );

  /** Turns the row by as many months as are in sight. */
  const turn = useCallback(
    (direction: 1 | -1) => {
      row.current?.scrollBy({ left: direction * row.current.clientWidth });
    },
    [row],
  );

  return { shown, measure, showMonth, turn };
}
