// The page of the house, which needs no script: from the plan to a room and back, to its pictures.
import { expect } from "@playwright/test";
import { amenities, plan, rooms } from "../app/facts/facts.server.ts";
import { pages } from "../app/routes.ts";
import { readTexts, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

const locale = third;
const [room] = plan.flatMap((floor) => floor.rooms);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("rooms, plan and what there is", async ({ page }) => {
    const messages = await readTexts(locale, "about");
    await page.goto(pages.about[locale]);
    await test.step("rooms are told with pictures", async () => {
      for (const { key, photos } of rooms) {
        const section = page.locator(`#room-${key}`);
        await expect(section.getByRole("heading")).toHaveText(messages.rooms[key]?.name ?? "");
        for (const photo of photos) {
          const link = section.locator(`a[href="${pages.gallery[locale]}#photo-${photo}"]`);
          await expect(link).toHaveAccessibleName(new RegExp(messages.inGallery));
        }
      }
    });
    await test.step("what there is opens by key", async () => {
      for (const [group, items] of Object.entries(amenities.groups)) {
        const summary = page.locator("main summary", { hasText: messages.groups[group] ?? "" });
        const list = summary.locator("..").getByRole("listitem");
        await expect(list.first()).toBeHidden();
        await summary.press("Enter");
        await expect(list).toHaveCount(items.length);
      }
    });
    // A house may have no plan.
    if (!room) return;
    await test.step("the plan leads to a room and back", async () => {
      const name = messages.rooms[room.key]?.name ?? "";
      const inPlan = page.locator(`#plan-${room.key}`);
      await expect(inPlan).toHaveRole("link");
      await expect(inPlan).toHaveAccessibleName(name.replaceAll("\u00ad", ""));
      await inPlan.focus();
      await page.keyboard.press("Enter");
      const section = page.locator(`#room-${room.key}`);
      await expect(section.getByRole("heading", { name })).toBeInViewport();
      await section.locator(`a[href="#plan-${room.key}"]`).click();
      await expect(inPlan).toBeInViewport();
      expect(await inPlan.evaluate((link) => link.matches(":target"))).toBe(true);
      await inPlan.click();
      await expect(section.getByRole("heading", { name })).toBeInViewport();
    });
  });
});
