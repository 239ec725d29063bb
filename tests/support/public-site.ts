import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServedBuild, serveBuild } from "./serve-build.ts";

const dist = join(import.meta.dirname, "..", "..", "dist");

/**
 * Serves the build as if it had been made for a public address, without feeds: the same programs and
 * files, and what the build noted of its address changed.
 */
export async function servePublicSite(): Promise<ServedBuild> {
  const copy = mkdtempSync(join(tmpdir(), "villa-public-"));
  cpSync(dist, copy, { recursive: true, filter: (file) => file !== join(dist, "static") });
  symlinkSync(join(dist, "static"), join(copy, "static"));
  const table = join(copy, "manifest.json");
  const site = { ...JSON.parse(readFileSync(table, "utf8")), siteUrl: "http://villa.example" };
  writeFileSync(table, JSON.stringify(site));
  const served = await serveBuild(copy);
  const stop = () => {
    served.stop();
    rmSync(copy, { recursive: true, force: true });
  };
  return { ...served, stop, [Symbol.dispose]: stop };
}
