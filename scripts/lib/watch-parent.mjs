const PARENT_CHECK_MS = 200;

/**
 * Calls back once when npm's shell is gone, and gives back what ends the watch. `kill` on npm ends
 * npm and the `sh` between us but sends us nothing: without this the server would stay behind.
 * @param {() => void} onExit
 */
export function watchParent(onExit) {
  // Started without npm, a program may outlive its parent on purpose (nohup, setsid).
  if (!process.env["npm_lifecycle_event"]) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onExit();
  }, PARENT_CHECK_MS);
  return () => clearInterval(timer);
}
