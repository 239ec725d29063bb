// The owner's desk, as a build has it whose repository is named: on a folder that the browser keeps, and at
// a Git host. In both is the content of a house, at its place in a repository.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { writeDesk } from "../build/site/write-desk.ts";
import { makeDeskConfig } from "../desk/make-desk-config.ts";
import { contentTypeOf } from "../house/routes/content-types.ts";
import { makeWorkspace, type Workspace } from "../house/workspace/workspace.mjs";
import type { DeskRepository } from "../server/settings.ts";
import { writeHouse } from "./support/build-house.ts";
import { workspace } from "./support/built-site.ts";
import { answerAsGitHub, answerAsGitLab, token } from "./support/git-host.ts";
import { listenLocally } from "./support/server/listen-locally.ts";
import { timeLimit } from "./support/time-limit.ts";

// What it is made of is fetched, once.
test.describe.configure({ mode: "default", timeout: timeLimit(120_000) });
// By its buttons the desk is found.
test.use({ locale: "en-GB" });

const repository = { host: "github", name: "owner/house", branch: undefined } as const;

/** A picture of one dot. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Texts of a folder by path. */
type Texts = Readonly<Record<string, string>>;

/** The desk of a house, being served, and what its repository holds. */
type Desk = Awaited<ReturnType<typeof serveDesk>>;

test("a site whose repository is not named has no desk", async ({ request }) => {
  expect((await request.get("/desk")).status()).toBe(404);
});

for (const name of ["ginestra", "galil"]) {
  test(`every form of ${name} opens with nothing of other hosts, and saves one field alone`, {
    tag: "@builds",
  }, async ({ page }) => {
    using desk = await serveDesk("forms", "", name);
    const others = new Set<string>();
    page.on("request", (request) => others.add(new URL(request.url()).hostname));
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    await openFolder(page, desk);
    const { config } = await makeDeskConfig(desk.served, {}, {});
    let before = await readFolder(page);
    for (const collection of config.collections) {
      const files = "files" in collection ? collection.files : [{ label: /./ }];
      // An item written by hand has its day in its name, which the form asks for: a test of its own.
      if (collection.name === "news") continue;
      for (const { label } of files) {
        await page.goto(`${desk.address}#/collections/${collection.name}`);
        await page.getByRole("row", { name: label, exact: true }).first().click();
        // The fields of a language in which the house has no such file are hidden.
        const fields = page.getByRole("group", { name: /Field$/ });
        const form = page
          .getByRole("group", { name: /Content$/ })
          .filter({ has: fields })
          .first();
        await expect(form).toBeVisible();
        if (!(await changeField(form))) continue;
        await saveForm(page);
        await expect.poll(() => readFolder(page).catch(() => before)).not.toEqual(before);
        const after = await readFolder(page);
        expect(listChangedLines(before, after), String(label)).toHaveLength(1);
        before = after;
      }
    }
    // Some are data or made in the browser.
    expect([...others].filter((other) => !["", "127.0.0.1"].includes(other))).toEqual([]);
    expect(refused).toEqual([]);
  });
}

for (const [where, folder, tag] of [
  ["in the repository of the engine", "houses/casa", ["@builds"]],
  ["with a repository of its own", "", []],
] as const) {
  test(`of a house ${where} what is written is saved alone, in a folder of this computer`, {
    tag: [...tag],
  }, async ({ page }) => {
    using desk = await serveDesk("folder", folder);
    await openFolder(page, desk);
    const expected = await writeInForms(page, desk);
    // It is written beside the file, which then is replaced.
    await expect.poll(() => readFolder(page).catch(() => ({}))).toEqual(expected);
  });

  test(`of a house ${where} what is written is saved alone, at a Git host`, {
    tag: [...tag],
  }, async ({ page }) => {
    using desk = await serveDesk("host", folder);
    const kept = await answerAsGitHub(page, repository.name, desk.texts);
    await page.goto(desk.address);
    await signInByToken(page);
    const expected = await writeInForms(page, desk);
    await expect.poll(() => Object.fromEntries(kept)).toEqual(expected);
  });
}

