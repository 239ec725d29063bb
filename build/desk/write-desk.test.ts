import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createAsset } from "../../server/asset.ts";
import { writeHostFiles } from "../site/write-host-files.ts";
import { writeManifest } from "../site/write-manifest.ts";
import { writeDesk } from "./write-desk.ts";

const root = join(import.meta.dirname, "../..");
const policy = {
  siteUrl: "https://villa.example",
  tagManagerId: null,
  scriptOrigins: [],
  reportOrigins: [],
};

it("has a policy that no other page shares, and is kept from search engines", async () => {
  const dist = await mkdtemp(join(tmpdir(), "desk-"));
  const staticDir = join(dist, "static");
  const folder = { root, content: join(root, "content") };
  const desk = await writeDesk(folder, staticDir, {
    host: "gitlab",
    name: "a/b/house",
    branch: undefined,
  });
  await writeFile(join(staticDir, "about.html"), "");
  // Compressing it takes long.
  await rm(join(staticDir, "desk/cms.js"));
  const page = { file: "about.html", path: "/about", styleHashes: [] };
  const manifest = await writeManifest(dist, [page, desk], { ...policy, buildId: "1" });

  const headersOf = (path: string) => {
    const entry = manifest.files[path];
    return (
      entry && createAsset(entry, () => new Uint8Array(), policy).represent("identity").headers
    );
  };
  expect(headersOf("/desk")).toMatchObject({
    "Content-Security-Policy": expect.stringContaining(
      "connect-src 'self' blob: data: https://gitlab.com",
    ),
    "X-Robots-Tag": "noindex, nofollow",
  });
  expect(JSON.stringify(headersOf("/about"))).not.toMatch(/gitlab|X-Robots-Tag/);

  await writeHostFiles(staticDir, manifest, policy);
  const blocks = (await readFile(join(staticDir, "_headers"), "utf8")).split(/\n(?=\/)/);
  expect(
    blocks
      .filter((block) => /gitlab|X-Robots-Tag/.test(block))
      .map((block) => block.split("\n")[0]),
  ).toEqual(["/desk"]);
  await rm(dist, { recursive: true });
}, 60_000);
