import type { Locator } from "@playwright/test";

type Place = { readonly x: number; readonly y: number };

/** Draws a finger across an element: the browser itself then scrolls, or leaves it to the page. */
export async function swipe(element: Locator, direction: "left" | "right"): Promise<void> {
  const { width } = await boxOf(element);
  const reach = (direction === "left" ? -0.35 : 0.35) * width;
  await drawFingers(element, (progress) => [{ x: reach * (2 * progress - 1), y: 0 }]);
}

/** Puts two fingers on an element, side by side, and moves them apart. */
export async function spread(element: Locator): Promise<void> {
  await drawFingers(element, (progress) => {
    const x = 30 + 60 * progress;
    return [
      { x: -x, y: 0 },
      { x, y: 0 },
    ];
  });
}

/** Where the fingers are at each moment from 0 to 1, in px from the middle of the element. */
async function drawFingers(
  element: Locator,
  fingersAt: (progress: number) => readonly Place[],
): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const session = await element.page().context().newCDPSession(element.page());
  const steps = 12;
  for (let step = 0; step <= steps; step++) {
    const touchPoints = fingersAt(step / steps).map((finger, id) => ({
      id,
      x: x + width / 2 + finger.x,
      y: y + height / 2 + finger.y,
    }));
    const type = step === 0 ? "touchStart" : "touchMove";
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await element.evaluate(() => new Promise(requestAnimationFrame));
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("what cannot be seen cannot be touched");
  return box;
}