test("the desk of a German house speaks German: an owner changes a price, a day and a weekday", async ({
  page,
}) => {
  // The CMS draws the fields that are in sight.
  await page.setViewportSize({ width: 1440, height: 1600 });
  const heard: string[] = [];
  page.on("console", (message) => {
    if (/^(?:error|warning)$/.test(message.type())) heard.push(message.text());
  });
  using desk = await serveDesk("prices", "", "kliff");
  await openFolder(page, desk);
  const aside = page.locator("aside");
  const before = await readFolder(page);
  await test.step("three stays with their sums, which follow the form", async () => {
    await page.goto(`${desk.address}#/collections/prices-and-nights`);
    await page.getByRole("row", { name: "Saisons und Preise", exact: true }).click();
    await expect(aside.getByRole("table")).toHaveCount(3);
    await expect(aside.getByRole("table").nth(1)).toContainText(/7.Nächte, Hochsaison.*905,00.€/);
    const season = page.locator(".item-list .summary", { hasText: "summer" });
    await expect(season).toHaveText("summer: 15. Juni – 15. September");
    await season.click();
    await page.locator('[data-key-path="periods.2.pricePerNight"] input').first().fill("130");
    await expect(aside.getByRole("table").nth(1)).toContainText(/975,00.€/);
    const to = page.locator('[data-key-path="periods.2.to"]');
    await expect(to).toContainText("Letzte Nacht");
    await to.getByRole("combobox", { name: "Tag" }).selectOption("14");
    await expect(to.getByRole("combobox", { name: "Monat" })).toHaveValue("09");
    await expect(to.getByRole("combobox", { name: "Jahr" })).toHaveText(/jedes Jahr/);
    await saveForm(page, "Speichern");
    await expect.poll(() => readFolder(page).catch(() => before)).not.toEqual(before);
    expect(listChangedLines(before, await readFolder(page))).toEqual([
      'prices.json:       "to": "09-14",',
      'prices.json:       "pricePerNight": 130,',
    ]);
  });
  await test.step("one click says that the calendar is still right, and saves", async () => {
    const saved = await readFolder(page);
    await page.goto(`${desk.address}#/collections/prices-and-nights`);
    await page.getByRole("row", { name: "Belegte Nächte", exact: true }).click();
    await expect(page.locator('[data-key-path="checked"] input')).toBeVisible();
    await expect(aside).toContainText("Zuletzt geprüft am 20. November 2026.");
    await aside.getByRole("button", { name: "Stimmt heute noch" }).click();
    await expect.poll(() => readFolder(page).catch(() => saved)).not.toEqual(saved);
    const today = new Intl.DateTimeFormat("sv").format(new Date());
    const lines = listChangedLines(saved, await readFolder(page));
    expect(lines).toEqual([`blocked.json:   "checked": "${today}",`]);
  });
  expect(heard).toEqual([]);
});

test("an owner writes news: a day, the end of its address, and its text in one language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  using desk = await serveDesk("news", "", "kliff");
  await openFolder(page, desk);
  const before = await readFolder(page);
  await page.goto(`${desk.address}#/collections/news/new`);
  const field = (name: string) => page.locator(`[data-key-path="${name}"]`).first();
  await field("title").getByRole("textbox").fill("Der Steg ist neu");
  await field("description")
    .getByRole("textbox")
    .fill("Seit Mai liegt unten am Strand ein neuer Steg aus Lärche, an dem ein Boot Platz hat.");
  await field("date").locator("input").fill("2027-05-01");
  await field("address").getByRole("textbox").fill("steg");
  await field("body").getByRole("textbox").fill("Wer schwimmt, kommt nun leichter hinein.");
  await saveForm(page, "Speichern");
  await expect.poll(() => readFolder(page).catch(() => before)).not.toEqual(before);
  const written = Object.entries(await readFolder(page)).filter(([path]) => !(path in before));
  expect(written).toEqual([
    [
      "texts/de/news/2027-05-01-steg.md",
      [
        "---",
        "title: Der Steg ist neu",
        "description: Seit Mai liegt unten am Strand ein neuer Steg aus Lärche, an dem ein Boot Platz hat.",
        "date: 2027-05-01",
        "address: steg",
        "---",
        "",
        "Wer schwimmt, kommt nun leichter hinein.",
        "",
      ].join("\n"),
    ],
  ]);
});

test("an owner without a token is told how to get one, and what one lacks", async ({ page }) => {
  using desk = await serveDesk("token");
  await answerAsGitHub(page, repository.name, desk.texts);
  await page.goto(desk.address);
  const help = page.locator(".token");
  await help.getByText("No token yet? Step by step").click();
  await expect(help.getByRole("listitem")).toHaveCount(6);
  const link = help.getByRole("link", { name: "the page for a new token" });
  await expect(link).toHaveAttribute("href", /personal-access-tokens\/new\?.*contents=write/);
  const check = async (text: string) => {
    await help.getByLabel("Token", { exact: true }).fill(text);
    await help.getByRole("button", { name: "Check the token" }).click();
  };
  await check("github_pat_of_somebody");
  await expect(help.getByRole("status")).toContainText("GitHub does not know this token");
  for (const [path, said] of [
    ["", "does not reach owner/house"],
    ["/contents/", "“Contents” is missing"],
    ["/git/blobs", "“Contents” may only be read"],
  ]) {
    const lacking = `https://api.github.com/repos/owner/house${path}`;
    const headers = { "Access-Control-Allow-Origin": "*" };
    await page.route(lacking, (route) => route.fulfill({ status: 403, headers, json: {} }));
    await check(token);
    await expect(help.getByRole("status")).toContainText(said ?? "");
    await page.unroute(lacking);
  }
  await check(token);
  await expect(help.getByRole("status")).toHaveText(
    "The token is right. It holds until 1 March 2027.",
  );
  await signInByToken(page);
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await expect(help).toBeHidden();
});

