import { expect, type Locator, type Page } from "@playwright/test";

/** No page has more; a walk that goes on is going in circles. */
const mostSteps = 200;

/**
 * Presses Tab, or another key, until it leads to where it has been, or out of the main part where that
 * is the part to look at. Gives back the names of what was reached, in order, and what a visitor could
 * not see or not reach on the way, one line each. Tells of stops without a visible focus (WCAG 2.2, 2.4.7 and 1.4.11), of stops
 * that something lies over (2.4.11), and of controls in the part that the walk has passed by (2.1.1).
 */
export async function walkByKeyboard(page: Page, key = "Tab", part = "body") {
  const stops: string[] = [];
  const problems = new Set<string>();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-walked]")) {
      element.removeAttribute("data-walked");
    }
  });
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(examineFocus);
    // Between the last stop and the first, the focus is outside of the page.
    if (!stop) continue;
    if (stop.isAgain || (part === "main" && !stop.isInMain)) break;
    if (stop.isNew) stops.push(stop.name);
    for (const problem of stop.problems) problems.add(problem);
  }
  for (const control of await page.evaluate(findUnreached, part)) problems.add(control);
  return { stops, problems: [...problems] };
}

/** Gives an element the focus, as the keyboard does, and expects that it can be seen. */
export async function expectVisibleFocus(page: Page, control: Locator): Promise<void> {
  await page.keyboard.press("Tab");
  await control.focus();
  await expect(control).toBeFocused();
  expect((await page.evaluate(examineFocus))?.problems).toEqual([]);
}

/** What has the focus, when it has come to rest; nothing where that is the page as a whole. */
async function examineFocus() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const isNew = !element.hasAttribute("data-walked");
  const name = (element.getAttribute("aria-label") ?? element.textContent).trim();
  // A date field is one control with several stops of its own.
  const isAgain = !isNew && !element.matches("input[type='date']");
  element.setAttribute("data-walked", "");
  const where = `“${name}” (${element.localName})`;
  const problems = [];
  if (!isMarked(element)) problems.push(`${where} does not show that it has the focus`);
  const hidden = countHiddenPlaces(element);
  if (hidden > 0) problems.push(`${where} is hidden in ${hidden} of 5 places`);
  return { name, isNew, isAgain, isInMain: element.closest("main") !== null, problems };

  /** Whether there is a ring that stands out from the ground around it, or from its own second tone. */
  function isMarked(focused: Element): boolean {
    const thinnestInPixels = 2;
    const smallestContrast = 3;
    // The button in a date field is the browser's own, and so is its ring.
    if (!focused.matches(":focus-visible")) return focused.matches("input[type='date']");
    // A link in a drawing is no box: the line around its shape is its ring, half of it within.
    const shape = focused instanceof SVGElement ? focused.querySelector("path, use") : null;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(focused);
    const { stroke, strokeWidth } = getComputedStyle(shape ?? focused);
    const width = shape ? Number.parseFloat(strokeWidth) / 2 : Number.parseFloat(outlineWidth);
    if ((shape ? stroke : outlineStyle) === "none" || width < thinnestInPixels) return false;
    const ring = luminanceOf(shape ? stroke : outlineColor);
    const grounds = boxShadow === "none" ? [groundOf(focused)] : [boxShadow];
    return grounds.map(luminanceOf).every((ground) => {
      const [light, dark] = ring > ground ? [ring, ground] : [ground, ring];
      return (light + 0.05) / (dark + 0.05) >= smallestContrast;
    });
  }

  function groundOf(focused: Element): string {
    for (let box: Element | null = focused; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!/,\s*0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  }

  function luminanceOf(colour: string): number {
    const [, ...channels] = /rgba?\((\d+), (\d+), (\d+)/.exec(colour) ?? [];
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const value = Number(channel) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** In how many of its four corners and its middle something else lies over it, or it is out of view. */
  function countHiddenPlaces(focused: Element): number {
    const inset = 2;
    // Beside the end of a link that is broken into lines stands what comes after it; a line may hold none
    // of its letters.
    const lines = [...focused.getClientRects()].filter(({ width }) => width > 0);
    const [firstLine = focused.getBoundingClientRect()] = lines;
    const { left, right, top, bottom } = firstLine;
    // What the header and the consent bar leave free, where scrolling brings what has the focus.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const roof = Number.parseFloat(scrollPaddingTop) || 0;
    const floor = innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
    const isLarge = bottom - top > floor - roof || right - left > innerWidth;
    const [from, to] = isLarge ? [Math.max(left, 0), Math.min(right, innerWidth)] : [left, right];
    const [upper, lower] = isLarge ? [Math.max(top, roof), Math.min(bottom, floor)] : [top, bottom];
    const places = [
      [from + inset, upper + inset],
      [to - inset, upper + inset],
      [from + inset, lower - inset],
      [to - inset, lower - inset],
      [(from + to) / 2, (upper + lower) / 2],
    ];
    // A corner of the box around a shape may be another part of the same drawing.
    const whole = focused.closest("svg") ?? focused;
    return places.filter(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return !hit || !(whole.contains(hit) || hit.contains(whole));
    }).length;
  }
}

/** Controls that a mouse reaches and the walk has not; in a set, one of them stands for all. */
function findUnreached(part: string): string[] {
  const controls = "a[href], button, input:not(:disabled), summary";
  return [...document.querySelectorAll<HTMLElement>(`:is(${part}) :is(${controls})`)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.closest("[inert]") && control.tabIndex >= 0)
    .filter((control) => !control.hasAttribute("data-walked"))
    .map((control) => `“${control.textContent.trim()}” is not reached`);
}
