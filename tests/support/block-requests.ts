import type { Page } from "@playwright/test";

/** Lets the browser itself refuse what matches, in place of what was to be refused before. */
export type Block = (...urls: string[]) => Promise<void>;

/** Gives back how to refuse requests of a page; unlike a route, this leaves its cache in use. */
export async function prepareBlock(page: Page): Promise<Block> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  return async (...urls) => {
    await session.send("Network.setBlockedURLs", { urls });
  };
}
