import { devices, type Browser, type CDPSession, type Page } from "playwright-core";
import { pathIn } from "#domain/language/language.ts";
import { hydrated } from "../processes/wake.ts";
import { cheapPhone, withBrowserAtSite } from "./browser-at-site.ts";
import { median, type BenchTable } from "./table.ts";

const visits = 5;
/** So long a finger stays on a link: a quick tap, a usual one, and one that thinks (or a mouse that rests). */
const touchesMs = [0, 80, 1000];

type Device = { name: string; network: boolean; slowerProcessor: number };
const phones: Device[] = [
  { name: "this machine", network: false, slowerProcessor: 1 },
  { name: "slow 4G", network: true, slowerProcessor: 1 },
  { name: "slow 4G, processor 4 × slower", network: true, slowerProcessor: 4 },
];

const links = [
  { from: "/about", to: "/contact" },
  { from: "/contact", to: "/green-builds" },
];

/** From the finger's leaving to the frame that shows the next page's heading, as the page's own clock has it. */
const watch = (heading: string) => `new Promise((resolve) => {
  let left = 0;
  addEventListener("click", (event) => { left = event.timeStamp; }, { capture: true, once: true });
  const seen = new MutationObserver(() => {
    const now = document.querySelector("h1")?.textContent;
    if (!now || now === ${JSON.stringify(heading)}) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - left)));
  });
  seen.observe(document, { subtree: true, childList: true, characterData: true });
})`;

async function touch(page: Page, session: CDPSession, path: string, ms: number): Promise<void> {
  const link = page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first();
  await link.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const box = await link.boundingBox();
  const point = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(ms);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Opens a page, wakes the application as a visitor's first touch does, and follows a link. */
async function follow(
  page: Page,
  device: Device,
  { from, to }: (typeof links)[number],
  ms: number,
) {
  const session = await page.context().newCDPSession(page);
  await page.goto(pathIn("en", from), { waitUntil: "load" });
  await page.locator("h1").first().tap();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  if (device.network) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", cheapPhone);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: device.slowerProcessor });
  const heading = (await page.locator("h1").first().textContent()) ?? "";
  const shown = page.evaluate<number>(watch(heading));
  await touch(page, session, pathIn("en", to), ms);
  return shown;
}

/** What a device needs for a link, by how long the finger stayed on it. */
async function measure(
  browser: Browser,
  baseURL: string,
  device: Device,
  link: (typeof links)[number],
): Promise<number[]> {
  const found = [];
  for (const ms of touchesMs) {
    const times = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const context = await browser.newContext({ ...devices["Moto G4"], baseURL });
      times.push(await follow(await context.newPage(), device, link, ms));
      await context.close();
    }
    found.push(Math.round(median(times)));
  }
  return found;
}

/** How soon the next page stands there after its link was let go. */
export async function benchNextPage(): Promise<BenchTable> {
  const rows = await withBrowserAtSite(async (browser, origin) => {
    const lines: BenchTable["rows"] = [];
    for (const device of phones) {
      for (const link of links) {
        const found = await measure(browser, origin, device, link);
        console.error(`  ${device.name}, ${link.to}: ${found.join(", ")}`);
        lines.push([device.name, link.from, link.to, ...found]);
      }
    }
    return lines;
  });
  return {
    title: "The next page",
    note: `From the finger's leaving to the frame that shows the next heading, in ms, median of ${visits} visits; the application was awake before.`,
    columns: ["on", "from", "to", ...touchesMs.map((ms) => `touched for ${ms} ms`)],
    rows,
  };
}
