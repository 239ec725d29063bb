// The page of the house, which needs no script: from the plan to a room and back, to its pictures.
import { expect } from "@playwright/test";
import { amenities, floorPlan, rooms } from "../app/facts/facts.server.ts";
import { pages } from "../app/routes.ts";
import { readTexts, third } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

const locale = third;
const drawn = floorPlan?.floors.flatMap(({ spaces, outside = [] }) => [...spaces, ...outside]);
const room = rooms.find(({ key }) => drawn?.some((space) => space.key === key));

test.use({ javaScriptEnabled: false });

test("rooms are told with pictures and found in the plan, and what there is opens by key", async ({
  page,
}) => {
  const texts = await readTexts(locale, "about");
  await page.goto(pages.about[locale]);
  for (const { key, photos } of rooms) {
    const section = page.locator(`#room-${key}`);
    await expect(section.getByRole("heading")).toHaveText(texts.rooms[key]?.name ?? "");
    for (const photo of photos) {
      const link = section.locator(`a[href="${pages.gallery[locale]}#photo-${photo}"]`);
      await expect(link).toHaveAccessibleName(new RegExp(texts.inGallery));
    }
  }
  for (const [group, items] of Object.entries(amenities.groups)) {
    const summary = page.locator("main summary", { hasText: texts.groups[group] ?? "" });
    const list = summary.locator("..").getByRole("listitem");
    await expect(list.first()).toBeHidden();
    await summary.press("Enter");
    await expect(list).toHaveCount(items.length);
  }
  // A house may have no plan.
  if (!room) return;
  const name = texts.rooms[room.key]?.name ?? "";
  const inPlan = page.locator(`#plan-${room.key}`);
  await expect(inPlan).toHaveRole("link");
  await inPlan.focus();
  await page.keyboard.press("Enter");
  const section = page.locator(`#room-${room.key}`);
  await expect(section.getByRole("heading", { name })).toBeInViewport();
  await section.getByRole("link", { name: texts.plan.show }).click();
  await expect(inPlan).toBeInViewport();
  expect(await inPlan.evaluate((link) => link.matches(":target"))).toBe(true);
});
