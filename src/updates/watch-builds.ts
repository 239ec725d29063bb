/** How often a tab asks whether there is a newer build. */
const checkMilliseconds = 60 * 60 * 1000;

/**
 * Asks `builds/latest.json` every hour for the newest build, and calls back once when it is another
 * than ours. Errors are ignored: the next hour will tell.
 */
export function watchBuilds(
  buildId: string,
  {
    now,
    fetchJson,
    onNewBuild,
  }: {
    now: () => number;
    fetchJson: (address: string, init: RequestInit) => Promise<unknown>;
    onNewBuild: () => void;
  },
): void {
  const timer = setInterval(async () => {
    const latest = await fetchJson(`/builds/latest.json?${now()}`, { cache: "no-store" }).catch(
      () => undefined,
    );
    const id = (latest as { id?: unknown } | undefined)?.id;
    if (typeof id !== "string" || id === buildId) return;
    clearInterval(timer);
    onNewBuild();
  }, checkMilliseconds);
}
