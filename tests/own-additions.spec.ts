// What a house adds to its site without code: files as they are, further ways to write to it, reviews, news, a look.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { loadContent } from "../house/read/load-content.ts";
import { readManifest } from "../server/assets.ts";
import { workspace } from "./support/built-site.ts";
import { findBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { findHtmlMistakes } from "./support/find-html-mistakes.ts";
import { sendRequest } from "./support/send-request.ts";
import { test } from "./support/site-test.ts";
import { serveTestHouse } from "./support/test-houses.ts";

test.describe.configure({ mode: "default" });
test.use({ locale: "de" });

async function openHouse(name: "kliff" | "galil") {
  const { house, dist, address, stop } = await serveTestHouse(name);
  return { house, dist, address, stop, content: await loadContent(house) };
}

let kliff: Awaited<ReturnType<typeof openHouse>>;
let galil: Awaited<ReturnType<typeof openHouse>>;

test.beforeAll(async () => {
  [kliff, galil] = await Promise.all([openHouse("kliff"), openHouse("galil")]);
});

test.afterAll(() => {
  for (const house of [kliff, galil]) house.stop();
});

test("files as they are have their type, a tag and the policy of the site", async () => {
  const types = {
    "/hausmappe.pdf": "application/pdf",
    "/google1a2b3c4d5e6f7a8b.html": "text/html; charset=utf-8",
    "/.well-known/security.txt": "text/plain; charset=utf-8",
  };
  for (const [path, type] of Object.entries(types)) {
    const { status, headers, body } = await sendRequest(kliff.address + path);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      type,
      "no-cache",
    ]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(body.equals(readFileSync(join(kliff.house, "static", path)))).toBe(true);
    const again = await sendRequest(kliff.address + path, {
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again.status, path).toBe(304);
  }
});

test("guests find further ways to write, and the newsletter is a form without JavaScript", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "de" });
  const page = await context.newPage();
  await page.goto(kliff.address);
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of [
    [/^Schreiben Sie uns über WhatsApp/, "https://wa.me/491705550142"],
    [/^Schreiben Sie uns über Signal/, "https://signal.me/#p/+491705550142"],
    [/^Unsere Seite auf Instagram/, "https://www.instagram.com/kliffkante/"],
    [/^Unsere Seite auf Facebook/, "https://www.facebook.com/kliffkante.lohme"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  let posted = "";
  await context.route("https://letters.example/**", (route) => {
    posted = route.request().postData() ?? "";
    return route.fulfill({ contentType: "text/html", body: "<h1>Fast fertig</h1>" });
  });
  await footer.getByRole("textbox", { name: "E-Mail-Adresse" }).fill("gast@mail.example");
  await footer.getByRole("button", { name: "Abonnieren" }).click();
  await expect(page.getByRole("heading", { name: "Fast fertig" })).toBeVisible();
  expect(posted).toBe("EMAIL=gast%40mail.example");
  await page.goto(`${kliff.address}/datenschutz`);
  await expect(page.getByText("letters.example").first()).toBeVisible();
  await context.close();
});

test("reviews stand on home and on a page of their own, each in its language, below how they are checked", async ({
  page,
}) => {
  await prepareBarrierSearch(page);
  await page.goto(kliff.address);
  const main = page.getByRole("main");
  const home = main
    .getByRole("region")
    .or(main.locator("section"))
    .filter({
      has: page.getByRole("heading", { name: "Was Gäste schreiben" }),
    });
  await expect(home.locator("blockquote")).toHaveCount(3);
  // Those that the reader understands come first.
  const languages = await home
    .locator("blockquote")
    .evaluateAll((all) => all.map((one) => one.getAttribute("lang")));
  expect(languages).toEqual(["de", "de", "nl"]);
  await home.getByRole("link", { name: "Alle Bewertungen lesen" }).click();
  await expect(page).toHaveURL(`${kliff.address}/bewertungen`);
  await expect(main.locator("blockquote")).toHaveCount(4);
  const checked = main.getByText("Wir bitten nach jeder Abreise");
  const [above, first] = await Promise.all([
    checked.boundingBox(),
    main.locator("blockquote").first().boundingBox(),
  ]);
  expect(above?.y).toBeLessThan(first?.y ?? 0);
  await expect(main.getByRole("img", { name: "4 von 5 Sternen" })).toHaveCount(1);
  await expect(main.getByText("August 2026 · Niederländisch · Gastenboek")).toBeVisible();
  await page.goto(`${kliff.address}/bewertungen`);
  expect(await findBarriers(page, "html", { areColoursKnown: true })).toEqual([]);
  const html = (await sendRequest(`${kliff.address}/bewertungen`)).body.toString();
  expect(html).not.toMatch(/aggregateRating|"@type":"Review"/);
  expect(await findHtmlMistakes(html)).toEqual([]);
  for (const path of ["/bikorot", "/en/reviews"]) {
    const other = (await sendRequest(galil.address + path)).body.toString();
    expect(other.match(/<blockquote lang="(?:he|en)"/g), path).toHaveLength(2);
  }
});

