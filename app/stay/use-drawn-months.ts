import { useDeferredValue, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * Whether months out of sight are drawn. The server's HTML has all of them; a page that a link leads
 * to shows those in sight first, so that it is there at once, and the others in slices after that.
 */
export function useDrawsAllMonths(): boolean {
  const isSent = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useDeferredValue(true, isSent);
}
