/** What a visitor does before a page can be of more use than being read. */
const signs = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * Resolves when the visitor begins to use the page; at once where the address asks for something on
 * it, or the visitor has been here before.
 */
export function firstSign(): Promise<void> {
  if (location.search !== "" || location.hash !== "" || scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = new AbortController();
    const note = () => {
      stop.abort();
      resolve();
    };
    const options = { signal: stop.signal, passive: true, capture: true };
    for (const sign of signs) addEventListener(sign, note, options);
  });
}