test("at GitLab an owner signs in without a token", { tag: "@builds" }, async ({
  page,
  context,
}) => {
  const applicationId = "0123456789abcdef".repeat(4);
  const gitLab = { host: "gitlab", name: "group/house", branch: "main", applicationId } as const;
  using desk = await serveDesk("gitlab", "", "ginestra", gitLab);
  const asked = await answerAsGitLab(context, desk.address);
  await page.goto(desk.address);
  await expect(page.locator(".token")).toHaveCount(0);
  await page.getByRole("button", { name: /^Sign In with .*GitLab/ }).click();
  await expect.poll(() => asked.tokens).toEqual(["Bearer token-of-gitlab"]);
  expect(asked.application).toBe(applicationId);
  expect(asked.isProven).toBe(true);
});

test("it says what became of the last change", async ({ page }) => {
  using desk = await serveDesk("changes");
  await page.goto(desk.address);
  await expect(page.locator("output")).toHaveText(/^Published: 20\d\d-\d\d-\d\d \d\d:\d\d UTC\n$/);
  const body = "Not published: Save\n- prices.json:8:5: give every night one price.";
  await page.route("**/desk/publication.txt", (route) => route.fulfill({ body }));
  await page.reload();
  await expect(page.locator("output")).toContainText("prices.json:8:5: give every night");
});

test("a browser in any language asks for nothing that is not there", {
  tag: "@builds",
}, async ({ browser }) => {
  using desk = await serveDesk("languages");
  const { locales } = await makeDeskConfig(desk.served, {}, {});
  const foreign = ["sv", "ko"].filter((language) => !locales.includes(language));
  for (const locale of ["en-GB", ...locales, ...foreign]) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const lost: string[] = [];
    page.on("response", (response) => {
      if (!response.ok()) lost.push(response.url());
    });
    await page.goto(desk.address);
    await expect(page.getByRole("button").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(lost, locale).toEqual([]);
    await context.close();
  }
});

