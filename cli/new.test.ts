import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeFindings } from "../house/findings/describe-findings.ts";
import { messagesOf } from "../house/read/content.ts";
import { loadContent } from "../house/read/load-content.ts";
import { engineLocales } from "../house/words/engine-words.ts";
import { readSettings } from "../server/settings.ts";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { findUnready } from "./find-unready.ts";
import { takeAnswers } from "./new/answers.ts";

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
    "coordinates is no latitude and longitude of five decimals; expected them as in 40.",
    'email is "ciao"; expected an e-mail address such as stay@villa.example.',
    "guests is 0; expected a whole number from 1.",
    "beds is not known; remove it or correct its name.",
  ];
  for (const sentence of said) {
    expect(() => takeAnswers({ ...answers, ...wrong, email: "ciao", guests: 0, beds: 3 })).toThrow(
      sentence,
    );
  }
  const { name: _, ...missing } = answers;
  expect(() => takeAnswers(missing)).toThrow("--name is missing.");
  const greek = { ...answers, name: "Φωλιά" };
  expect(() => takeAnswers(greek)).toThrow("--identifier is missing.");
  expect(takeAnswers({ ...greek, identifier: "folia" })).toMatchObject({ identifier: "folia" });
});
