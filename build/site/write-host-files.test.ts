import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { locales } from "../../domain/locales/locales.ts";
import { localePrefix } from "../../house/routes/routes.ts";
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

it("a language adds two rules whatever the number of its pages, and too much for a host is said", async () => {
  const prefixed = locales.filter((locale) => localePrefix(locale) !== "");
  const pagesOf = (count: number) =>
    locales.flatMap((locale) =>
      Array.from({ length: count }, (_, index) => ({
        file: `${locale}-${index}.html`,
        path: `${localePrefix(locale)}/page-${index}`,
        styleHashes: [`'sha256-${index}'`],
      })),
    );
  const write = async (count: number) => {
    const pages = pagesOf(count);
    const dist = createTemporaryFolder(
      Object.fromEntries(pages.map(({ file }) => [`static/${file}`, ""])),
    );
    const { siteUrl, tagManagerId, hosts, enquiries } = createFakeManifest();
    const build = { buildId: "1", siteUrl, tagManagerId, hosts, enquiries };
    const manifest = await writeManifest(dist, pages, build);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await writeHostFiles(join(dist, "static"), manifest);
    const said = warn.mock.calls.join();
    warn.mockRestore();
    const rules = readFileSync(join(dist, "static/_headers"), "utf8").split(/\n(?=\/)/);
    return { rules, said };
  };
  const { rules, said } = await write(12);
  expect(rules.length).toBeLessThan(12 + prefixed.length + 10);
  expect(said).toBe("");
  const union = rules.find((rule) => /^\/hr\/\*/.test(rule)) ?? rules.join("\n");
  for (const index of [0, 11]) expect(union).toContain(`'sha256-${index}'`);
  expect(Math.max(...union.split("\n").map((line) => line.length))).toBeLessThan(2000);
  expect((await write(200)).said).toMatch(/^_headers has 2\d\d rules, .* without their security/);
});

it("documents that a house has served as they are have the policy of the site, and files by their type", async () => {
  const dist = createTemporaryFolder({
    "static/about.html": "",
    "static/google1a2b.html": "google-site-verification: google1a2b.html",
    "static/guides/plan.svg": "<svg/>",
    "static/guides/house.pdf": "%PDF",
    "static/.well-known/security.txt": "Contact: mailto:us@villa.example",
  });
  const about = { file: "about.html", path: "/about", styleHashes: ["'sha256-1'"] };
  const { siteUrl, tagManagerId, hosts, enquiries } = createFakeManifest();
  const build = { buildId: "1", siteUrl, tagManagerId, hosts, enquiries };
  const manifest = await writeManifest(dist, [about], build);
  const own = Object.keys(manifest.files).filter((path) => path !== "/about");
  for (const path of own) {
    const entry = manifest.files[path];
    if (!entry) throw new Error(path);
    const { headers } = createAsset(entry, () => new Uint8Array(), manifest).represent("identity");
    expect(headers["Cache-Control"]).toBe("no-cache");
    expect(headers["ETag"]).toMatch(/^"[\w-]+"$/);
    expect(headers["Content-Security-Policy"]).toContain("default-src 'none'");
  }
  expect(manifest.files["/guides/house.pdf"]?.type).toBe("application/pdf");
  await writeHostFiles(join(dist, "static"), manifest);
  const blocks = readFileSync(join(dist, "static/_headers"), "utf8").split(/\n(?=\/)/);
  const withPolicy = blocks.filter((block) => block.includes("Content-Security-Policy"));
  expect(withPolicy.map((block) => block.split("\n")[0])).toEqual([
    "/about",
    "/google1a2b.html",
    "/guides/plan.svg",
  ]);
});
