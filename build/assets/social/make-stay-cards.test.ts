import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it, vi } from "vitest";
import { cardPath } from "../../../domain/dates/card-address.ts";
import type { Period } from "../../../domain/prices/price-list.ts";
import { type Content, messagesOf } from "../../../house/content/content.ts";
import type { Photo } from "../../../house/facts/pictures.ts";
import { loadContent } from "../../../house/read/load-content.ts";
import { writeHouse } from "../../../tests/support/build-house.ts";
import { typeface } from "../../../tests/support/typeface.ts";
import { type GeneratedFolder, openGeneratedFolder } from "../generated-folder.ts";
import { makeStayCards } from "./make-stay-cards.ts";

const real = await loadContent(await writeHouse("ginestra", "cards"));
const [first = ""] = real.facts.villa.locales;
const sky: Photo = { file: "sky", focalPoint: [50, 50], shows: "outside" };

const root = await mkdtemp(join(tmpdir(), "cards-"));
await mkdir(join(root, "photos"));
await sharp({ create: { width: 90, height: 60, channels: 3, background: "#336699" } })
  .jpeg()
  .toFile(join(root, "photos/sky.jpg"));
const sources = {
  originals: join(root, "photos"),
  mark: await readFile(join(import.meta.dirname, "../../../starter/mark.svg")),
  typeface,
  isDrawn: true,
};

afterAll(() => rm(root, { recursive: true }));

/** A house with these languages, all with the same words, and this season. */
function houseWith(locales: readonly string[], periods: readonly Period[]): Content {
  const messages = messagesOf(real, first);
  const villa = { ...real.facts.villa, locales: [...locales] };
  const pictures = { photos: [sky], pages: { home: "sky" } };
  const prices = { ...real.facts.prices, periods: [...periods] };
  return {
    ...real,
    facts: { ...real.facts, villa, pictures, prices },
    words: Object.fromEntries(locales.map((locale) => [locale, messages])),
    files: { ...real.files, photos: ["sky.jpg"] },
  };
}

const july = { key: "july", from: "07-01", to: "07-31", pricePerNight: 100 };

/** Draws what is missing; returns how many that were, and where all are. */
async function run(content: Content, today: string) {
  const log = vi.spyOn(console, "log").mockReset().mockReturnValue();
  const generated = await openGeneratedFolder(root);
  await makeStayCards(content, sources, generated, today);
  await generated.finish();
  const folder = join(root, "generated/public/pictures/social");
  const made = await readFile(join(root, "generated/cards.mjs"), "utf8");
  const { hash, weeks } = JSON.parse(made.slice(made.indexOf("{"), made.indexOf(";")));
  const drawn = Number(/(\d+) of/.exec(log.mock.lastCall?.[0] ?? "")?.[1] ?? 0);
  return { drawn, weeks, hash, files: await readdir(folder) };
}

it("draws a card for each week of the season and each month, and again only what is new", async () => {
  const house = houseWith([first], [july]);
  const { drawn, weeks, hash, files } = await run(house, "2026-11-20");
  expect(weeks).toEqual(["2027-07-03", "2027-07-10", "2027-07-17", "2027-07-24"]);
  expect(drawn).toBe(weeks.length + 12);
  expect(files).toHaveLength(drawn);
  for (const day of [...weeks, "07"]) {
    expect(files).toContain(cardPath(day, first, hash).split("/").at(-1));
  }
  expect((await run(house, "2026-11-20")).drawn).toBe(0);
  // Weeks that are over go; those that the calendar has come to are drawn.
  const later = await run(house, "2027-07-12");
  expect(later.weeks).toEqual(["2027-07-17", "2027-07-24", ...later.weeks.slice(2)]);
  expect(later.drawn).toBe(later.weeks.length - 2);
  expect(later.hash).toBe(hash);

  const card = sharp(await readFile(join(root, "generated/public", cardPath("07", first, hash))));
  expect(await card.metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  const statsOf = async (left: number, wide: number) => {
    const part = card.clone().extract({ left, top: 0, width: wide, height: 630 });
    return (await sharp(await part.toBuffer()).stats()).channels;
  };
  const photo = await statsOf(480, 720);
  expect(photo.map(({ mean }) => Math.round(mean / 10))).toEqual([5, 10, 15]);
  const [panel] = await statsOf(0, 420);
  expect(panel?.min, "letters of ink").toBeLessThan(60);
});

it("draws no more in twelve languages with prices all the year, and months alone without a season", async () => {
  const names: string[] = [];
  const generated = {
    addAll: async (_: string, steps: readonly { readonly name: string }[]) => {
      names.splice(0, names.length, ...steps.map(({ name }) => name));
      return [];
    },
    add: async () => undefined,
  } as unknown as GeneratedFolder;
  const list = async (languages: number, periods: readonly Period[]) => {
    const locales = Array.from({ length: languages }, (_, index) => `l${index}`);
    await makeStayCards(houseWith(locales, periods), sources, generated, "2026-11-20");
    return new Set(names).size;
  };
  const year = { ...july, from: "01-01", to: "12-31" };
  expect(await list(12, [year])).toBe(12 * (15 + 12));
  expect(await list(1, [year])).toBeGreaterThan(70 + 12);
  expect(await list(2, [])).toBe(2 * 12);
  names.length = 0;
  await makeStayCards(
    houseWith([first], [july]),
    { ...sources, isDrawn: false },
    generated,
    "2026-11-20",
  );
  expect(names, "none for development").toEqual([]);
});
