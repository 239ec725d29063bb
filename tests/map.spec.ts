// The drawn map opens the cards of its places, the ways to the house open one by one: all without scripts,
// for no script has a part in it.
// How its names stand is in house/drawn-names.spec.ts.
import { expect } from "@playwright/test";
import { defaultLocale, locales } from "../domain/locales/locales.ts";
import { places } from "../house/facts/facts.server.ts";
import { paths } from "../house/routes/routes.ts";
import { readTexts } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

const locale = defaultLocale;

test.use({ javaScriptEnabled: false });

test("a place on the map opens its card, and every place is in a list", async ({ page }) => {
  await page.goto(paths.location[locale]);
  const { map, places: names, notes } = await readTexts(locale, "location");
  const around = page.getByRole("region", { name: map.near });
  const mark = around.getByRole("button").first();
  await mark.focus();
  await page.keyboard.press("Enter");
  const close = page.getByRole("button", { name: map.close });
  await expect(close).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(close).toBeHidden();
  await expect(mark).toBeFocused();
  // The card of a place with a story shows its drawing.
  const [story] = places.stories.filter(({ drawing }) => drawing !== undefined);
  const card = page.locator(`#place-${story?.key} svg[viewBox][aria-hidden]`);
  if (story) await expect(card.first()).toBeAttached();
  const list = page.getByRole("main").getByRole("list");
  for (const { key } of places.places) {
    const named = page.getByText(names[key] ?? "", { exact: true });
    const item = list.getByRole("listitem").filter({ has: named });
    await expect(item).toContainText(notes[key] ?? "");
  }
});

test("a finger finds every mark, or one beside it whose card leads on to it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.location[locale]);
  const missed = await page
    .getByRole("figure")
    .locator("button[popovertarget]:visible")
    .evaluateAll((buttons, half) => {
      const centreOf = (button: Element) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      };
      return (buttons as HTMLButtonElement[]).flatMap((button) => {
        button.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const [x, y] = centreOf(button);
        const touched = [-half, half].flatMap((step) => [
          document.elementFromPoint(x + step, y),
          document.elementFromPoint(x, y + step),
        ]);
        const others = touched.map((element) => element?.closest("button") ?? undefined);
        const isFound = others.every((other) => {
          const links = other?.popoverTargetElement?.querySelectorAll("button") ?? [];
          return (
            other === button ||
            [...links].some((link) => link.popoverTargetElement === button.popoverTargetElement)
          );
        });
        return isFound ? [] : [button.ariaLabel];
      });
    }, 20);
  expect(missed).toEqual([]);
});

test("buttons on the map are called as they and their cards say", async ({ page }) => {
  for (const language of locales) {
    await page.goto(paths.location[language]);
    const { places: names } = await readTexts(language, "location");
    const marks = await page
      .getByRole("figure")
      .locator("button[popovertarget]")
      .evaluateAll((buttons) =>
        (buttons as HTMLButtonElement[]).map(
          ({ ariaLabel, popoverTargetElement, textContent }) => ({
            shown: textContent,
            called: ariaLabel ?? textContent,
            name: popoverTargetElement?.querySelector("p")?.textContent ?? "",
          }),
        ),
      );
    expect(marks.length, language).toBeGreaterThan(0);
    for (const { shown, called, name } of marks) {
      expect(Object.values(names)).toContain(name);
      expect(called).toMatch(
        new RegExp(`^(?=${RegExp.escape(shown)}(?!\\p{L})).*${RegExp.escape(name)}$`, "u"),
      );
    }
    expect(new Set(marks.map(({ called }) => called)).size, language).toBe(marks.length);
  }
});

test("every card can be read on a phone held sideways", async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto(paths.location[locale]);
  const hidden = await page
    .getByRole("figure")
    .locator("button[popovertarget]")
    .evaluateAll((buttons) =>
      (buttons as HTMLButtonElement[]).flatMap((button) => {
        button.click();
        const card = button.popoverTargetElement as HTMLElement;
        const parts = [...card.querySelectorAll("p, button")].filter((part) => {
          part.scrollIntoView({ block: "nearest", behavior: "instant" });
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isInWindow = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return !card.matches(":popover-open") || !isInWindow || !part.contains(hit);
        });
        card.hidePopover();
        return parts.map(({ textContent }) => textContent);
      }),
    );
  expect(hidden).toEqual([]);
});

test("ways to the house open one by one on a phone, and all stand open on a wide screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.location[locale]);
  const { late } = (await readTexts(locale, "location")).arriving;
  const ways = page.getByRole("main").getByRole("group");
  const way = ways.filter({ hasText: late.heading });
  await expect(ways.first().getByRole("listitem").first()).toBeVisible();
  await expect(way.getByRole("paragraph")).toBeHidden();
  await way.getByText(late.heading).click();
  await expect(way.getByRole("paragraph")).toBeVisible();
  await way.getByText(late.heading).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(way.getByRole("paragraph")).toBeVisible();
});
