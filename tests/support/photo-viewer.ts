import { expect, type Locator, type Page } from "@playwright/test";
import { factTexts, pictures } from "../../app/facts/facts.server.ts";
import { fillText } from "../../app/i18n/fill-text.ts";
import type { Locale } from "../../app/i18n/locales.ts";
import { pages } from "../../app/routes.ts";
import { readTexts } from "./read-texts.ts";
import { waitForApplication } from "./wait-for-application.ts";

/** How many pictures the gallery has. */
export const total = pictures.photos.length;

/** The gallery shows pictures of one kind together. */
const shown = [...Map.groupBy(pictures.photos, (photo) => photo.shows).values()].flat();

/** The photo at a position of the gallery, from 1, and its texts. Throws where there is none. */
export function photoAt(position: number, locale: Locale = "en") {
  const photo = shown[position - 1];
  const texts = photo && factTexts(locale).pictures[photo.file];
  if (!texts) throw new Error(`there is no picture ${position}`);
  return { ...photo, ...texts };
}

/** The parts of the open gallery dialog of a page, and the pictures that open it. */
export async function findViewer(page: Page, locale: Locale = "en") {
  const texts = await readTexts(locale, "gallery");
  const dialog = page.getByRole("dialog", { name: texts.heading });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    texts,
    dialog,
    announcement: dialog.getByRole("status"),
    track: dialog.locator("ul").first(),
    previous: button(texts.previous),
    next: button(texts.next),
    close: button(texts.close),
    zoomIn: button(texts.zoomIn),
    zoomOut: button(texts.zoomOut),
    /** The picture in the grid that opens the one at this position. */
    thumbnail: (position: number) =>
      page.getByRole("link", {
        name: fillText(texts.open, { picture: photoAt(position, locale).caption }),
        exact: true,
      }),
    async expectShown(position: number) {
      const { caption, file, alt } = photoAt(position, locale);
      await expect(dialog.getByText(`${position} / ${total}`, { exact: true })).toBeVisible();
      await expect(dialog.getByText(caption, { exact: true })).toBeVisible();
      await expect(dialog.getByRole("status")).toHaveText(
        `${fillText(texts.counter, { position, total })}: ${caption}`,
      );
      await expect(dialog.getByRole("img", { name: alt })).toBeInViewport({ ratio: 0.98 });
      expect(new URL(page.url()).hash).toBe(`#photo-${file}`);
    },
  };
}

/** Loads the gallery and opens the picture at a position; gives back the dialog's parts. */
export async function openAt(page: Page, position: number, locale: Locale = "en") {
  await page.goto(pages.gallery[locale]);
  await waitForApplication(page);
  const viewer = await findViewer(page, locale);
  await viewer.thumbnail(position).click();
  await expect(viewer.next).toBeVisible();
  return viewer;
}

/** How many times wider a picture is than the whole of it would be in its place. */
export function scaleOf(track: Locator, position: number): Promise<number> {
  return track.locator(`img[data-photo="${photoAt(position).file}"]`).evaluate((image) => {
    const { width = 1, height = 1 } = image.closest("li")?.getBoundingClientRect() ?? {};
    const drawn = image.getBoundingClientRect();
    return drawn.width / Math.min(width, (height * drawn.width) / drawn.height);
  });
}
