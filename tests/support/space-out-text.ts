import type { Page } from "@playwright/test";

/** The spacing of WCAG 2.2, 1.4.12, which a reader may ask for and no text may be lost by. */
const readersStyles = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Puts a reader's own spacing on the page that is shown; the page's policy stays in force. */
export async function spaceOutText(page: Page): Promise<void> {
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, readersStyles);
}
