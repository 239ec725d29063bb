// The engine as an owner has it: installed from its archive, in a folder that holds a house and nothing else.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, sep } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { writeFiles } from "../build/assets/generated-folder.ts";
import { takeAnswers } from "../cli/new/answers.ts";
import { makeRepository } from "../cli/new/make-repository.ts";
import { workspace } from "./support/built-site.ts";
import {
  developmentProblems,
  packEngine,
  run,
  startVilla,
  succeed,
  tryHouse,
} from "./support/installed-engine.ts";
import { serveBuild } from "./support/serve-build.ts";
import { test } from "./support/site-test.ts";

// Outside of this repository, whose packages it must not find.
const root = join(tmpdir(), `package${workspace.engine.replaceAll(sep, "-")}`);
const house = join(root, "Casa Özil 2");
const modules = join(house, "node_modules");
const programs = join(root, "programs");
const read = (path: string) => readFileSync(join(house, path), "utf8");
const address = "https://bude-nord.de";
const answers = {
  ...{ name: "Bude Nord", country: "DE", region: "Schleswig-Holstein", place: "Kiel" },
  ...{
    languages: "de",
    coordinates: "54.32330, 10.12280",
    email: "moin@bude-nord.de",
    guests: "2",
  },
  currency: "EUR",
};

const villa = (...args: string[]) =>
  succeed(process.execPath, [join(modules, "holiday-villa/cli/villa.mjs"), ...args], house);

test.describe.configure({ mode: "serial" });
test.use({ expectedProblems: developmentProblems });
test.afterAll(() => rmSync(root, { recursive: true }));

test("a house of its own is made and shown by the installed engine", async ({ page }) => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(house, { recursive: true });
  succeed("npm", ["install", "--no-audit", "--no-fund", packEngine(root)], house);

  const { version } = JSON.parse(readFileSync(join(workspace.engine, "package.json"), "utf8"));
  expect(villa("--version").trim()).toBe(version);
  expect(villa("help")).toContain("villa new <folder>");
  expect(villa("build", "--help")).toContain("--out <folder>");
  // The documents come with it.
  for (const document of ["README.md", "CHANGELOG.md", "docs/owner.md"]) {
    expect(existsSync(join(modules, "holiday-villa", document)), document).toBe(true);
  }
  const unknown = run(
    process.execPath,
    [join(modules, "holiday-villa/cli/villa.mjs"), "bulid"],
    house,
  );
  expect(unknown).toEqual({ status: 2, said: expect.stringContaining("There is no villa bulid.") });

  const file = join(root, "answers.json");
  writeFileSync(file, JSON.stringify({ ...answers, publish: "cloudflare", siteUrl: address }));
  villa("new", ".", "--answers", file);
  const { scripts, private: isPrivate, dependencies } = JSON.parse(read("package.json"));
  expect(isPrivate).toBe(true);
  // The archive lies in the folder now: another machine finds it.
  const [, archive = ""] = /^file:([^/]+\.tgz)$/.exec(dependencies["holiday-villa"]) ?? [];
  expect(existsSync(join(house, archive))).toBe(true);
  expect(scripts).toMatchObject({ dev: "villa dev", start: "villa start", test: "villa test" });
  const { "json.schemas": schemas } = JSON.parse(read(".vscode/settings.json"));
  const prices = `/${JSON.parse(read("texts/de/pricing-and-availability.json")).address}`;

  for (const command of ["dev", "start"] as const) {
    await test.step(`villa ${command}`, async () => {
      using server = await startVilla(house, command);
      await tryHouse(page, server.address, prices);
      await page.goto("about:blank");
    });
  }
  for (const { url } of schemas) expect(existsSync(join(house, url)), url).toBe(true);
});

test("the workflow of a house builds, tests and publishes it", async ({ page }) => {
  await fillHouse();
  // Nothing is sent: the program that would do it says so.
  await writeFiles(programs, {
    npx: `#!/bin/sh\ncase "$1" in villa) exec ${realPath("npx")} "$@";; *) echo "npx $*"; test -n "$SITE_URL";; esac\n`,
  });
  succeed("chmod", ["+x", join(programs, "npx")], root);
  const PATH = [programs, process.env["PATH"]].join(delimiter);
  const workflow = read(".github/workflows/publish.yml");
  expect(workflow).not.toMatch(/\$(?:siteUrl|identifier|host|job)\b/);
  const [, SITE_URL = ""] = /SITE_URL: (.*)/.exec(workflow) ?? [];
  const steps = [...workflow.matchAll(/^ {6}- run: (.*)/gm)].map(([, command = ""]) => command);
  const said = steps.map((step) => succeed("bash", ["-ec", step], house, { SITE_URL, PATH }));
  expect(SITE_URL).toBe(address);
  expect(steps).toHaveLength(4);
  expect(said[2]).toMatch(/passed: ready .*passed: links and files of \d+ pages.*passed: HTML/s);
  expect(said[3]).toMatch(/pages deploy dist\/static --project-name=bude-nord/);
  expect(read("dist/static/index.html")).toContain(`href="${address}/"`);
  using site = await serveBuild(join(house, "dist"));
  await page.goto(site.address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.name);
  const sizes = globSync("{*.json,texts/**,photos/**,.github/**,.vscode/**}", {
    cwd: house,
  }).length;
  expect(sizes).toBeGreaterThan(10);

  await test.step("and stops where it is not", () => {
    const colours = read("colours.json");
    writeFileSync(join(house, "colours.json"), colours.replace("#", ""));
    const { status, said } = run("bash", ["-ec", "npm test"], house, { SITE_URL, PATH });
    writeFileSync(join(house, "colours.json"), colours);
    expect([status, said]).toEqual([
      1,
      expect.stringContaining("failed: ready to go online\n- colours"),
    ]);
  });
});

