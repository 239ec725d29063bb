// The recipes of docs/owner.md for what a house adds of its own, carried out as they stand there, and undone again.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { hashOf } from "../build/assets/hash.ts";
import { buildHouse, writeHouse } from "./support/build-house.ts";
import { workspace } from "./support/built-site.ts";
import { sendRequest } from "./support/send-request.ts";
import { serveBuild } from "./support/serve-build.ts";
import { test } from "./support/site-test.ts";

const manual = readFileSync(join(workspace.engine, "docs/owner.md"), "utf8");

/** What the part of the manual below a heading says to write, block by block. */
function codesOf(heading: string): readonly string[] {
  const text = manual.split(`# ${heading}\n`)[1]?.split("\n##")[0] ?? "";
  return [...text.matchAll(/```\w*\n(.*?)```/gs)].map(([, code = ""]) => code);
}

const [theme = "", styles = ""] = codesOf("Colours and drawings");
const [head = ""] = codesOf("Pages");
const [blocks = ""] = codesOf("Pictures, quotations and more on a page");
const [choice = "", choiceWords = "", embed = ""] = codesOf("Show a film, a map or a tour");
const [menu = "", menuWords = ""] = codesOf("Choose the menu");
const [messengers = "", newsletter = ""] = codesOf("Messengers and a newsletter");
const [reviews = "", checked = ""] = codesOf("Reviews");
const [news = ""] = codesOf("News");

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lines of the manual within a file of JSON: keys of objects one by one, everything else whole. */
function layOver(own: Tree, added: Tree): Tree {
  const entries = Object.entries(added).map(([key, value]) => {
    const known = own[key];
    return [key, isTree(known) && isTree(value) ? layOver(known, value) : value];
  });
  return { ...own, ...Object.fromEntries(entries) };
}

/** A house of one language, which adds nothing yet. */
async function writePlainHouse() {
  const house = await writeHouse("tamarack", "own-recipes");
  rmSync(join(house, "theme.json"));
  // The sample calendar has the moment of the build as that of its last read.
  rmSync(join(house, "availability.ics"));
  return house;
}

/** Does all that the recipes say. */
async function carryOut(house: string): Promise<void> {
  const texts = "texts/en-US";
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), content);
  };
  const add = (path: string, lines: string) => {
    const own = JSON.parse(readIfThere(join(house, path)) ?? "{}");
    const added = JSON.parse(lines.trimStart().startsWith("{") ? lines : `{${lines}}`);
    write(path, JSON.stringify(layOver(own, added)));
  };
  write("theme.json", theme);
  write("house.css", styles);
  for (const [name, background] of [
    ["logo", "#7a3b12"],
    ["logo-light", "#f4f4f1"],
  ] as const) {
    const picture = sharp({ create: { width: 400, height: 88, channels: 4, background } });
    write(`brand/${name}.png`, await picture.png().toBuffer());
  }
  write(`${texts}/pages/house-rules.md`, `${head}\n${blocks}\n${embed}`);
  const cookies = JSON.parse(readFileSync(join(house, "cookies.json"), "utf8"));
  cookies.optional.push(JSON.parse(choice));
  write("cookies.json", JSON.stringify(cookies));
  add(`${texts}/cookies.json`, `{ "choices": ${choiceWords} }`);
  add("navigation.json", menu);
  add(`${texts}/links.json`, menuWords);
  write("static/guide.pdf", "%PDF-1.4");
  write("static/.well-known/security.txt", "Contact: mailto:hello@tamarack-cabin.example\n");
  add("villa.json", messengers);
  add("villa.json", newsletter);
  write("reviews.json", reviews);
  write(`${texts}/reviews.json`, checked);
  write(`${texts}/news/2027-05-01-new-boat.md`, news);
}

function readIfThere(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, "utf8") : undefined;
}

/** The files below a folder by path. */
function readFolder(folder: string, isLeftOut = /^$/): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = paths.filter(
    (path) => !isLeftOut.test(path) && statSync(join(folder, path)).isFile(),
  );
  return new Map(files.sort().map((path) => [path, readFileSync(join(folder, path))]));
}

/** What is made of a house, beside what is written in it. */
const made = /^(?:\.villa|dist)(?:\/|$)/;

/** What names the moment of the build, with the list that has their hashes, and the marker of the tests. */
const ofOneBuild = /^(?:static\/builds\/.*|render-context\.json|manifest\.json|\.built)$/;

const isCompressed = /\.(?:br|gz)$/;

/** The bytes of a file without the moments at which it was made. */
function textOf(bytes: Buffer | undefined): string | undefined {
  return bytes?.toString("latin1").replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "now");
}

/** What names an addition in a page, a style sheet or a script. */
const names =
  /.{0,40}(?:newsletter|\breviews|page:"news"|\.news\b|feed\.xml|atom\+xml|<blockquote|"blockquote"|data-embed|data-frame|youtube|wa\.me|instagram\.com|guide\.pdf|logo-light|drawn-logo|@layer house|Playfair|Nunito).{0,40}/;

