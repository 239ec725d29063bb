/** Moves the focus to the heading of a page that has just been shown; scrolling is not ours. */
export function focusPage(document: Document): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
