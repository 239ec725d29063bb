import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What `deploy/update.sh` has written beside `dist/` of the last change; undefined where it has not. */
export function readPublication(distFolder: string): Promise<string | undefined> {
  return readFile(join(distFolder, "..", "publication.txt"), "utf8").catch(() => undefined);
}
