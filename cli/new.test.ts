import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { loadCheckedContent } from "../house/check/check-content.ts";
import { messagesOf } from "../house/content/content.ts";
import { listMarkdownNames } from "../house/content/markdown-names.ts";
import { describeFindings } from "../house/findings/describe-findings.ts";
import { compileMarkdown } from "../house/markdown/compile-markdown.ts";
import { loadContent } from "../house/read/load-content.ts";
import { engineLocales } from "../house/words/engine-words.ts";
import { readSettings } from "../server/settings.ts";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { commands } from "./commands.mjs";
import { findUnready } from "./find-unready.ts";
import { questionNames, takeAnswers } from "./new/answers.ts";
import { countries, listCurrencies } from "./new/choices.ts";
import { makeHouse } from "./new/make-house.ts";
import { makeRepository } from "./new/make-repository.ts";

const answers = {
  name: "Casa Olivo",
  country: "IT",
  region: "Puglia",
  place: "Ostuni",
  // All that the engine knows, one that it does not, and one of which it knows the language.
  languages: ["it", ...engineLocales, "pt", "en-GB"].join(),
  coordinates: "40.73042, 17.57794",
  email: "ciao@casa-olivo.it",
  guests: 6,
  currency: "EUR",
};

it("writes a valid house that says nothing of the sample, and leaves blanks that must be filled", async () => {
  const folder = createTemporaryFolder({ "answers.json": JSON.stringify(answers) });
  const house = join(folder, "casa");
  const program = join(import.meta.dirname, "new.ts");
  const args = [program, house, "--answers", join(folder, "answers.json"), "--guests", "7"];
  mkdirSync(join(house, "node_modules"), { recursive: true });
  writeFileSync(join(house, ".DS_Store"), "");
  writeFileSync(join(house, "package.json"), "{}");
  writeFileSync(join(house, "README.md"), "");
  writeFileSync(join(house, "holiday-villa-2.0.0.tgz"), "");
  const make = () => spawnSync(process.execPath, args, { encoding: "utf8" });
  const { status, stderr } = make();
  expect([status, stderr]).toEqual([0, ""]);
  const again = make();
  expect(again.status).toBe(1);
  expect(again.stderr).toMatch(/holds files already; name a folder that is empty or new\.\n$/);

  const files = readdirSync(house, { recursive: true, encoding: "utf8" });
  const written = files
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => readFileSync(join(house, file), "utf8"))
    .join("\n");
  for (const name of globSync("houses/*", { cwd: root }).flatMap(listNames))
    expect(written).not.toContain(name);
  expect(written).not.toMatch(/Istri|olive|lark|\$[a-z]/);

  const villa = JSON.parse(readFileSync(join(house, "villa.json"), "utf8"));
  expect(villa).toMatchObject({ maximumPersons: 7, timeZone: "Europe/Rome" });
  const made = join(house, ".villa");
  const content = await loadContent(house);
  const nameInOpenGraph = (locale: string) => messagesOf(content, locale).language.openGraph;
  expect(["en", "en-GB", "pt"].map(nameInOpenGraph)).toEqual(["en_US", "en_GB", "pt_BR"]);
  const findings = await findUnready(content, { house, made }, readSettings({}));
  const ready = describeFindings(findings.filter(({ level }) => level === "warning"));
  for (const part of [
    "address.street has a blank",
    "it/pages/gdpr.md: the text has a blank",
    "prices.json: it has the prices of a new house",
    "photos/bathroom.jpg: this is a placeholder",
    ".example",
  ]) {
    expect(ready.join("\n")).toContain(part);
  }
});

const root = join(import.meta.dirname, "..");

it("the engine says nothing of the sample", () => {
  const files = globSync(
    "{domain,house,words,site,browser,render,server,build,desk,cli,scripts,starter}/**/*.{ts,tsx,mjs,css,svg,json,md}",
    {
      cwd: root,
      exclude: ["**/*.test.ts"],
    },
  );
  expect(files.length).toBeGreaterThan(300);
  const names = globSync("houses/*", { cwd: root }).flatMap(listNames);
  for (const file of files) {
    const source = readFileSync(join(root, file), "utf8");
    for (const name of names) expect(source.includes(name), `${file}: ${name}`).toBe(false);
  }
});

