// The recipes of CONTRIBUTING.md, carried out. Those of docs/owner.md are in unit tests.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { completeLocales } from "../house/words/engine-words.ts";
import { builtFolders } from "../house/workspace/workspace.mjs";
import { copyHouse } from "./support/build-house.ts";
import { workspace } from "./support/built-site.ts";
import { serveBuild } from "./support/serve-build.ts";
import { test } from "./support/site-test.ts";

const guide = readFileSync(join(workspace.engine, "CONTRIBUTING.md"), "utf8");

/** The steps of a recipe: a file, and what stands in it. */
function readSteps(title: string) {
  const [, recipe = ""] = new RegExp(`^### ${title}$(.*?)^###`, "ms").exec(guide) ?? [];
  return [...recipe.matchAll(/^\d\. `(.+?)`.*?```\w+\n(.*?) *```/gms)].map(
    ([, path = "", code = ""]) => ({ path, code: code.replaceAll(/^ {3}/gm, "") }),
  );
}

/** Carries the steps of a recipe out in an engine and a house. */
function carryOut(steps: ReturnType<typeof readSteps>, engine: string, house: string): void {
  const locales = readLocales(house);
  for (const { path, code } of steps) {
    const place = path.startsWith("<house>") ? path.replace("<house>", house) : join(engine, path);
    const files = new Set(locales.map((locale) => place.replace("<language>", locale)));
    for (const file of files) follow(file, code);
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
    const link = page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
    await expect(link).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(letters[0])).toBeVisible();
  }
});

test("a page may have data of its own, without which a house has no such page", async ({
  page,
}) => {
  const engine = copyEngine("data");
  const house = copyHouse(workspace.house, "data");
  carryOut([...steps, ...readSteps("Give a page data of its own")], engine, house);
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

  rmSync(join(house, "guestbook.json"));
  const { header } = JSON.parse(read(join(house, "navigation.json")));
  expect(header).toContain("guestbook");
  run("build/build.ts", "--house", house, "--out", dist);
  expect(existsSync(join(dist, "static/guestbook.html"))).toBe(false);
  expect(read(join(dist, "static/index.html"))).not.toContain("/guestbook");
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
function follow(file: string, code: string): void {
  if (file.endsWith("house/routes/coded-pages.ts")) {
    const [line, imported] = code.trim().split("\n").reverse();
    const text = addImport(read(file), imported).replace(/^ *guestbook: .*\n/m, "");
    writeFileSync(file, text.replace("} satisfies", `${line}\n} satisfies`));
  } else if (file.endsWith("house/facts/facts.ts")) {
    const [line, imported] = code.trim().split("\n").reverse();
    const text = addImport(read(file), imported);
    writeFileSync(file, text.replace("export const schemas = {", `$&\n${line}`));
  } else if (file.endsWith("house/facts/facts.server.ts")) {
    writeFileSync(file, read(file).replace("} = generated.facts", `${code.trim()}\n$&`));
  } else if (file.endsWith("navigation.json")) {
    const navigation = { ...JSON.parse(read(file)), ...JSON.parse(`{${code}}`) };
    writeFileSync(file, JSON.stringify(navigation));
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

function addImport(text: string, line: string | undefined): string {
  return line === undefined ? text : text.replace("\nimport", `\n${line}\nimport`);
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}
