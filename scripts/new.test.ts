import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runProgram } from "../tests/support/run-program.ts";
import { takeAnswers } from "./new/answers.ts";

const folder = mkdtempSync(join(tmpdir(), "new-house-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answers = {
  name: "Casa Olivo",
  country: "IT",
  region: "Puglia",
  place: "Ostuni",
  languages: "it, en, de, hr, pt",
  coordinates: "40.73042, 17.57794",
  email: "ciao@casa-olivo.it",
  guests: 6,
};

const make = (name: string, given: object, ...flags: string[]) => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(given));
  return runProgram(["scripts/new.ts", join(folder, name), "--answers", file, ...flags]);
};

it("writes a valid house that says nothing of the sample, and leaves blanks that must be filled", async () => {
  const { status, errors } = await make("casa", answers, "--guests", "7");
  expect([status, errors]).toEqual([0, ""]);
  const files = readdirSync(join(folder, "casa"), { recursive: true, encoding: "utf8" });
  const written = files
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => readFileSync(join(folder, "casa", file), "utf8"))
    .join("\n");
  for (const name of listNames()) expect(written).not.toContain(name);
  expect(written).not.toMatch(/Istri|olive|lark|\$[a-z]/);

  const villa = JSON.parse(readFileSync(join(folder, "casa/villa.json"), "utf8"));
  expect(villa).toMatchObject({ maximumPersons: 7, timeZone: "Europe/Rome" });
  const ready = await runProgram(["build/ready.ts"], { CONTENT: join(folder, "casa") });
  expect(ready.status).toBe(1);
  for (const part of [
    "villa.json: address.street has a blank",
    "it/pages/gdpr.md has a blank",
    "texts/pt/availability.json: ",
    "prices.json has the prices of a new house",
    "bathroom is a placeholder",
    ".example",
  ]) {
    expect(ready.output).toContain(part);
  }
});

/** What the sample's house, people and places are called. */
function listNames(): readonly string[] {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, "../content", path), "utf8"));
  const { name, sisterName, address, host, operator } = read("villa.json");
  const places = Object.values<string>(read("texts/en/location.json").map.names);
  const house = [name, sisterName, address.street, address.locality, host?.name, operator.name];
  // Countries may be those of another house, too; words of a place's kind may be anybody's.
  const single = places.filter(
    (place) => !["Italy", "Croatia", "Slovenia", "Market"].includes(place),
  );
  return [...house, ...single].filter((text): text is string => typeof text === "string");
}

it("says of each answer what is wrong with it, and writes nothing", async () => {
  const { status, errors } = await make("wrong", {
    ...answers,
    country: "Italy",
    languages: "it, xx",
    coordinates: "40.73, 17.57",
    email: "ciao",
    guests: 0,
    beds: 3,
  });
  expect(status).toBe(1);
  expect(errors.trim().split("\n")).toEqual([
    'country is "Italy"; expected two capital letters, such as IT.',
    "languages (1) is no language that is known; expected its code, such as de.",
    expect.stringContaining("coordinates (latitude) is 40.73, with 2 decimals; expected five."),
    'email is "ciao"; expected an e-mail address such as stay@villa.example.',
    "guests is 0; expected a whole number from 1.",
    expect.stringContaining("beds is no question"),
  ]);
  expect(readdirSync(folder)).not.toContain("wrong");
  const { name: _, ...missing } = answers;
  expect(() => takeAnswers(missing)).toThrow("--name is missing.");
});

it("writes into no folder that holds something", async () => {
  const { status, errors } = await runProgram(["scripts/new.ts", "starter"]);
  expect(status).toBe(1);
  expect(errors).toMatch(/holds files already; name a folder that is empty or new\.\n$/);
});
