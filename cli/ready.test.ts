// What owners do by mistake, each done to a house that is right but for what it leaves open.
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { describeFindings, locateFindings } from "../house/findings/describe-findings.ts";
import { makeWorkspace } from "../house/workspace/workspace.mjs";
import { readSettings } from "../server/settings.ts";
import { copyHouse, writeHouse } from "../tests/support/build-house.ts";
import { examineHouse } from "./find-unready.ts";

/** The smallest photo: those of the house are looked at for each mistake. */
const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
  .jpeg()
  .toBuffer();

const good = await writeHouse("ginestra", "ready-good");
for (const file of globSync("photos/*", { cwd: good })) writeFileSync(join(good, file), jpeg);
for (const file of globSync("**/*.json", { cwd: good, exclude: [".villa"] })) {
  const path = join(good, file);
  writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, "utf8")), undefined, 2));
}
const settings = readSettings({ SITE_URL: "https://casa.it" });
const examine = (house: string) => examineHouse(makeWorkspace(house, "dist"), settings);
const before = await examine(good);

type Change = (house: string) => void;

const write =
  (file: string, content: string | Uint8Array): Change =>
  (house) => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), content);
  };

/** Replaces what a file has, wherever it has it. */
const edit =
  (file: string, from: string | RegExp, to: string): Change =>
  (house) => {
    const text = readFileSync(join(house, file), "utf8");
    expect(text).toMatch(from);
    writeFileSync(join(house, file), text.replace(from, to));
  };

const saveAsLatin =
  (file: string): Change =>
  (house) => {
    const text = readFileSync(join(house, file), "utf8").replace(/(title"?: "?)/, "$1Ü");
    writeFileSync(join(house, file), text, "latin1");
  };

const move =
  (from: string, to: string): Change =>
  (house) =>
    renameSync(join(house, from), join(house, to));

const statistics = '{\n  "statistics": { "src": "http://count.example/script.js" },';
const builds = JSON.stringify({ "/de/bilder-von-frueher": "gallery" });

/**
 * What is done, the beginnings of the sentences that it adds (errors begin with `!`), and what the line of the
 * first holds.
 */
const mistakes: Readonly<Record<string, readonly [Change, string | readonly string[], string?]>> = {
  "a file saved as Latin-1": [
    saveAsLatin("texts/de/gallery.json"),
    "!texts/de/gallery.json:#: the encoding is not UTF-8; save the file as UTF-8.",
    '"title"',
  ],
  "a mark that is a photo": [
    write("brand/mark.svg", jpeg),
    "!brand/mark.svg:#: the encoding is not UTF-8",
  ],
  "statistics of http": [
    edit("cookies.json", "{", statistics),
    '!cookies.json:#: "http://count.example/script.js" is not https, and browsers leave it out',
    "statistics",
  ],
  "a day between two seasons": [
    edit("prices.json", '"to": "10-15"', '"to": "10-14"'),
    "prices.json:#: periods[0] (summer).to is 10-14, and the next period begins on 10-16: the",
    "10-14",
  ],
  "a price with a digit too many": [
    edit("prices.json", "260", "2600"),
    "prices.json:#: periods[0] (summer).pricePerNight is 2600, where others are about 150; look",
    "2600",
  ],
  "more nights than the season has": [
    edit("prices.json", '"to": "04-30",', '"to": "04-30", "minimumNights": 150,'),
    "prices.json:#: periods[2] (spring).minimumNights is 150, and the period has 120 nights;",
    "150",
  ],
  "more nights than a season over New Year has": [
    (house) => {
      edit("prices.json", '"to": "12-31",', '"to": "01-06", "minimumNights": 84,')(house);
      edit("prices.json", '"from": "01-01"', '"from": "01-07"')(house);
    },
    "prices.json:#: periods[1] (winter).minimumNights is 84, and the period has 83 nights;",
    "84",
  ],
  "fewer beds than guests": [
    edit("villa.json", '"maximumPersons": 8', '"maximumPersons": 16'),
    "villa.json:#: maximumPersons is 16, but the beds of rooms.json are for 6; add those",
    "16",
  ],
  "a description of a word": [
    edit("texts/de/about.json", /"description": "[^"]*"/, '"description": "Kurz."'),
    "texts/de/about.json:#: the description has 5 characters; search engines show 50 to 155.",
    "Kurz.",
  ],
  "no bathroom among the photos": [
    edit("pictures.json", '"shows": "bathroom"', '"shows": "outside"'),
    "pictures.json: no photo shows a bathroom; search engines ask for one.",
  ],
  "a bedroom in no apartment": [
    (house) => {
      edit("rooms.json", '"key": "bedroom-one",', '"key": "bedroom-one", "apartment": "a",')(house);
      for (const locale of ["it", "hr", "de", "en"]) {
        const told = '{ "apartments": { "a": { "name": "A", "text": "A" } },';
        edit(`texts/${locale}/about.json`, "{", told)(house);
      }
    },
    "rooms.json:#: the room bedroom-two has beds and is in no apartment; name the one",
  ],
  "coordinates of a place nearby": [
    edit("villa.json", /(\d+\.\d\d)\d{3}/g, "$1"),
    "villa.json:#: coordinates are 40.73, 17.57, within a hundred metres at best; expected",
    "coordinates",
  ],
  "a language in capitals": [
    edit("villa.json", '"de"', '"DE"'),
    '!villa.json:#: locales[2] is "DE"; expected the code of a language, such as',
    "DE",
  ],
  "a language without texts": [
    edit("villa.json", '"de"', '"fr"'),
    "!villa.json:#: locales names “fr” (French), but the folder texts/fr is missing; begin it with villa translate --locale fr, or take",
    "fr",
  ],
  "texts of no language": [
    write("texts/nl/home.json", "{}"),
    "texts/nl: villa.json does not name this language; add it to locales, or remove the folder.",
  ],
  "HTML in a text": [
    edit("texts/de/gallery.json", /"lead": "/, '"lead": "<b>Hier</b> '),
    "texts/de/gallery.json:#: lead holds <b>, but pages show HTML as text; remove it.",
    "<b>",
  ],
  "an address that went away": [
    write(".villa/addresses.json", builds),
    "navigation.json: /de/bilder-von-frueher was the address of gallery and leads nowhere now;",
  ],
  "a photo renamed in its folder": [
    move("photos/terrace.jpg", "photos/IMG_2034.JPG"),
    [
      "!photos/IMG_2034.JPG: this picture is not in pictures.json; list it there or remove it.",
      "!pictures.json:#: the file photos/terrace.jpg is missing; add it or take it off the list;",
    ],
  ],
  "a flag of no country": [
    write("texts/en/language.json", '{\n  "flag": "uk"\n}'),
    '!texts/en/language.json:#: flag is "uk", which is no country; expected its two letters, such as gb.',
    "uk",
  ],
  "a comma at the end of a list": [
    edit("prices.json", /\}\s*\],/, "},\n  ],"),
    "!prices.json:#: the JSON is broken (value expected); correct it here.",
    "]",
  ],
  "a file that breaks off": [
    write("blocked.json", '[{ "from": "2027-06-05",'),
    "!blocked.json:#: the JSON is broken (",
  ],
  "a photo that cannot be read": [
    write("photos/terrace.jpg", "ftypheic"),
    "!photos/terrace.jpg: this picture cannot be read (",
  ],
};