/** Changes the first text, number or date of a form; gives back whether it has one. */
async function changeField(form: Locator): Promise<boolean> {
  // A key is the same in all languages.
  const texts = form.getByRole("textbox", { name: /^(?!Key$|Short name$)/ });
  const fields = texts
    .or(form.getByRole("spinbutton"))
    .or(form.locator("input[type=date]"))
    .and(form.locator(":is(input, textarea):visible:not([readonly], [aria-readonly=true])"));
  const row = form.getByRole("button", { name: "Expand", exact: true }).first();
  if ((await fields.count()) === 0 && (await row.isVisible())) await row.click();
  for (const field of await fields.all()) {
    // The CMS takes fields away that are out of sight.
    const value = await field.inputValue({ timeout: 5_000 }).catch(() => "");
    // What is filled into an empty field is a new line; browsers show an empty colour as black.
    if (value === "" || value === "#000000") continue;
    const changes = [
      [/^#/, "#123456"],
      [/^\d{4}-/, "2028-02-01"],
      [/^\d+$/, value === "1" ? "2" : "1"],
      // The form takes typefaces that the build can fetch.
      [/^Playfair Display$/, "Lora"],
      [/^/, `${value}x`],
    ] as const;
    const [, changed = ""] = changes.find(([kind]) => kind.test(value)) ?? [];
    await field.fill(changed);
    return true;
  }
  return false;
}

/** The lines that differ between the texts of a folder, each with its file. */
function listChangedLines(before: Texts, after: Texts): string[] {
  return Object.keys({ ...before, ...after }).flatMap((path) => {
    const [old, lines] = [before[path]?.split("\n"), after[path]?.split("\n") ?? []];
    if (old?.length !== lines.length)
      return [`${path}: ${old?.length} lines are ${lines.length}`, ""];
    return lines.filter((line, index) => line !== old[index]).map((line) => `${path}: ${line}`);
  });
}

async function signInByToken(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
  await page.keyboard.press("Enter");
}

async function saveForm(page: Page, save = "Save"): Promise<void> {
  await page.getByRole("button", { name: save, exact: true }).click();
  // It goes back by itself, and would do so from another form too.
  await expect(page).toHaveURL(/#\/collections\/[a-z-]+$/);
}

/** Serves the desk of a house in a repository of its own, at this path of it. */
async function serveDesk(
  name: string,
  folder = "",
  of = "ginestra",
  at: DeskRepository = repository,
) {
  const top = `desk-${name}`;
  const house = await writeHouse(of, join(top, folder));
  const villa = join(house, "villa.json");
  const before = readFileSync(villa, "utf8");
  const { locales }: { readonly locales: readonly string[] } = JSON.parse(before);
  // The desk speaks the first language of its house.
  const first = locales.includes("en") ? "en" : locales[0];
  const ordered = [first, ...locales.filter((locale) => locale !== first)];
  writeFileSync(villa, `${JSON.stringify({ ...JSON.parse(before), locales: ordered }, null, 2)}\n`);
  if (of === "kliff") {
    const nights = [{ from: "2027-06-26", to: "2027-07-10" }];
    const checked = JSON.stringify({ checked: "2026-11-20", nights }, null, 2);
    writeFileSync(join(house, "blocked.json"), `${checked}\n`);
  }
  mkdirSync(join(house.slice(0, house.length - folder.length), ".git"), { recursive: true });
  const served: Workspace = { ...makeWorkspace(house, ""), made: workspace.made };
  const staticDir = mkdtempSync(join(tmpdir(), "desk-"));
  const { headers = {} } = await writeDesk(served, staticDir, at);
  const server = createServer(({ url = "" }, response) => {
    const [path = ""] = url.split("?");
    const file = path === "/desk" ? "desk.html" : path.slice(1);
    try {
      const body = readFileSync(join(staticDir, file));
      const type = { "Content-Type": contentTypeOf(file) ?? "" };
      response.writeHead(200, { ...(path === "/desk" && headers), ...type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const files = globSync("{*.json,texts/**/*.{json,md}}", { cwd: house });
  return {
    address: `http://127.0.0.1:${await listenLocally(server)}/desk`,
    ...{ folder, served },
    language: first,
    /** By path in the repository. */
    texts: new Map(
      files.map((file) => [join(folder, file), readFileSync(join(house, file), "utf8")]),
    ),
    [Symbol.dispose]() {
      server.close();
      rmSync(staticDir, { recursive: true });
    },
  };
}

/**
 * Writes a letter at the end of a title, and adds a photo; gives back the texts that the repository should
 * hold then.
 */
async function writeInForms(page: Page, { address, folder, language, texts }: Desk) {
  const open = async (group: string, name: string) => {
    await page.goto(`${address}#/collections/${group}`);
    await page.getByRole("row", { name, exact: true }).click();
  };
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await open("texts", "The house");
  const title = page
    .getByRole("textbox")
    .and(page.locator(`[lang="${language}"]`))
    .first();
  await title.press("End");
  await title.press("x");
  await saveForm(page);

  await open("pictures", "Photos");
  await page.getByRole("button", { name: /^Add .*photo/ }).click();
  const photo = { name: "Sea view.png", mimeType: "image/png", buffer: dot };
  await page.locator("input[type=file]").first().setInputFiles(photo);
  await page.getByRole("radio", { name: "Outside" }).check();
  await saveForm(page);

  const about = join(folder, `texts/${language}/about.json`);
  const pictures = join(folder, "pictures.json");
  const { title: before } = JSON.parse(texts.get(about) ?? "");
  const listed = JSON.parse(texts.get(pictures) ?? "");
  listed.photos.push({ file: "sea-view", focalPoint: [50, 50], shows: "outside" });
  return {
    ...Object.fromEntries(texts),
    [about]: texts.get(about)?.replace(before, `${before}x`),
    [pictures]: `${JSON.stringify(listed, null, 2)}\n`,
    [join(folder, "photos/sea-view.png")]: String(dot),
  };
}

/** Opens the desk on the browser's own folder, in which the content has been put. */
async function openFolder(page: Page, { address, texts }: Desk): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(address);
  await page.evaluate(
    async (all) => {
      const top = await navigator.storage.getDirectory();
      await top.getDirectoryHandle(".git", { create: true });
      for (const [path, text] of all) {
        const folders = path.split("/");
        const name = folders.pop() ?? "";
        let inside = top;
        for (const one of folders) inside = await inside.getDirectoryHandle(one, { create: true });
        const file = await inside.getFileHandle(name, { create: true });
        const writable = await file.createWritable();
        await writable.write(text);
        await writable.close();
      }
    },
    [...texts],
  );
  const name = /^(?:Work with Local Repository|Mit lokalem Repository arbeiten)$/;
  const logIn = page.getByRole("button", { name });
  await logIn.click();
  await expect(logIn).toBeHidden();
}

/** The texts in the browser's own folder, by path. */
function readFolder(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const texts: Record<string, string> = {};
    await read(await navigator.storage.getDirectory(), "");
    return texts;

    async function read(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const one of folder.values()) {
        if (one instanceof FileSystemFileHandle)
          texts[path + one.name] = await (await one.getFile()).text();
        else await read(one as FileSystemDirectoryHandle, `${path}${one.name}/`);
      }
    }
  });
}
