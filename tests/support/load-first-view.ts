import type { Page, Request } from "@playwright/test";

/** The phone that Lighthouse takes: its width and density decide which pictures are loaded. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** What a phone loads for the first view of a page, as sent: bytes by kind, requests in all. */
export type FirstView = {
  readonly requests: number;
  readonly html: number;
  readonly script: number;
  /** Style sheets beside the HTML; what is inlined counts as HTML. */
  readonly styles: number;
  readonly fonts: number;
  readonly pictures: number;
  /** The picture that is loaded before all others. */
  readonly heroPicture: number;
};

/** Opens a page as the first of a visit, without prefetching; gives back what it loaded until it was idle. */
export async function loadFirstView(page: Page, url: string): Promise<FirstView> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await page.addInitScript(() => {
    // Prefetching is for the pages that come next, not for this one.
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    });
  });
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on("requestfinished", note);
  // The application asks for it once it is idle: the last request of a first view.
  const manifest = page.waitForResponse(/\/builds\/meta\//);
  await page.goto(url);
  await (await manifest).finished();
  page.off("requestfinished", note);
  const loaded = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      url: request.url(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const hero = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc,
  );
  const bytesOf = (type: string) =>
    loaded.filter((one) => one.type === type).map(({ bytes }) => bytes);
  return {
    requests: loaded.length,
    html: total(bytesOf("document")),
    script: total(bytesOf("script")),
    styles: total(bytesOf("stylesheet")),
    fonts: total(bytesOf("font")),
    pictures: total(bytesOf("image")),
    heroPicture: loaded.find(({ url }) => url === hero)?.bytes ?? 0,
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
