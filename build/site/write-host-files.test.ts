import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createAsset } from "../../server/asset.ts";
import { createFakeManifest } from "../../tests/support/server/fake-site.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { writeHostFiles } from "./write-host-files.ts";
import { writeManifest } from "./write-manifest.ts";

it("a page's own headers are those of no other page, here and on static hosts", async () => {
  const dist = createTemporaryFolder({ "static/about.html": "", "static/desk.html": "" });
  const headers = { "Content-Security-Policy": "of the desk", "X-Robots-Tag": "noindex" };
  const desk = { file: "desk.html", path: "/desk", styleHashes: [], headers };
  const about = { file: "about.html", path: "/about", styleHashes: [] };
  const { siteUrl, tagManagerId, hosts, enquiries } = createFakeManifest();
  const build = { buildId: "1", siteUrl, tagManagerId, hosts, enquiries };
  const manifest = await writeManifest(dist, [about, desk], build);
  const headersOf = (path: string) => {
    const entry = manifest.files[path];
    return (
      entry && createAsset(entry, () => new Uint8Array(), manifest).represent("identity").headers
    );
  };
  expect(headersOf("/desk")).toMatchObject(headers);
  expect(JSON.stringify(headersOf("/about"))).not.toMatch(/of the desk|X-Robots-Tag/);

  await writeHostFiles(join(dist, "static"), manifest);
  const blocks = readFileSync(join(dist, "static/_headers"), "utf8").split(/\n(?=\/)/);
  const own = blocks.filter((block) => /of the desk|X-Robots-Tag/.test(block));
  expect(own.map((block) => block.split("\n")[0])).toEqual(["/desk"]);
});
