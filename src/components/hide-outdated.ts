/** Hides what is no longer true: elements whose `data-valid-until`, a time in ISO 8601, has passed. */
export function hideOutdated(root: ParentNode, now: Date): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-valid-until]")) {
    element.hidden = now > new Date(element.dataset["validUntil"] ?? "");
  }
}
