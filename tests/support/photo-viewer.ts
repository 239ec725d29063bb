import { expect, type Locator, type Page } from "@playwright/test";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import { factMessages, pictures } from "../../house/facts/facts.server.ts";
import { paths } from "../../house/routes/routes.ts";
import { waitForApplication } from "./application.ts";
import { primary, readTexts } from "./languages.ts";

/** How many pictures the gallery has. */
export const total = pictures.photos.length;

/** The photo at a position of the gallery as its page shows it, from 1, with the texts of a language. */
export async function photoAt(page: Page, position: number, locale: Locale = primary) {
  const image = page.locator("[data-chapter] li").nth(position - 1);
  const file = (await image.getAttribute("data-photo")) ?? "";
  const messages = factMessages(locale).pictures[file];
  if (!messages) throw new Error(`there is no picture ${position}`);
  return { file, ...messages };
}

/** The parts of the gallery's carousel, and of the dialog that shows pictures in full. */
export async function findViewer(page: Page, locale: Locale = primary) {
  const messages = await readTexts(locale, "gallery");
  const dialog = page.getByRole("dialog", { name: messages.heading });
  const carousel = page.getByRole("region", { name: messages.carousel });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    messages,
    carousel,
    slides: carousel.locator("ul").first().getByRole("listitem"),
    dialog,
    track: dialog.locator("ul").first(),
    previous: button(messages.previous),
    next: button(messages.next),
    close: button(messages.close),
    zoomIn: button(messages.zoomIn),
    zoomOut: button(messages.zoomOut),
    share: button(messages.share),
    /** The picture in its chapter that opens the one at this position. */
    async thumbnail(position: number) {
      const { caption } = await photoAt(page, position, locale);
      const name = fillMessage(messages.open, { picture: caption });
      return page.getByRole("link", { name, exact: true });
    },
    async expectShown(position: number) {
      const { alt, caption, file } = await photoAt(page, position, locale);
      await expect(dialog.getByText(`${position} / ${total}`, { exact: true })).toBeVisible();
      await expect(dialog.getByText(caption, { exact: true })).toBeVisible();
      await expect(dialog.getByRole("status").first()).toHaveText(
        `${fillMessage(messages.counter, { position, total })}, ${caption}`,
      );
      await expect(dialog.getByRole("img", { name: alt })).toBeInViewport({ ratio: 0.98 });
      expect(new URL(page.url()).hash).toBe(`#photo-${file}`);
    },
  };
}

/** Loads the gallery and opens the picture at a position; gives back the parts. */
export async function openAt(page: Page, position: number, locale: Locale = primary) {
  await page.goto(paths.gallery[locale]);
  await waitForApplication(page);
  const viewer = await findViewer(page, locale);
  await (await viewer.thumbnail(position)).click();
  await viewer.expectShown(position);
  return viewer;
}

/** How many times wider the shown picture is than the whole of it would be in its place. */
export function scaleOf(track: Locator): Promise<number> {
  return track.locator("[aria-hidden=false] img").evaluate((image) => {
    const { width = 1, height = 1 } = image.closest("li")?.getBoundingClientRect() ?? {};
    const drawn = image.getBoundingClientRect();
    return drawn.width / Math.min(width, (height * drawn.width) / drawn.height);
  });
}
