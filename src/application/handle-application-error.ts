/**
 * The last stop of errors that nobody has caught: the browser reports them as it does its own, to
 * the console and to `error` listeners. The page stays as the server has sent it.
 */
export function handleApplicationError(error: unknown): void {
  reportError(error);
}