/** What a house, its people and places are called; countries may be those of another, too. */
function listNames(house: string): readonly string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(root, house, path), "utf8"));
  const { name, identifier, sisterName, address, host, operator, locales } = read("villa.json");
  const places = Object.values<string>(read(`texts/${locales[0]}/location.json`).map.names);
  const anybodys = ["Italy", "Croatia", "Slovenia", "Market", answers.region, answers.place];
  return (
    [
      name,
      ...name.split(" ").slice(1),
      identifier.split("-").at(-1),
      sisterName,
      host?.name,
      operator.name,
      ...places,
    ]
      .concat([address.street, address.locality, address.region])
      .filter((text) => typeof text === "string")
      // What is still to be written says so in brackets.
      .filter((text) => !anybodys.includes(text) && !text.startsWith("["))
  );
}

it("says of each answer what is wrong with it", () => {
  const wrong = { country: "Italy", languages: "it, xx", coordinates: "40.73, 17.57" };
  const said = [
    'country is "Italy"; expected two capital letters, such as IT.',
    "languages[1] is no language that is known; expected its code, such as de.",
    "coordinates is no latitude and longitude of four or more decimals; expected them as in 40.",
    'email is "ciao"; expected an e-mail address such as stay@villa.example.',
    "guests is 0; expected a whole number from 1.",
    "beds is not known; remove it or correct its name.",
  ];
  for (const sentence of said) {
    expect(() => takeAnswers({ ...answers, ...wrong, email: "ciao", guests: 0, beds: 3 })).toThrow(
      sentence,
    );
  }
  const { name: _, country: __, ...missing } = answers;
  expect(() => takeAnswers(missing)).toThrow(
    "--name is missing: what the house is called.\n--country is missing: its country, by two letters: IT.",
  );
  const greek = { ...answers, name: "Φωλιά" };
  expect(() => takeAnswers(greek)).toThrow("--identifier is missing: ");
  expect(takeAnswers({ ...greek, identifier: "folia" })).toMatchObject({ identifier: "folia" });
});

it("has German addresses, and English ones in a language that the engine does not know", async () => {
  const texts = await makeHouse(takeAnswers({ ...answers, languages: "de, pt, cy" }));
  const readText = (path: string) => JSON.parse(String(texts[`texts/${path}.json`]));
  const pages = ["about", "gallery", "pricing-and-availability"];
  const addressesIn = (locale: string) =>
    pages.map((page) => readText(`${locale}/${page}`).address);
  expect(addressesIn("de")).toEqual(["das-haus", "galerie", "preise-und-verfuegbarkeit"]);
  for (const locale of ["pt", "cy"]) {
    expect(addressesIn(locale)).toEqual(["about", "gallery", "pricing-and-availability"]);
    expect(readText(`${locale}/home`).welcome.heading).toBe("[Welcome …]");
    expect(readText(`${locale}/links`).booking.home).not.toMatch(/\/de$/);
  }
});

