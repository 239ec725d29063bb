// The recipes of CONTRIBUTING.md, carried out. Those of docs/owner.md are in unit tests.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { completeLocales } from "../house/words/engine-words.ts";
import { builtFolders } from "../house/workspace/workspace.mjs";
import { copyHouse } from "./support/build-house.ts";
import { workspace } from "./support/built-site.ts";
import { sendRequest } from "./support/send-request.ts";
import { serveBuild } from "./support/serve-build.ts";
import { test } from "./support/site-test.ts";

const guide = readFileSync(join(workspace.engine, "CONTRIBUTING.md"), "utf8");

/** The steps of a recipe: a file, and what stands in it or changes in it. */
function readSteps(title: string) {
  const [, recipe = ""] = new RegExp(`^### ${title}$(.*?)^###`, "ms").exec(guide) ?? [];
  const steps = [...recipe.matchAll(/^\d\. (.*?) *```(\w+)\n(.*?) *```/gms)];
  expect(steps.length, title).toBeGreaterThan(0);
  return steps.flatMap(([, heading = "", language = "", code = ""]) =>
    [...(heading.split(",", 1)[0] ?? "").matchAll(/`(\S+)`/g)].map(([, path = ""]) => ({
      ...{ path, language, code: code.replaceAll(/^ {3}/gm, "") },
    })),
  );
}

/** Carries the steps of a recipe out in an engine and a house. */
function carryOut(steps: ReturnType<typeof readSteps>, engine: string, house: string): void {
  const locales = readLocales(house);
  for (const { path, language, code } of steps) {
    const place = path.startsWith("<house>") ? path.replace("<house>", house) : join(engine, path);
    const files = new Set(locales.map((locale) => place.replace("<language>", locale)));
    for (const file of files) follow(file, language, code);
  }
}

function readLocales(house: string): readonly string[] {
  return JSON.parse(read(join(house, "villa.json"))).locales;
}

const steps = readSteps("Add a page of code");

test("a page of code is its folder, its texts and its line", async ({ page }) => {
  const engine = copyEngine("page");
  const house = copyHouse(workspace.house, "recipe");
  const locales = readLocales(house);
  carryOut(steps, engine, house);
  const run = runIn(engine);
  const tools = join(workspace.engine, "node_modules");
  const dist = join(house, "dist");
  run("build/build.ts", "--house", house, "--out", dist);
  run(join(tools, "typescript/bin/tsc"), "--noEmit");
  run(join(tools, "@biomejs/biome/bin/biome"), "format", "--vcs-enabled=false", "site", "house");
  run("cli/new.ts", "casa", "--answers", "tests/houses/galil/answers.json");
  expect(JSON.parse(read(join(engine, "casa/texts/he/guestbook.json"))).address).toBe("guestbook");

  const { label, heading, letters } = JSON.parse(
    steps.find(({ path }) => path.startsWith("<house>/texts/"))?.code ?? "",
  );
  using site = await serveBuild(dist);
  for (const [index, locale] of locales.entries()) {
    await page.goto(`${site.address}/${index === 0 ? "" : locale}`);
    await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(letters[0])).toBeVisible();
  }
});

test("a page may have data of its own, and a program an endpoint", async ({ page }) => {
  const engine = copyEngine("data");
  const house = copyHouse(workspace.house, "data");
  carryOut([...steps, ...readSteps("Give a page data of its own")], engine, house);
  carryOut(readSteps("Add an endpoint"), engine, house);
  const run = runIn(engine);
  const dist = join(house, "dist");
  run("build/build.ts", "--house", house, "--out", dist);
  run(join(workspace.engine, "node_modules/typescript/bin/tsc"), "--noEmit");
  using site = await serveBuild(dist);
  const [locale = ""] = readLocales(house);
  await page.goto(`${site.address}/guestbook`);
  await expect(page.getByText(new Intl.NumberFormat(locale).format(4.9))).toBeVisible();
  const linked = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(linked ?? "")).toContainEqual(
    expect.objectContaining({ "@type": "CreativeWork", dateCreated: "2019" }),
  );

  const { body } = await sendRequest(`${site.address}/api/today`);
  expect(JSON.parse(body.toString())).toEqual({
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });

  rmSync(join(house, "guestbook.json"));
  const { header } = JSON.parse(read(join(house, "navigation.json")));
  expect(header).toContain("guestbook");
  run("build/build.ts", "--house", house, "--out", dist);
  expect(existsSync(join(dist, "static/guestbook.html"))).toBe(false);
  expect(read(join(dist, "static/index.html"))).not.toContain("/guestbook");
});

