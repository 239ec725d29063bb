/**
 * Moves the focus into the new page: to the target of the hash, as the browser would, else to the heading.
 */
export function focusPage(): void {
  const named = document.getElementById(location.hash.slice(1));
  const place = named ?? document.querySelector<HTMLElement>("main h1");
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