it("has house rules of its own facts in every language, with blanks, and stays whole without them", async () => {
  const locales = [...engineLocales, "pt"];
  const files = await makeHouse(takeAnswers({ ...answers, languages: locales.join() }));
  const folder = createTemporaryFolder({});
  const write = (own: Readonly<Record<string, string | Uint8Array>>) => {
    for (const [path, content] of Object.entries(own)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  };
  write(files);
  const read = async () => {
    const content = await loadCheckedContent(folder);
    const linesOf = (locale: string) => {
      const page = content.markdown[locale]?.["house-rules"];
      if (!page) throw new Error(`no house rules in ${locale}`);
      return JSON.stringify(compileMarkdown(page, listMarkdownNames(content, locale)).text);
    };
    return { content, linesOf };
  };
  const { linesOf } = await read();
  const facts = ["{checkIn}", "{checkOut}", "{persons}", "000 0000"];
  for (const locale of locales) {
    const text = linesOf(locale);
    for (const fact of facts) expect(text, locale).toContain(fact);
    expect(text, "the house has no hours of quiet yet").not.toContain("{quietFrom}");
    expect(text.match(/…\]/g)?.length, locale).toBeGreaterThanOrEqual(3);
  }
  const villa = JSON.parse(String(files["villa.json"]));
  write({ "villa.json": JSON.stringify({ ...villa, quietFrom: "22:00" }) });
  const quiet = await read();
  for (const locale of locales) expect(quiet.linesOf(locale), locale).toContain("{quietFrom}");
  for (const locale of locales) rmSync(join(folder, `texts/${locale}/pages/house-rules.md`));
  const { content } = await read();
  const told = await findUnready(
    content,
    { house: folder, made: join(folder, ".villa") },
    readSettings({}),
  );
  expect(describeFindings(told).join("\n")).not.toContain("house-rules");
});

it("takes an address as browsers show it, that of an owner's GitHub pages too, and four decimals", () => {
  const take = (own: object) => takeAnswers({ ...answers, publish: "github-pages", ...own });
  expect(take({ siteUrl: "https://owner.github.io/" }).siteUrl).toBe("https://owner.github.io");
  expect(() => take({ siteUrl: "https://owner.github.io/casa" })).toThrow("without a path");
  const coordinates = { latitude: 46.6541, longitude: 14.2202 };
  expect(take({ siteUrl: "https://casa.it", coordinates: "46.6541, 14.2202" })).toMatchObject({
    coordinates,
  });
});

it("offers countries that there are, and the currency of the country first", () => {
  const codes = countries.map(({ value }) => value);
  expect(codes).toEqual(expect.arrayContaining(["AT", "GB", "US", "NZ", "XK"]));
  for (const former of ["DD", "YU", "UK", "EU", "ZZ"]) expect(codes).not.toContain(former);
  const offered = (country: string) => listCurrencies(country).map(({ value }) => value);
  expect(offered("AT").slice(0, 2)).toEqual(["EUR", "USD"]);
  expect(offered("US").slice(0, 2)).toEqual(["USD", "EUR"]);
  expect(offered("CZ").slice(0, 2)).toEqual(["CZK", "EUR"]);
  expect(offered("PL")).not.toContain("PLZ");
});

it("every question of a new house is an option of villa new", () => {
  expect([...questionNames, "answers"]).toEqual(Object.keys(commands["new"]?.options ?? {}));
});

it("a repository that a host has begun, with the archive of the engine in it, becomes a house", () => {
  const house = createTemporaryFolder({
    "package.json": JSON.stringify({
      dependencies: { "holiday-villa": "file:../engine/holiday-villa-9.1.0.tgz" },
    }),
    ".gitignore": "*.tgz\nnode_modules/\n",
    "package-lock.json": JSON.stringify({
      packages: {
        "": { dependencies: { "holiday-villa": "file:../engine/holiday-villa-9.1.0.tgz" } },
        "node_modules/holiday-villa": { resolved: "file:../engine/holiday-villa-9.1.0.tgz" },
      },
    }),
  });
  const engine = join(house, "../engine");
  mkdirSync(engine, { recursive: true });
  writeFileSync(join(engine, "holiday-villa-9.1.0.tgz"), "archive");
  const files = makeRepository(house, takeAnswers(answers));
  rmSync(engine, { recursive: true });
  const manifest = JSON.parse(String(files["package.json"]));
  expect(manifest).toMatchObject({
    private: true,
    dependencies: { "holiday-villa": "file:holiday-villa-9.1.0.tgz" },
  });
  expect(String(files["holiday-villa-9.1.0.tgz"])).toBe("archive");
  expect(String(files["package-lock.json"])).not.toContain("../engine");
  const ignored = String(files[".gitignore"]).trim().split("\n");
  expect(ignored.slice(0, 3)).toEqual(["*.tgz", "node_modules/", "dist/"]);
  expect(ignored.at(-1)).toBe("!/holiday-villa-9.1.0.tgz");
});
