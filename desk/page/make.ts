/** A new element with children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly (string | HTMLElement)[],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