test("news have a list, pages and a feed, and a language that lacks an item leads to its list", async ({
  page,
}) => {
  await prepareBarrierSearch(page);
  await page.goto(kliff.address);
  await page.getByRole("contentinfo").getByRole("link", { name: "Neuigkeiten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Neues vom Haus" })).toBeVisible();
  const items = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(items).toHaveText(["Der neue Ofen", "Die Treppe zum Strand ist offen"]);
  await items.first().getByRole("link").click();
  await expect(page).toHaveURL(`${kliff.address}/neuigkeiten/ofen`);
  await expect(page.locator("time").first()).toHaveText("2. November 2026");
  await page.goto(`${kliff.address}/neuigkeiten/ofen`);
  expect(await findBarriers(page, "html", { areColoursKnown: true })).toEqual([]);

  const get = async (address: string) => (await sendRequest(address)).body.toString();
  const list = await get(`${kliff.address}/neuigkeiten`);
  expect(await findHtmlMistakes(list)).toEqual([]);
  const [, feed = ""] =
    /<link rel="alternate" type="application\/atom\+xml" href="[^"]*?:\d+([^"]*)"/.exec(list) ?? [];
  const atom = await get(kliff.address + feed);
  expect(atom.match(/<entry>/g)).toHaveLength(2);
  expect(atom).toContain("<title>Der neue Ofen</title>");
  expect(await get(`${kliff.address}/sitemap.xml`)).toContain("/neuigkeiten/treppe<");

  const onlyHebrew = await get(`${galil.address}/chadashot/brecha`);
  expect(onlyHebrew).not.toMatch(/rel="alternate" hreflang="en"/);
  expect(onlyHebrew).toContain('href="/en/news" hrefLang="en"');
  const both = await get(`${galil.address}/chadashot/pricha`);
  expect(both).toContain('href="/en/news/pricha" hrefLang="en"');
  expect((await sendRequest(`${galil.address}/en/news/brecha`)).status).toBe(404);
});

test("a house that adds nothing has no page, script or rule of all this", async () => {
  const { scripts, styles, paths } = readBuild(workspace.out);
  const added = readBuild(kliff.dist);
  expect(added.paths.filter((path) => /neuigkeiten|bewertungen/.test(path)).length).toBeGreaterThan(
    2,
  );
  expect(added.scripts).toMatch(/reviews-/);
  expect(added.styles).toMatch(/\.newsletter/);
  expect(paths.filter((path) => /reviews|news(?!reader)|feed\.xml|hausmappe/.test(path))).toEqual(
    [],
  );
  expect(scripts).not.toMatch(/reviews-|news-/);
  expect(styles).not.toMatch(/\.(?:all-)?reviews|\.news|\.newsletter|@layer house/);
});

/** The paths of a finished site, the names of its scripts, and all styles in its pages. */
function readBuild(folder: string) {
  const { files } = readManifest(folder);
  const paths = Object.keys(files);
  const pages = Object.values(files).filter(({ styleHashes }) => styleHashes);
  const styles = pages.map(({ file }) => {
    const html = readFileSync(join(folder, "static", file), "utf8");
    return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
  });
  return {
    paths,
    scripts: paths.filter((path) => path.endsWith(".js")).join("\n"),
    styles: styles.join("\n"),
  };
}

test("a style sheet of the house wins over the engine's, and its logo stands in header and footer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(kliff.address);
  const heading = page.locator("h1");
  const size = await heading.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const spacing = await heading.evaluate((one) => getComputedStyle(one).letterSpacing);
  expect(Number.parseFloat(spacing)).toBeCloseTo(0.04 * size, 1);
  const readLogo = (place: "header" | "footer") =>
    page
      .locator(place)
      .getByAltText("Kliffkante")
      .filter({ visible: true })
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).map((one) => ({
          file: new URL(one.src).pathname.replace(/-[0-9a-f]{8}\./, "."),
          isLoaded: one.naturalWidth > 0,
          size: [one.width, one.height],
        })),
      );
  const shown = { isLoaded: true, size: [176, 44] };
  expect(await readLogo("header")).toEqual([{ file: "/drawings/logo.svg", ...shown }]);
  expect(await readLogo("footer")).toEqual([{ file: "/drawings/logo-light.svg", ...shown }]);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect
    .poll(() => readLogo("header"))
    .toEqual([{ file: "/drawings/logo-light.svg", ...shown }]);
});