test("recipes for what a house adds can be carried out, and leave nothing when they are undone", async ({
  page,
}) => {
  const house = await writePlainHouse();
  const written = readFolder(house, made);
  const before = readFolder(await buildHouse(house), ofOneBuild);
  await test.step("without them no page, style sheet or script names any of it", () => {
    for (const [path, bytes] of before) {
      if (!/^static\/.*\.(?:html|js|css|json|xml)$/.test(path)) continue;
      expect(names.exec(bytes.toString())?.[0], path).toBeUndefined();
    }
  });
  await carryOut(house);
  const dist = await buildHouse(house);
  {
    using site = await serveBuild(dist);
    await seeAdditions(page, site.address);
  }
  for (const path of readFolder(house, made).keys()) {
    if (!written.has(path)) rmSync(join(house, path));
  }
  for (const [path, bytes] of written) writeFileSync(join(house, path), bytes);
  const after = readFolder(await buildHouse(house), ofOneBuild);
  expect([...after.keys()]).toEqual([...before.keys()]);
  const changed = [...before].filter(
    ([path, bytes]) => !isCompressed.test(path) && textOf(after.get(path)) !== textOf(bytes),
  );
  expect(changed.map(([path]) => path)).toEqual([]);
});

/** Looks at each addition as a guest. */
async function seeAdditions(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const [main, footer] = [page.getByRole("main"), page.getByRole("contentinfo")];
  await test.step("the look", async () => {
    const heading = page.getByRole("heading", { level: 1 });
    const look = await heading.evaluate(async (one) => {
      await document.fonts.ready;
      const { fontFamily, fontSize, letterSpacing } = getComputedStyle(one);
      return {
        fontFamily,
        spacing: Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize),
      };
    });
    expect(look.fontFamily).toMatch(/^"Playfair Display"/);
    expect(look.spacing).toBeCloseTo(0.05);
    for (const [place, name] of [
      ["header", "logo"],
      ["footer", "logo-light"],
    ] as const) {
      const file = readFileSync(
        join(workspace.engine, ".cache/houses/own-recipes/brand", `${name}.png`),
      );
      const logo = page.locator(place).getByAltText("Tamarack Cabin").filter({ visible: true });
      const shown = await logo.evaluate((one: HTMLImageElement) => [
        new URL(one.src).pathname,
        one.width,
        one.height,
        one.naturalWidth,
      ]);
      expect(shown).toEqual([`/drawings/${name}-${hashOf(file)}.png`, 200, 44, 400]);
    }
  });
  await test.step("the menu, messengers and the newsletter", async () => {
    const link = (name: string | RegExp) => footer.getByRole("link", { name });
    await expect(link("Hire a boat")).toHaveAttribute("href", "https://boats.example/");
    await expect(link(/WhatsApp/)).toHaveAttribute("href", "https://wa.me/491705550142");
    await expect(link(/Instagram/)).toHaveAttribute("href", /instagram\.com\/kliffkante/);
    const form = footer.locator("form");
    await expect(form).toHaveAttribute("action", "https://letters.example/lists/kliffkante");
    await expect(form.getByRole("textbox")).toHaveAttribute("name", "EMAIL");
  });
  await test.step("reviews on home and on their page", async () => {
    await expect(main.getByRole("blockquote")).toHaveText(
      "Morgens der Nebel über der Ostsee, abends der Ofen.",
    );
    await main.getByRole("link", { name: "Read all reviews" }).click();
    await expect(main.getByText(JSON.parse(checked).checked)).toBeVisible();
    await expect(main.getByRole("blockquote")).toBeVisible();
  });
  await test.step("news, as a list and as an item", async () => {
    await footer.getByRole("link", { name: "News" }).click();
    await main.getByRole("link", { name: "A new boat" }).click();
    await expect(main.getByText("From May a rowing boat lies at the jetty.")).toBeVisible();
    await expect(page).toHaveURL(/\/new-boat$/);
  });
  await test.step("a page of blocks with a film", async () => {
    await footer.getByRole("link", { name: "House rules" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "House rules" })).toBeVisible();
    await expect(main.getByRole("blockquote")).toHaveText("So still war es noch nirgends.");
    await expect(
      main.getByRole("table").or(main.getByText("Box at the gate")).first(),
    ).toBeVisible();
    await expect(main.getByRole("figure")).toHaveCount(5);
    await expect(main.getByRole("button", { name: /YouTube/ })).toBeVisible();
    await expect(main.getByText("Which week would you like?")).toBeVisible();
  });
  await test.step("files as they are", async () => {
    for (const path of ["/guide.pdf", "/.well-known/security.txt"]) {
      expect((await sendRequest(address + path)).status, path).toBe(200);
    }
  });
}
