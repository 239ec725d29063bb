// The owner's desk, as a build has it whose repository is named, on a folder that the browser keeps: in
// it is the content of the house.
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { folderInRepository, makeDeskConfig } from "../build/desk/make-desk-config.ts";
import { writeDesk } from "../build/desk/write-desk.ts";
import { contentTypeOf } from "../server/content-types.ts";
import { workspace } from "./support/built-site.ts";
import { primary } from "./support/languages.ts";
import { listenLocally } from "./support/server/listen-locally.ts";

test.describe.configure({ mode: "default" });

const { house } = workspace;
const folder = folderInRepository(house, workspace.engine);
const repository = { host: "github", name: "owner/house", branch: undefined } as const;
const edited = join(folder, `texts/${primary}/home.json`);

let staticDir = "";
let server: Server;
let address = "";

test.beforeAll(async () => {
  // It is fetched, once.
  test.setTimeout(120_000);
  staticDir = await mkdtemp(join(tmpdir(), "desk-"));
  const { headers = {} } = await writeDesk(workspace, staticDir, repository);
  server = createServer(({ url = "" }, response) => {
    const file = url === "/desk" ? "desk.html" : url.slice(1);
    try {
      const body = readFileSync(join(staticDir, file));
      const type = { "Content-Type": contentTypeOf(file) ?? "" };
      response.writeHead(200, { ...(url === "/desk" && headers), ...type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  address = `http://127.0.0.1:${await listenLocally(server)}/desk`;
});

test.afterAll(async () => {
  server.close();
  await rm(staticDir, { recursive: true });
});

test("a site whose repository is not named has no desk", async ({ request }) => {
  expect((await request.get("/desk")).status()).toBe(404);
});

test("every kind of field opens in a form, with nothing of other hosts; what is written is saved alone, and taken back leaves the file as it was", async ({
  page,
}) => {
  test.setTimeout(60_000);
  const others = new Set<string>();
  page.on("request", (request) => others.add(new URL(request.url()).hostname));
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await openDesk(page);
  const { config } = await makeDeskConfig(workspace, {}, {});
  // Of two entries with the same kinds of fields one stands for both.
  const seen = new Set<string>();
  for (const collection of config.collections) {
    const { name, files = [{ ...collection, label: /./ }] } = collection;
    for (const { label, ...form } of files) {
      const kinds = listKinds(form);
      if (kinds.isSubsetOf(seen)) continue;
      for (const kind of kinds) seen.add(kind);
      await page.goto(`${address}#/collections/${name}`);
      await page.getByRole("row", { name: label, exact: true }).first().click();
      await expect(page.getByRole("group", { name: /Field$/ }).first()).toBeVisible();
    }
  }
  // Some are data or made in the browser.
  expect([...others].filter((other) => !["", "127.0.0.1"].includes(other))).toEqual([]);
  expect(refused).toEqual([]);

  const before = readFileSync(join(house, `texts/${primary}/home.json`), "utf8");
  const { title } = JSON.parse(before);
  for (const [key, after] of [
    ["x", before.replace(title, `${title}x`)],
    ["Backspace", before],
  ] as const) {
    await page.goto(`${address}#/collections/texts`);
    await page.getByRole("row", { name: "Home", exact: true }).click();
    const field = page
      .getByRole("textbox")
      .and(page.locator(`[lang="${primary}"]`))
      .first();
    await field.press("End");
    await field.press(key);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    await expect(save).toBeHidden();
    // It is written beside the file, which then is replaced.
    await expect.poll(() => readKept(page, edited).catch(() => "")).toBe(after);
  }
  for (const [path, text] of listContent()) expect(await readKept(page, path), path).toBe(text);
});

test("a browser in any language asks for nothing that is not there", async ({ browser }) => {
  const { locales } = await makeDeskConfig(workspace, {}, {});
  const foreign = ["sv", "ko"].filter((language) => !locales.includes(language));
  for (const locale of ["en-GB", ...locales, ...foreign]) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const lost: string[] = [];
    page.on("response", (response) => {
      if (!response.ok()) lost.push(response.url());
    });
    await page.goto(address);
    await expect(page.getByRole("button").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(lost, locale).toEqual([]);
    await context.close();
  }
});

/** What a form is made of: its widgets, each with the names of its settings. */
function listKinds(form: unknown): ReadonlySet<string> {
  const kinds = new Set<string>();
  JSON.stringify(form, (_, value) => {
    const { widget, hint: _hint, ...settings } = value ?? {};
    if (widget) kinds.add([widget, ...Object.keys(settings).toSorted()].join());
    return value;
  });
  return kinds;
}

/** Opens the desk on the browser's own folder, in which the content has been put. */
async function openDesk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(address);
  await page.evaluate(async (all) => {
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
  }, listContent());
  const logIn = page.getByRole("button", { name: "Work with Local Repository" });
  await logIn.click();
  await expect(logIn).toBeHidden();
}

function listContent() {
  return globSync("{*.json,texts/**}", { cwd: house })
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => [join(folder, file), readFileSync(join(house, file), "utf8")] as const);
}

function readKept(page: Page, path: string): Promise<string> {
  return page.evaluate(async (parts) => {
    const name = parts.pop() ?? "";
    let inside = await navigator.storage.getDirectory();
    for (const one of parts) inside = await inside.getDirectoryHandle(one);
    return (await (await inside.getFileHandle(name)).getFile()).text();
  }, path.split("/"));
}
