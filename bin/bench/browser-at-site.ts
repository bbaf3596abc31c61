import { chromium, type Browser } from "playwright-core";
import { findChromium } from "../processes/chromium.ts";
import { serveSite } from "../processes/served-site.ts";
import { build } from "../site-build/build-site.ts";

/** A cheap phone on a bad network: Lighthouse's mobile throttling, applied for real. */
export const cheapPhone = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

/** Does something with a browser at the built site, and closes both. */
export async function withBrowserAtSite<Found>(
  act: (browser: Browser, origin: string) => Promise<Found>,
): Promise<Found> {
  await build();
  const site = await serveSite();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    return await act(browser, site.origin);
  } finally {
    await browser.close();
    await site.stop();
  }
}
