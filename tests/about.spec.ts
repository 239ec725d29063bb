// The page of the house, which needs no script: from the plan to a room and back, to its pictures.
import { expect } from "@playwright/test";
import { amenities, openedHouse, plan, rooms } from "../house/facts/facts.server.ts";
import { paths } from "../house/routes/routes.ts";
import { scrollTo } from "./support/application.ts";
import { readTexts, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

const locale = third;
const [room] = plan.flatMap((floor) => floor.rooms);

test.describe("on a wide screen", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the house opens as one scrolls, and its plans are there for the keyboard", async ({
    page,
  }) => {
    test.skip(!openedHouse || !room, "the house has no such drawing");
    await page.goto(paths.about[locale]);
    const opening = page.locator("[data-house]");
    const plan = page.locator(`#plan-${room?.key}`);
    const roof = opening.locator("svg").last();
    await expect(opening, "readers have the plans").toHaveAttribute("aria-hidden", "true");
    await plan.focus();
    await expect(plan).toBeInViewport();
    await expect(opening, "nothing is shown twice").toBeHidden();
    await plan.blur();
    await scrollTo(page, 0);
    await expect(roof).toHaveCSS("opacity", "1");
    await opening.evaluate((element) => element.scrollIntoView());
    const { y = 0 } = (await opening.boundingBox()) ?? {};
    await page.mouse.wheel(0, 220);
    await expect(roof).toHaveCSS("opacity", "0");
    const link = opening.locator(`a[href="#room-${room?.key}"]`);
    await expect(link.locator("use")).toHaveCSS("opacity", "1");
    expect((await opening.boundingBox())?.y, "it stands still").toBeGreaterThan(y - 100);
    await link.click();
    await expect(page.locator(`#room-${room?.key}`).getByRole("heading")).toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("rooms, plan and what there is", async ({ page }) => {
    const messages = await readTexts(locale, "about");
    await page.goto(paths.about[locale]);
    await test.step("rooms are told with pictures", async () => {
      for (const { key, photos } of rooms) {
        const section = page.locator(`#room-${key}`);
        await expect(section.getByRole("heading")).toHaveText(messages.rooms[key]?.name ?? "");
        for (const photo of photos) {
          const link = section.locator(`a[href="${paths.gallery[locale]}#photo-${photo}"]`);
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
    await test.step("who sleeps where is told beside the plan", async () => {
      const list = page.locator("main section").first().getByRole("list");
      const withBeds = rooms.filter(({ beds }) => beds);
      await expect(list.getByRole("link")).toHaveCount(withBeds.length);
      for (const { key, bathroom, colour } of withBeds) {
        const link = list.locator(`a[href="#room-${key}"]`);
        await expect(link).toContainText(messages.rooms[key]?.name ?? "");
        if (bathroom) await expect(link).toContainText(messages.ownBathroom[bathroom]);
        // The same colour as on the plan.
        if (colour) {
          for (const place of [link, page.locator(`#plan-${key}`)]) {
            await expect(place.locator("[fill]")).toHaveAttribute("fill", colour);
          }
        }
      }
      // A double bed for two, and a bunk and a sofa bed for two each.
      const sleepers = await page.locator("figure text[aria-hidden]").allTextContents();
      expect(sleepers.filter((text) => /^\d+$/.test(text))).toEqual(["2", "4"]);
    });
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
