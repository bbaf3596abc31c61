import { expect, type Page } from "./browser.ts";

/** A page has loaded when no request was in flight for this long. */
const restMs = 500;

/** Size of all responses during a visit with their headers, as transferred, in kB. */
export async function weigh(page: Page, visit: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const pending = new Map<string, string>();
  let bytes = 0;
  let last = 0;
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("data:")) pending.set(requestId, request.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    bytes += encodedDataLength;
    last = Date.now();
  });
  session.on("Network.loadingFailed", ({ requestId }) => pending.delete(requestId));
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await visit();
  // By URL, so that a failure names the requests that did not end.
  await expect
    .poll(() => (Date.now() - last < restMs ? "just come" : [...pending.values()].join(" ")))
    .toBe("");
  await session.detach();
  return bytes / 1000;
}
