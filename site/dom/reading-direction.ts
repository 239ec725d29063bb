const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
};

/** Which way the page goes on, as a factor of lengths to the right: 1, or -1 where it is read from there. */
export function onward(): 1 | -1 {
  return document.dir === "rtl" ? -1 : 1;
}

/** The name of a key as it is meant: where a page is read from the right, the left arrow leads on. */
export function readKey(key: string): string {
  return onward() < 0 ? (mirrored[key] ?? key) : key;
}

/** How far a row has to be scrolled for an item to stand at its beginning, px; below zero to the left. */
export function placeOf(item: HTMLElement): number {
  const edgeOf = ({ offsetLeft, offsetWidth }: HTMLElement) =>
    offsetLeft + (onward() < 0 ? offsetWidth : 0);
  const first = item.parentElement?.firstElementChild as HTMLElement;
  return edgeOf(item) - edgeOf(first);
}
