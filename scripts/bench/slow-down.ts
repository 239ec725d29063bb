import type { Page } from "@playwright/test";

/** How much slower than this machine the processor of a modest phone is taken to be. */
export const slowdown = 4;

/** A mobile network as Lighthouse has it by default: 150 ms for a round trip, 1.6 Mbit/s. */
export const mobileNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Slows the processor of a page down, and its network where one is given. */
export async function slowDown(page: Page, network?: typeof mobileNetwork): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (!network) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
}
