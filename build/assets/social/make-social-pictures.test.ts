import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { listPages } from "../../../house/content/addresses.ts";
import { type Content, messagesOf } from "../../../house/content/content.ts";
import type { Photo } from "../../../house/facts/pictures.ts";
import { loadContent } from "../../../house/read/load-content.ts";
import { writeHouse } from "../../../tests/support/build-house.ts";
import { typeface } from "../../../tests/support/typeface.ts";
import { openGeneratedFolder } from "../generated-folder.ts";
import { makeSocialPictures } from "./make-social-pictures.ts";
import { loadTypeface, setText } from "./set-text.ts";

const engine = join(import.meta.dirname, "../../..");
const real = await loadContent(await writeHouse("ginestra", "social"));
const last = real.facts.villa.locales.at(-1) ?? "";
const sky: Photo = { file: "sky", focalPoint: [50, 50], shows: "outside" };
const pictures = { photos: [sky], pages: { home: "sky" } };
const villa = { ...real.facts.villa, locales: [last] };
const content: Content = {
  ...real,
  facts: { ...real.facts, villa, pictures },
  files: { ...real.files, photos: ["sky.jpg"] },
};
const mark = await readFile(join(engine, "starter/mark.svg"));

const root = await mkdtemp(join(tmpdir(), "social-"));
await mkdir(join(root, "photos"));
await sharp({ create: { width: 90, height: 60, channels: 3, background: "#336699" } })
  .jpeg()
  .toFile(join(root, "photos/sky.jpg"));

afterAll(() => rm(root, { recursive: true }));

/** Fills the folder `generated`; returns how many pictures were drawn, and the paths of all. */
async function run(changed: Partial<Content> = {}) {
  const log = vi.spyOn(console, "log").mockReset().mockReturnValue();
  const generated = await openGeneratedFolder(root);
  const sources = { originals: join(root, "photos"), typeface, mark, isDrawn: true };
  await makeSocialPictures({ ...content, ...changed }, sources, generated);
  await generated.finish();
  const list = await readFile(join(root, "generated/social-pictures.json"), "utf8");
  const drawn = Number(/(\d+) of/.exec(log.mock.lastCall?.[0])?.[1] ?? 0);
  return { drawn, paths: JSON.parse(list) as Record<string, string> };
}

/** The content with another title of the gallery in the last language. */
function withTitle(title: string): Pick<Content, "words"> {
  const messages = messagesOf(real, last);
  return {
    words: { ...real.words, [last]: { ...messages, gallery: { ...messages.gallery, title } } },
  };
}

describe("makeSocialPictures", () => {
  it("draws one picture a page, and again only what has changed", async () => {
    const { drawn, paths } = await run();
    expect(drawn).toBe(listPages(content).length);
    expect(new Set(Object.values(paths)).size).toBe(drawn);
    expect((await run()).drawn).toBe(0);
    const after = await run(withTitle("Immagini"));
    expect(after.drawn).toBe(1);
    expect(after.paths[`gallery___${last}`]).not.toBe(paths[`gallery___${last}`]);
    expect(after.paths[`about___${last}`]).toBe(paths[`about___${last}`]);
  });

  it("sets the words on a panel, the photo beside them", async () => {
    const { paths } = await run();
    const picture = sharp(join(root, "generated/public", paths[`gdpr___${last}`] ?? ""));
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    const look = async (left: number, width: number) =>
      sharp(await picture.clone().extract({ left, top: 0, width, height: 630 }).toBuffer()).stats();
    const photo = await look(480, 720);
    expect(photo.channels.map(({ mean }) => Math.round(mean / 10))).toEqual([5, 10, 15]);
    const [panel, edge] = [await look(0, 420), await look(420, 40)];
    expect(panel.channels[0]?.min, "letters of ink").toBeLessThan(60);
    expect(edge.channels[0]?.min, "limestone beside them").toBeGreaterThan(235);
  });

  it("draws a title in letters that the typeface lacks", async () => {
    expect((await run(withTitle("Val 家"))).drawn).toBe(1);
  });
});

it("sets the letters of the serif, not of a font that the machine has", async () => {
  const serif = await loadTypeface(typeface);
  const style = { colour: "#000000", size: 40, lineHeight: 1.2, width: 400, mostLines: 2 };
  const { raw } = await setText("Datenschutzerklärung", style, serif);
  expect(Math.abs(raw.width - 375)).toBeLessThan(5);
});