test("its image is built of the files that it copies, and holds its site alone", async () => {
  const given = takeAnswers({ ...answers, publish: "container", siteUrl: address });
  const files = makeRepository(house, given);
  const [build = "", serve = ""] = String(files["Dockerfile"])
    .split(/^FROM .*\n/m)
    .slice(1);
  const ignored = String(files[".dockerignore"]).trim().split("\n");
  const [context, image] = [join(root, "context"), join(root, "image")];
  for (const name of readdirSync(house)) {
    if (!ignored.includes(name))
      cpSync(join(house, name), join(context, name), { recursive: true });
  }
  symlinkSync(modules, join(context, "node_modules"));
  const commands = [...build.matchAll(/^RUN (.*)/gm)].map(([, command = ""]) => command);
  expect(commands).toEqual([expect.stringMatching(/^npm ci --omit=dev/), "npx villa build"]);
  succeed("bash", ["-ec", commands[1] ?? ""], context, { SITE_URL: address });
  const copied = [...serve.matchAll(/^COPY --from=build \/house\/(\S+) (\S+)/gm)];
  for (const [, from = "", to = ""] of copied) {
    cpSync(join(context, from), join(image, to), { recursive: true });
  }
  using site = await serveBuild(join(image, "dist"));
  expect((await fetch(`${site.address}/healthz`)).status).toBe(200);
  expect(readdirSync(image)).toEqual(["dist"]);
  await writeFiles(root, {
    Caddyfile: files["Caddyfile"] ?? "",
    "compose.yaml": files["compose.yaml"] ?? "",
  });
  expect(String(files["compose.yaml"])).toContain(`SITE_URL: ${address}\n`);
  if (isInstalled("caddy")) succeed("caddy", ["validate", "--config", "Caddyfile"], root);
});

test("its units are understood by systemd", async () => {
  test.skip(!isInstalled("systemd-analyze"), "there is no systemd");
  const given = takeAnswers({ ...answers, publish: "server", siteUrl: address });
  for (const [path, text] of Object.entries(makeRepository(house, given))) {
    if (!/\.(?:service|socket|timer)$/.test(path)) continue;
    const filled = String(text)
      .replace("/opt/villa/node", process.execPath)
      .replace("@owner@", "root")
      .replaceAll("@clone@", root);
    await writeFiles(root, { [path]: filled });
  }
  const units = globSync("deploy/villa*.*", { cwd: root });
  expect(units).toHaveLength(4);
  expect(succeed("systemd-analyze", ["verify", ...units.map((unit) => `./${unit}`)], root)).toBe(
    "",
  );
});

function realPath(program: string): string {
  return succeed("which", [program], root).trim();
}

function isInstalled(program: string): boolean {
  return spawnSync("which", [program]).status === 0;
}

/** Puts something of its own wherever the house leaves a blank, an example or a placeholder. */
async function fillHouse(): Promise<void> {
  for (const file of globSync("{*.json,texts/**/*.{json,md}}", { cwd: house })) {
    if (file.startsWith("package")) continue;
    const text = read(file)
      .replaceAll(/\[[^\]["]*…\]/g, (blank) => `Wort ${blank.length}`)
      .replaceAll(".example", ".de")
      .replace("+1 000 000 0000", "+49 431 2207788")
      .replaceAll(/("(?:pricePerNight|builtYear)": \d+)|("lengthCentimetres": 2)0/g, "$1$21")
      .replaceAll(/"0+"/g, '"12345"');
    writeFileSync(join(house, file), text);
  }
  for (const file of globSync("photos/*.jpg", { cwd: house })) {
    const size = { width: 1200, height: 800, channels: 3, background: "#876" } as const;
    await sharp({ create: size }).jpeg().toFile(join(house, file));
  }
}
