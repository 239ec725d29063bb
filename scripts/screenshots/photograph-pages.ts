import { routes } from "../../src/routes.ts";
import type { Wishes } from "./read-wishes.ts";
import { answerConsent, openWindow, pictureFile, type Studio, settle } from "./studio.ts";

/** Photographs every page from top to bottom; gives back the files. */
export async function photographPages(studio: Studio, wishes: Wishes): Promise<string[]> {
  const wanted = routes.filter(
    ({ page, locale }) =>
      (wishes.locales?.includes(locale) ?? true) && (wishes.names?.includes(page) ?? true),
  );
  if (wanted.length === 0) return [];
  const answered = await answerConsent(studio);
  const files: string[] = [];
  for (const width of wishes.widths) {
    const context = await openWindow(studio, width, answered);
    const window = await context.newPage();
    for (const { page, locale, path } of wanted) {
      const file = pictureFile(studio, page, locale, width);
      await window.goto(path);
      await settle(window);
      await window.screenshot({ path: file, fullPage: true });
      files.push(file);
    }
    await context.close();
  }
  console.log(`pages: ${files.length}`);
  return files;
}
