import { useCallback, useEffect, useState } from "react";
import type { SentView } from "../view.ts";
import { firstSign } from "./first-sign.ts";
import { keepClicks } from "./keep-clicks.ts";

/**
 * Wakes the page that was sent at the first sign of its visitor, whose clicks are kept until then.
 * Gives back how to wake the page at once.
 */
export function useAwakening({ awaken, awake }: SentView, onAwake: () => void): () => void {
  const [, setIsLoaded] = useState(false);

  const load = useCallback(async () => {
    await awaken?.();
    // The new state only tells React to try: the page reads for itself that it is loaded.
    setIsLoaded(true);
  }, [awaken]);

  useEffect(() => {
    if (!awaken) return;
    const clicks = keepClicks();
    firstSign()
      .then(load)
      .catch((error) => {
        console.error(error);
        clicks.follow();
      });
    awake.then(() => {
      onAwake();
      clicks.repeat();
    });
    return clicks.stop;
  }, [awaken, awake, load, onAwake]);

  return useCallback(() => {
    load().catch(console.error);
  }, [load]);
}
