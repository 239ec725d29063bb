import { useCallback, useEffect, useState } from "react";
import type { SentView } from "../view.ts";
import { firstSign } from "./first-sign.ts";

/**
 * Wakes the page that was sent at the first sign of its visitor. A click on a link that is marked
 * `data-awaits-page` is kept until then. Gives back how to wake the page at once.
 */
export function useAwakening({ awaken, awake }: SentView, onAwake: () => void): () => void {
  const [, setIsLoaded] = useState(false);

  const wake = useCallback(() => {
    // The new state only tells React to try: the page reads for itself that it is loaded.
    awaken?.().then(() => setIsLoaded(true), console.error);
  }, [awaken]);

  useEffect(() => {
    if (!awaken) return;
    let kept: HTMLElement | undefined;
    const keepClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>("a[data-awaits-page]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      kept = link;
    };
    addEventListener("click", keepClick, { capture: true });
    const release = () => removeEventListener("click", keepClick, { capture: true });
    firstSign().then(wake);
    awake.then(() => {
      release();
      onAwake();
      kept?.click();
    });
    return release;
  }, [awaken, awake, wake, onAwake]);

  return wake;
}
