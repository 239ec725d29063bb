import { StartError } from "../house/findings/start-error.ts";

/** The first version of Node that knows all that the server uses. */
export const oldestNode = 24;

/** Throws a StartError if this version of Node is older than the server needs. */
export function requireNode(version: string): void {
  if (Number.parseInt(version, 10) >= oldestNode) return;
  throw new StartError(`The server needs Node ${oldestNode} or later; this is Node ${version}.`);
}
