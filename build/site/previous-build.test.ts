import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepPreviousFiles, putBuildAside, restoreBuild } from "./previous-build.ts";

let root: string;
let dist: string;
let cache: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "previous-build-"));
  dist = join(root, "dist");
  cache = join(root, ".cache");
});
afterEach(() => rm(root, { recursive: true }));

/** A finished build with these files; those that end in `?` were kept from the build before it. */
async function makeBuild(...paths: string[]): Promise<void> {
  const files: Record<string, object> = {};
  for (const marked of paths) {
    const path = marked.replace(/\?$/, "");
    const file = path.slice(1);
    await mkdir(join(dist, "static", dirname(file)), { recursive: true });
    await writeFile(join(dist, "static", file), `bytes of ${path}`);
    files[path] = { file, ...(marked.endsWith("?") && { isKept: true }) };
  }
  await writeFile(join(dist, "site.json"), JSON.stringify({ files }));
}

const readKept = (file: string) => readFile(join(dist, "static", file), "utf8");

describe("the build before", () => {
  it("lends its scripts and manifest to the next one, and nothing else", async () => {
    await makeBuild("/assets/old-1.js", "/builds/meta/b1.json", "/builds/latest.json", "/a.html");
    const previous = await putBuildAside(dist, cache);
    await makeBuild("/assets/new-2.js");
    const kept = await keepPreviousFiles(previous, join(dist, "static"));
    expect([...kept].sort()).toEqual(["/assets/old-1.js", "/builds/meta/b1.json"]);
    expect(await readKept("assets/old-1.js")).toBe("bytes of /assets/old-1.js");
  });

  it("does not lend what it had borrowed, nor what the next one has itself", async () => {
    await makeBuild("/assets/older-0.js?", "/assets/same.js");
    const previous = await putBuildAside(dist, cache);
    await makeBuild("/assets/same.js");
    expect(await keepPreviousFiles(previous, join(dist, "static"))).toEqual(new Set());
  });

  it("comes back when the next one fails", async () => {
    await makeBuild("/assets/old-1.js");
    const previous = await putBuildAside(dist, cache);
    await makeBuild("/assets/broken.js");
    await restoreBuild(previous, dist);
    expect(await readKept("assets/old-1.js")).toBe("bytes of /assets/old-1.js");
    await expect(readKept("assets/broken.js")).rejects.toThrow("ENOENT");
  });

  it("may be missing or unfinished", async () => {
    const previous = await putBuildAside(dist, cache);
    expect(await keepPreviousFiles(previous, join(dist, "static"))).toEqual(new Set());
    await mkdir(previous, { recursive: true });
    await writeFile(join(previous, "site.json"), "{ cut o");
    expect(await keepPreviousFiles(previous, join(dist, "static"))).toEqual(new Set());
  });
});
