import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { runWhenIdle } from "../browser/run-when-idle.ts";

const neverChanges = () => () => undefined;

/**
 * Whether months out of sight are drawn. The server's HTML has all of them; a page that a link leads
 * to shows those in sight first, so that it is there at once, and the others when there is time.
 */
export function useDrawsAllMonths(): boolean {
  const isSent = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [drawsAll, setDrawsAll] = useState(isSent);
  useEffect(() => {
    // In a transition React works in slices, and leaves the processor to the guest in between.
    runWhenIdle(() => startTransition(() => setDrawsAll(true)));
  }, []);
  return drawsAll;
}
