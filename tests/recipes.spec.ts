// What CONTRIBUTING.md says how to do, done as it says. The plan of the house is in read-plan.test.ts.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { copyProject, shareSteps } from "./support/copy-project.ts";
import { serveBuild } from "./support/serve-build.ts";
import { test } from "./support/site-test.ts";

const project = join(import.meta.dirname, "..");
const guide = readFileSync(join(project, "CONTRIBUTING.md"), "utf8");
const [, recipe = ""] = /^\*\*Of code:\*\*(.*?)^###/ms.exec(guide) ?? [];

/** The steps of the recipe: a file, and what stands in it. */
const steps = [...recipe.matchAll(/^\d\. `(.+?)`.*?```\w+\n(.*?) *```/gms)].map(
  ([, path = "", code = ""]) => ({ path, code: code.replaceAll(/^ {3}/gm, "") }),
);

test("a page of code is its folder, its texts and its line, in header, footer and a new house", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const copy = test.info().outputPath("project");
  const others = ["scripts", "starter", "tests", "migrate", "playwright.config.ts", "biome.jsonc"];
  copyProject(copy, others);
  shareSteps(copy);
  for (const { path, code } of steps) follow(copy, path, code);
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: copy,
      encoding: "utf8",
      env: { ...process.env, CONTENT: "", SITE_URL: "" },
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  };
  run("build/build.ts");
  run("node_modules/typescript/bin/tsc", "--noEmit");
  run("node_modules/@biomejs/biome/bin/biome", "format", "--vcs-enabled=false", "app");
  run("scripts/new.ts", "casa", "--answers", "tests/houses/paraty/answers.json");
  expect(JSON.parse(read(copy, "casa/texts/pt/reviews.json")).address).toBe("reviews");

  const { label, heading, letters } = JSON.parse(
    steps.find(({ path }) => path.startsWith("content/texts/"))?.code ?? "",
  );
  using site = await serveBuild(join(copy, "dist"));
  for (const [index, locale] of listLocales(copy).entries()) {
    await page.goto(`${site.address}/${index === 0 ? "" : locale}`);
    const link = page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
    await expect(link).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(letters[0])).toBeVisible();
  }
});

/** Does what a step of the recipe says. */
function follow(copy: string, path: string, code: string): void {
  if (path === "app/pages.ts") {
    const [imported, line] = code.trim().split("\n");
    const pages = read(copy, path).replace("\nimport", `\n${imported}\nimport`);
    writeFileSync(join(copy, path), pages.replace("} satisfies", `${line}\n} satisfies`));
  } else if (path === "content/navigation.json") {
    const navigation = { ...JSON.parse(read(copy, path)), ...JSON.parse(`{${code}}`) };
    writeFileSync(join(copy, path), JSON.stringify(navigation));
  } else {
    for (const locale of listLocales(copy)) {
      const file = join(copy, path.replace("<language>", locale));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
  }
}

function listLocales(copy: string): readonly string[] {
  return JSON.parse(read(copy, "content/villa.json")).locales;
}

function read(copy: string, path: string): string {
  return readFileSync(join(copy, path), "utf8");
}
