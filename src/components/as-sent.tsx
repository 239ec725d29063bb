import { use, useEffect } from "react";

const forever = new Promise<never>(() => undefined);

/**
 * What the server has sent, inside a `<Suspense>`: React waits for this for ever, and meanwhile
 * leaves the HTML alone. Rendered anew it is nothing at all, so the boundary needs a fallback.
 */
export function AsSent(): never {
  return use(forever);
}

/** The fallback around it: calls back when React had to throw away what the server has sent. */
export function WhenLost({ onLost }: { onLost: () => void }) {
  useEffect(() => {
    onLost();
  }, [onLost]);
  return null;
}
