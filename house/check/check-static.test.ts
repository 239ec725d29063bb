import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeHouse } from "../../tests/support/build-house.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { listAddresses } from "../content/addresses.ts";
import type { Content } from "../content/content.ts";
import { loadContent } from "../read/load-content.ts";
import { listStaticFiles } from "../workspace/static-files.ts";
import { checkStatic } from "./check-static.ts";

const good = await loadContent(await writeHouse("ginestra", "check-static"));
const second = good.facts.villa.locales[1] ?? "";

function sentences(served: Content["files"]["served"]): readonly string[] {
  const content = { ...good, files: { ...good.files, served } };
  return [...checkStatic(content)].map(({ file, text }) => `${file}: ${text}`);
}

const small = (path: string) => ({ path, bytes: 1000 });

it("guides, pictures and files by which others know an owner may lie there", () => {
  const names = [
    "guide.pdf",
    "GUIDE.PDF",
    "google1a2b3c.html",
    "guides/walk.gpx",
    ".well-known/security.txt",
    ".well-known/apple-app-site-association",
  ];
  expect(sentences(names.map(small))).toEqual([]);
});

it("names of pages, of files that are made and of folders of the site are refused", () => {
  const listed = listAddresses(good);
  const paths = Object.values(listed.paths).flatMap((versions) => Object.values(versions));
  const names = [
    ...paths.map((path) => (path === "/" ? "index" : path.slice(1))).map((path) => `${path}.html`),
    ...["robots.txt", "Sitemap.xml", "favicon.ico", "calendar.ics", "404.html", "_headers"],
    ...["assets/app.js", "pictures/pool.jpg", "API/availability", `${second}/guide.pdf`],
    ...["guides/_payload.json", "desk.html"],
  ];
  const found = sentences(names.map(small));
  expect(found).toHaveLength(names.length);
  for (const sentence of found) expect(sentence).toMatch(/choose another name/);
});

it("says what is wrong with a name, a type and a size", () => {
  const mebibyte = 1024 * 1024;
  expect(sentences([small("house guide.pdf"), small("tool.exe")])).toEqual([
    expect.stringMatching(/^static\/house guide\.pdf: .*use letters, digits/),
    expect.stringMatching(/^static\/tool\.exe: .*expected one of \.html, /),
  ]);
  expect(sentences([{ path: "film.mp4", bytes: 11 * mebibyte }])).toEqual([
    "static/film.mp4: 11.0 MB are too many; expected 10 MB at most.",
  ]);
  const many = Array.from({ length: 6 }, (_, index) => `film-${index}.mp4`);
  expect(sentences(many.map((path) => ({ path, bytes: 9 * mebibyte })))).toEqual([
    "static: all of its files together: 54.0 MB are too many; expected 50 MB at most.",
  ]);
});

it("lists what lies in the folder, without what belongs to a system or leads out of it", () => {
  const house = createTemporaryFolder({
    "static/.DS_Store": "",
    "static/.well-known/security.txt": "Contact",
    "static/guides/house.pdf": "%PDF-1.7",
  });
  mkdirSync(join(house, "static/empty"));
  symlinkSync("/etc/hostname", join(house, "static/hostname.txt"));
  expect(listStaticFiles(house)).toEqual([
    { path: ".well-known/security.txt", bytes: 7 },
    { path: "guides/house.pdf", bytes: 8 },
  ]);
});
