import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { mistake } from "../../house/findings/finding.ts";
import { Mistakes } from "../../house/findings/mistakes.ts";
import { listStaticFiles, staticFolder } from "../../house/workspace/static-files.ts";

/**
 * Copies what a house has served as it is into its finished site. Throws a mistake where the site has such a file
 * already: names that are known beforehand are found by the check.
 */
export async function copyStaticFiles(house: string, staticDir: string): Promise<void> {
  for (const { path } of listStaticFiles(house)) {
    const file = `${staticFolder}/${path}`;
    const target = join(staticDir, path);
    if (existsSync(target)) {
      const text = "the site makes a file of this name itself; choose another name.";
      throw new Mistakes([mistake(file, [], text)], house);
    }
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(house, file), target);
  }
}
