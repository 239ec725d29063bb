// Names that are drawn, on the plan of the house and on its maps: whole, apart, within their places.
import { expect, type Page } from "@playwright/test";
import { locales } from "../../domain/locales/locales.ts";
import { plan } from "../../house/facts/facts.server.ts";
import { findPage } from "../../house/routes/routes.ts";
import { test } from "../support/site-test.ts";

const widths = [320, 390, 768, 1440];
const smallestTextInPixels = 11;

test("names on the plan stand within their rooms in every language", async ({ page }) => {
  test.skip(plan.length === 0, "the house has none");
  await page.setViewportSize({ width: 320, height: 800 });
  // The house that opens stands for its plan, until a link leads to a room of that.
  const [room] = plan.flatMap((floor) => floor.rooms);
  for (const locale of locales) {
    await page.goto(`${findPage("about", locale)?.path}#plan-${room?.key}`);
    for (const { key, path } of plan) {
      const drawing = page
        .locator("main figure svg")
        .filter({ has: page.locator(`[href="${path}#walls"]`) });
      const found = await drawing.evaluate(compareNames, path);
      expect(found, `${key} in ${locale}`).toEqual({ outside: [], hiddenRooms: [] });
    }
  }
});

/** Names that leave the shape in which they stand, and those of rooms that are not shown. */
async function compareNames(svg: Element, path: string) {
  const file = await new Promise<Document>((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", path);
    request.responseType = "document";
    request.onload = () => resolve(request.response);
    request.send();
  });
  const inside = ":is([id^='room-'], #space, #pool) > *";
  const places = [...file.querySelectorAll<SVGGeometryElement>(inside)].map((shape) =>
    svg.appendChild(document.importNode(shape)),
  );
  const names = [...svg.querySelectorAll("text")];
  const hiddenRooms = names.filter((name) => name.ariaHidden && !name.checkVisibility());
  const outside = names.filter((name) => {
    if (!name.checkVisibility()) return false;
    const { x, y, width, height } = name.getBBox();
    const corners = [
      new DOMPoint(x, y),
      new DOMPoint(x + width, y),
      new DOMPoint(x, y + height),
      new DOMPoint(x + width, y + height),
    ];
    return !places.some((place) => corners.every((corner) => place.isPointInFill(corner)));
  });
  const listed = ({ textContent }: Element) => textContent;
  return { outside: outside.map(listed), hiddenRooms: hiddenRooms.map(listed) };
}

test("names on the map are whole and apart at every width", async ({ page }) => {
  test.slow();
  for (const language of locales) {
    const location = findPage("location", language);
    test.skip(!location, "the house has no such page");
    await page.goto(location?.path ?? "");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${language} at ${width} px`;
      expect(await findCrowdedNames(page, smallestTextInPixels), where).toEqual([]);
    }
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await findCrowdedNames(page, 8), `${language} on paper`).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
});

/** Names on the maps that touch another name or a mark of another place, are cut off, or are tiny. */
function findCrowdedNames(page: Page, smallest: number): Promise<string[]> {
  return page.evaluate((smallestSize) => {
    const problems: string[] = [];
    for (const map of document.querySelectorAll("figure section")) {
      const view = map.getBoundingClientRect();
      const labels = [...map.querySelectorAll("[data-at]")].filter((label) =>
        label.checkVisibility(),
      );
      const boxes = labels.flatMap((label) => {
        const name = label.querySelector("span");
        const mark = label.querySelector("svg");
        const isNamed = name && getComputedStyle(name).clipPath === "none";
        return [
          ...(isNamed
            ? [{ label, text: name.textContent, box: name.getBoundingClientRect() }]
            : []),
          ...(mark ? [{ label, text: "", box: mark.getBoundingClientRect() }] : []),
        ];
      });
      for (const [index, { label, text, box }] of boxes.entries()) {
        if (text === "") continue;
        const { left, right, top, bottom } = box;
        if (left < view.left || right > view.right || top < view.top || bottom > view.bottom) {
          problems.push(`${text} leaves the map`);
        }
        const size = Number.parseFloat(getComputedStyle(label).fontSize);
        if (size < smallestSize) problems.push(`${text} is ${size} px`);
        for (const [rank, other] of boxes.entries()) {
          if (other.label === label || (other.text !== "" && rank < index)) continue;
          // Half a pixel of air, for browsers that round.
          const isApart =
            right <= other.box.left - 0.5 ||
            other.box.right <= left - 0.5 ||
            bottom <= other.box.top - 0.5 ||
            other.box.bottom <= top - 0.5;
          if (!isApart) problems.push(`${text} overlaps ${other.text || "a mark"}`);
        }
      }
    }
    return problems;
  }, smallest);
}
