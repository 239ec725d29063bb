const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
};

/** The reading direction as a factor of horizontal lengths: 1, or -1 from right to left. */
export function onward(): 1 | -1 {
  return document.dir === "rtl" ? -1 : 1;
}

/** The logical name of an arrow key: in right-to-left pages the left arrow leads forward. */
export function readKey(key: string): string {
  return onward() < 0 ? (mirrored[key] ?? key) : key;
}

/** The scroll position that puts an item at the start of a row, px; negative from right to left. */
export function placeOf(item: HTMLElement): number {
  const edgeOf = ({ offsetLeft, offsetWidth }: HTMLElement) =>
    offsetLeft + (onward() < 0 ? offsetWidth : 0);
  const first = item.parentElement?.firstElementChild as HTMLElement;
  return edgeOf(item) - edgeOf(first);
}
