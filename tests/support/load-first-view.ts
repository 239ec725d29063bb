import type { Page, Request } from "@playwright/test";

/** The phone that Lighthouse takes: its width and density decide which pictures are loaded. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** What a phone loads for the first view of a page, as sent: bytes by kind, requests in all. */
export type FirstView = Awaited<ReturnType<typeof loadFirstView>>;

/** Opens a page as the first of a visit, without prefetching; gives back what it loaded until it was idle. */
export async function loadFirstView(page: Page, url: string) {
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
    loaded.reduce((sum, one) => (one.type === type ? sum + one.bytes : sum), 0);
  return {
    requests: loaded.length,
    html: bytesOf("document"),
    script: bytesOf("script"),
    /** Style sheets beside the HTML; what is inlined counts as HTML. */
    styles: bytesOf("stylesheet"),
    fonts: bytesOf("font"),
    pictures: bytesOf("image"),
    /** The picture that is loaded before all others. */
    heroPicture: loaded.find(({ url }) => url === hero)?.bytes ?? 0,
  };
}
