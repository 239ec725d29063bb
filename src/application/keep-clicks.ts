/** Clicks that a page cannot answer yet. */
export type KeptClicks = {
  /** Makes the last of them again, now that the page can answer it. */
  readonly repeat: () => void;
  /** Lets it do what the link does by itself, since the page will never answer. */
  readonly follow: () => void;
  /** Keeps no more of them. */
  readonly stop: () => void;
};

/** Keeps the clicks on links that are marked `data-awaits-page`, from now on. */
export function keepClicks(): KeptClicks {
  let kept: HTMLAnchorElement | undefined;
  const keep = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-awaits-page]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    kept = link;
  };
  const stop = () => removeEventListener("click", keep, { capture: true });
  addEventListener("click", keep, { capture: true });
  return {
    repeat() {
      stop();
      kept?.click();
    },
    follow() {
      stop();
      if (kept) location.assign(kept.href);
    },
    stop,
  };
}
