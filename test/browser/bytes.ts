import type { Page } from "./browser.ts";

/** What a page is sent in all, in thousands of bytes: every answer with its head, as the browser counts it. */
export async function weigh(page: Page, visit: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await visit();
  await page.waitForLoadState("networkidle");
  await session.detach();
  return bytes / 1000;
}
