// What the first view of a page costs the visitor, in bytes as sent (brotli). A ceiling is what the
// page may not exceed today; `docs/architecture.md` says which are to come down further.
import { expect } from "@playwright/test";
import { isLegalPage, routes } from "../src/routes.ts";
import { test } from "./support/site-test.ts";

const ceilings = {
  scriptKilobytes: 80,
  htmlKilobytes: 14,
  fontKilobytes: 45,
  heroKilobytes: 90,
};

const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

for (const { name, path, page: pageId } of routes) {
  test(`${name} stays below its ceilings in bytes`, async ({ page, ask }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      // Prefetching is for the pages that come next, not for this one.
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const sizes = { script: 0, font: 0, image: [] as number[] };
    page.on("requestfinished", async (request) => {
      const type = request.resourceType();
      const { responseBodySize } = await request.sizes();
      if (type === "script") sizes.script += responseBodySize;
      if (type === "font") sizes.font += responseBodySize;
      if (type === "image") sizes.image.push(responseBodySize);
    });
    const manifest = page.waitForResponse(/\/builds\/meta\//);
    await page.goto(path);
    await manifest;
    expect(kilobytes(sizes.script)).toBeGreaterThan(0);
    expect(kilobytes(sizes.script)).toBeLessThanOrEqual(ceilings.scriptKilobytes);
    expect(kilobytes(sizes.font)).toBeLessThanOrEqual(ceilings.fontKilobytes);
    expect(kilobytes(Math.max(...sizes.image))).toBeLessThanOrEqual(ceilings.heroKilobytes);
    if (isLegalPage(pageId)) return;
    const html = await ask(path, { headers: { "accept-encoding": "br" } });
    expect(kilobytes(html.body.length)).toBeLessThanOrEqual(ceilings.htmlKilobytes);
  });
}