const house = copyHouse(good, "ready");
afterEach(() => copyHouse(good, "ready"));

it.each(Object.entries(mistakes))(
  "tells of %s in one line",
  async (_, [change, beginnings, cited]) => {
    change(house);
    const expected = [beginnings].flat();
    const known = new Set(before.map((finding) => JSON.stringify(finding)));
    const found = (await examine(house)).filter((one) => !known.has(JSON.stringify(one)));
    const located = locateFindings(found, house);
    const lines = describeFindings(found, house).map((line, index) => {
      const mark = located[index]?.level === "hint" ? "" : "!";
      return mark + line.replace(/^([^:]*):[\d:]+: /, "$1:#: ");
    });
    expect(lines.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
    if (cited !== undefined) {
      const [{ file, line = 0 } = { file: null }] = located;
      expect(readFileSync(join(house, file ?? ""), "utf8").split("\n")[line - 1]).toContain(cited);
    }
    rmSync(join(house, ".villa"), { recursive: true, force: true });
  },
);

it("takes coordinates that end in zeros", async () => {
  edit("villa.json", "17.57794", "17.57000")(house);
  expect(await examine(house)).toEqual(before);
});

it("tells of several houses, for machines too, and fails while anything must be mended", () => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const run = (...args: readonly string[]) => {
    const houses = ["--house", good, "--house", house];
    const program = join(import.meta.dirname, "ready.ts");
    return spawnSync(process.execPath, [program, ...houses, ...args], { encoding: "utf8", env });
  };
  edit("colours.json", "#", "")(house);
  const { status, stdout } = run("--json");
  expect(status).toBe(1);
  const [first, second] = JSON.parse(stdout);
  expect(first).toMatchObject({ house: good, isReady: false, findings: expect.any(Array) });
  const text = expect.stringContaining("surface is");
  expect(second).toEqual({
    house,
    isReady: false,
    findings: [
      { file: "colours.json", path: ["surface"], line: 2, column: 3, level: "mistake", text },
    ],
    feeds: [],
  });
  expect(run().stdout).toMatch(
    /Fix before the house goes online:\n- colours\.json:2:3: surface is .*\n\nNot ready: 1 to fix\./,
  );
});