test("a kind of fee is a field and what it costs", () => {
  const engine = copyEngine("fee");
  carryOut(readSteps("Add a kind of fee"), engine, workspace.house);
  const run = runIn(engine);
  run(join(workspace.engine, "node_modules/typescript/bin/tsc"), "--noEmit");
  writeFileSync(
    join(engine, "domain/prices/try.ts"),
    `import { parse } from "valibot";
     import { priceList } from "./price-list.ts";
     import { quote } from "./quote.ts";
     const fee = { key: "heating", amount: 10, per: "night", maximumNights: 3 };
     const year = { key: "year", from: "01-01", to: "12-31", pricePerNight: 100 };
     const list = parse(priceList, { currency: "EUR", periods: [year], fees: [fee] });
     const stay = { arrival: "2027-06-12", departure: "2027-06-19" };
     console.log(JSON.stringify(quote(list, stay, { adults: 2 }, {}, "2027-01-01")));`,
  );
  expect(JSON.parse(run("domain/prices/try.ts"))).toMatchObject({ kind: "quote", total: 730 });
});

test("a word of the engine begins in a few languages, and others show English until they have it", () => {
  const engine = copyEngine("word");
  const schema = join(engine, "house/messages/errors.messages.ts");
  writeFileSync(
    schema,
    read(schema).replace("home: message(),", 'home: message(), lost: message("villa"),'),
  );
  for (const locale of completeLocales) {
    const file = join(engine, "words", locale, "errors.json");
    const words = { ...JSON.parse(read(file)), lost: "{villa} is not here." };
    writeFileSync(file, JSON.stringify(words));
  }
  const run = runIn(engine);
  run(join(workspace.engine, "node_modules/typescript/bin/tsc"), "--noEmit");
  const answers = JSON.parse(read(join(engine, "tests/houses/galil/answers.json")));
  writeFileSync(join(engine, "answers.json"), JSON.stringify({ ...answers, languages: "fr" }));
  run("cli/new.ts", "maison", "--answers", "answers.json");
  // A new house is not ready: it has blanks.
  const told = runIn(engine, 1)("cli/ready.ts", "--house", "maison");
  expect(told).toContain(
    "texts/fr/errors.json: the engine lacks these words in French and shows them in English: lost;",
  );
});

test("the engine learns a language by its folder", () => {
  const engine = copyEngine("language");
  for (const words of ["words", "starter/texts"]) {
    cpSync(join(engine, words, "en"), join(engine, words, "da"), { recursive: true });
  }
  const language = { name: "Dansk", format: "da-DK", openGraph: "da_DK", flag: "dk" };
  writeFileSync(join(engine, "words/da/language.json"), JSON.stringify(language));
  const answers = JSON.parse(read(join(engine, "tests/houses/galil/answers.json")));
  writeFileSync(join(engine, "answers.json"), JSON.stringify({ ...answers, languages: "da" }));
  const run = runIn(engine);
  run("cli/new.ts", "hus", "--answers", "answers.json");
  const told = run("build/build.ts", "--house", "hus", "--out", "hus/dist");
  expect(told).not.toMatch(/English/);
  expect(read(join(engine, "hus/dist/static/index.html"))).toContain('<html lang="da"');
});

/** Runs programs of an engine, which end with this status; gives back what they say. */
function runIn(engine: string, expected = 0) {
  return (program: string, ...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: engine,
      encoding: "utf8",
      env: { ...process.env, SITE_URL: "" },
    });
    expect(status, `${stdout}${stderr}`).toBe(expected);
    return stdout + stderr;
  };
}

/** A copy of the engine below it, where it finds the same packages. */
function copyEngine(recipe: string): string {
  const copy = join(workspace.engine, ".cache", `recipe-${recipe}`);
  rmSync(copy, { recursive: true, force: true });
  for (const name of [
    ...builtFolders,
    ...["cli", "scripts", "starter", "tests"],
    ...[
      "package.json",
      "package-lock.json",
      "tsconfig.json",
      "biome.jsonc",
      "playwright.config.ts",
    ],
  ]) {
    cpSync(join(workspace.engine, name), join(copy, name), { recursive: true, filter: isSource });
  }
  return copy;
}

/** Not what is compiled for the package. */
function isSource(path: string): boolean {
  return !path.endsWith(".js");
}

/** Does in a file what a step of the recipe says. */
function follow(file: string, language: string, code: string): void {
  if (language === "diff") {
    writeFileSync(file, code.trimEnd().split("\n\n").reduce(applyChange, read(file)));
  } else if (file.endsWith("navigation.json")) {
    const navigation = { ...JSON.parse(read(file)), ...JSON.parse(`{${code}}`) };
    writeFileSync(file, JSON.stringify(navigation));
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

/** A text with lines of it replaced: `-` before what goes, `+` before what comes, a space before what stays. */
function applyChange(text: string, change: string): string {
  const lines = change.split("\n");
  const pick = (sign: string) =>
    lines.filter((line) => !line.startsWith(sign)).map((line) => `${line.slice(1)}\n`);
  const former = pick("+").join("");
  expect(text.split(former), former).toHaveLength(2);
  return text.replace(former, () => pick("-").join(""));
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}
