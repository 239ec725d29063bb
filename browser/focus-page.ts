/**
 * Moves the focus to what has just been shown: the place on it that the address names, where the
 * browser would take it anyway, or else the page's heading.
 */
export function focusPage(): void {
  const named = document.getElementById(location.hash.slice(1));
  const place = named ?? document.querySelector<HTMLElement>("main h1");
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
