import { type ReactNode, use, useEffect } from "react";

const forever = new Promise<never>(() => undefined);

/**
 * What the server has sent, inside a `<Suspense>`: as long as there is nothing to render React waits,
 * and leaves the HTML alone. Rendered anew it is nothing at all, so the boundary needs a fallback.
 */
export function AsSent({
  read,
  onAwake,
}: {
  /** What to render once it is there: React takes the HTML over with the properties it had first. */
  read: () => ReactNode | undefined;
  onAwake: () => void;
}) {
  const content = read();
  if (content === undefined) use(forever);
  useEffect(onAwake, [onAwake]);
  return content;
}

/** The fallback around it: calls back when React had to throw away what the server has sent. */
export function WhenLost({ onLost }: { onLost: () => void }) {
  useEffect(() => {
    // What it gives back, a promise perhaps, is no clean-up.
    onLost();
  }, [onLost]);
  return null;
}
