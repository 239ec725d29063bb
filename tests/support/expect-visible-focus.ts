import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** Expects as much change as a line of 1.5 px around the control, with a contrast of 3:1 or more. */
export async function expectVisibleFocus(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error("what cannot be seen cannot show its focus");
  const margin = 8;
  const { width, height } = page.viewportSize() ?? box;
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const clip = {
    ...{ x, y },
    width: Math.min(width - x, box.width + 2 * margin),
    height: Math.min(height - y, box.height + 2 * margin),
  };
  const look = async () =>
    sharp(await page.screenshot({ clip, animations: "disabled" }))
      .removeAlpha()
      .raw()
      .toBuffer();
  // Somebody who has just used the keyboard is shown where the focus is.
  await page.keyboard.press("Tab");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = await look();
  await control.focus();
  const after = await look();
  let changed = 0;
  for (let at = 0; at < before.length; at += 3) {
    const [one, other] = [luminanceAt(before, at), luminanceAt(after, at)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) changed += 1;
  }
  expect(changed).toBeGreaterThanOrEqual(1.5 * 2 * (box.width + box.height));
}

function luminanceAt(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [...pixels.subarray(at, at + 3)].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
