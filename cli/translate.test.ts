// A language is added to a house: what it lacks goes out as a file, and comes back into the texts.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Translation } from "../house/words/translation.ts";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";

const guests = { one: "{count} guest", other: "{count} guests" };

function makeFolder() {
  const house = createTemporaryFolder({
    "villa.json": JSON.stringify({ locales: ["en", "sk"] }),
    "texts/en/home.json": JSON.stringify({
      hero: { line: "A day at {villa}" },
      list: ["one", "two"],
    }),
    "texts/en/about.json": JSON.stringify({ facts: { personsValue: guests } }),
    "texts/en/pages/gdpr.md": "---\ntitle: Privacy\n---\n\nNothing is kept.\n",
    "texts/sk/home.json": JSON.stringify({ hero: { line: "Deň v {villa}" }, list: ["[jeden …]"] }),
  });
  const file = join(house, "translate-sk.json");
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, "translate.ts"), ...args], {
      cwd: house,
      encoding: "utf8",
    });
  const readOut = (): Translation => JSON.parse(readFileSync(file, "utf8"));
  const read = (path: string) => readFileSync(join(house, path), "utf8");
  /** Returns a file in which each text is what `say` makes of it. */
  const translate = (say: (text: string) => string) => {
    const { locale, texts } = readOut();
    const said = texts.map((entry) => ({ ...entry, translation: say(entry.text) }));
    writeFileSync(file, JSON.stringify({ locale, texts: said }));
    return run("translate-sk.json");
  };
  return { house, run, readOut, read, translate };
}

it("what a language lacks goes out and comes back, in all its plural forms", () => {
  const { run, readOut, read, translate } = makeFolder();
  expect(run("--locale", "sk").stderr).toBe("");
  const { texts } = readOut();
  const places = texts.map(({ file, place }) => `${file} ${place}`);
  expect(places).toEqual(expect.arrayContaining(["home.json list.0", "pages/gdpr.md "]));
  expect(places).not.toContain("home.json hero.line");
  // The engine does not know the language: its words are asked for as well.
  expect(places).toContain("language.json name");
  const forms = places.filter((place) => place.startsWith("about.json facts.personsValue."));
  expect(forms.map((place) => place.split(".").at(-1)).sort()).toEqual(["few", "one", "other"]);

  expect(translate((text) => text.replaceAll(/(?<!\{)\b[a-z]+\b(?!\})/g, "sk")).stderr).toBe("");
  expect(JSON.parse(read("texts/sk/home.json"))).toMatchObject({
    hero: { line: "Deň v {villa}" },
    list: ["sk", "sk"],
  });
  expect(read("texts/sk/pages/gdpr.md")).toContain("sk");
  run("--locale", "sk");
  expect(readOut().texts).toEqual([]);
});

it("a text that was changed afterwards is asked for again, beside its translation", () => {
  const { house, run, readOut, translate } = makeFolder();
  run("--locale", "sk");
  translate((text) => text);
  writeFileSync(join(house, "texts/en/home.json"), '{ "list": ["one", "three"] }');
  run("--locale", "sk");
  expect(readOut().texts).toEqual([
    { file: "home.json", place: "list.1", text: "three", translation: "two" },
  ]);
});

it("nothing is taken where a placeholder is lost or invented", () => {
  const { run, read, translate } = makeFolder();
  run("--locale", "sk");
  const before = read("texts/sk/home.json");
  const { status, stderr } = translate((text) => text.replace("{count} guests", "{pocet} hostí"));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^- about\.json: facts\.personsValue\.\w+ lacks \{count\}\.$/m);
  expect(read("texts/sk/home.json")).toBe(before);
});

it("a key with dots stays one key", () => {
  const { house, run, read, translate } = makeFolder();
  const cookies = {
    choices: { "google.ads": { name: "Ads", links: ["Policy"] } },
    purposes: { ".AspNet.Session": "Holds the session" },
  };
  writeFileSync(join(house, "texts/en/cookies.json"), JSON.stringify(cookies));
  run("--locale", "sk");
  expect(translate((text) => text).stderr).toBe("");
  expect(JSON.parse(read("texts/sk/cookies.json"))).toMatchObject(cookies);
});
