import { expect, type Page } from "./browser.ts";

/** So long nothing is under way when a page has come. */
const restMs = 500;

/** All that a page is sent, in thousands of bytes: every answer with its head, as the browser counts it. */
export async function weigh(page: Page, visit: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const underWay = new Map<string, string>();
  let bytes = 0;
  let last = 0;
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("data:")) underWay.set(requestId, request.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    bytes += encodedDataLength;
    last = Date.now();
  });
  session.on("Network.loadingFailed", ({ requestId }) => underWay.delete(requestId));
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await visit();
  // Told by name: what does not come is what one wants to know.
  await expect
    .poll(() => (Date.now() - last < restMs ? "just come" : [...underWay.values()].join(" ")))
    .toBe("");
  await session.detach();
  return bytes / 1000;
}
