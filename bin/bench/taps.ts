import { devices, type Browser, type Page } from "playwright-core";
import { pathIn } from "#domain/language/language.ts";
import { cheapPhone, withBrowserAtSite } from "./browser-at-site.ts";
import { median, type BenchTable } from "./table.ts";

const slowerProcessor = 4;
const visits = 5;
/** A tap that has done nothing after this long is lost. */
const patienceMs = 8000;

type Control = {
  name: string;
  path: string;
  /** Of the screen; a phone's without one. */
  width?: number;
  /** Where the finger goes. */
  selector: string;
  /** Whether the tap has done its work; runs in the page, so a page that has been left also has. */
  isAnswered: (page: Page, from: string) => Promise<boolean>;
};

const isShown = (page: Page, selector: string) => page.locator(selector).isVisible();

const controls: Control[] = [
  {
    name: "Donate, in the header",
    path: pathIn("en", "/"),
    selector: "header a.button",
    isAnswered: async (page, from) => page.url() !== from || (await isShown(page, "dialog[open]")),
  },
  {
    name: "Language, on a wide tablet",
    path: pathIn("en", "/about"),
    width: 1280,
    selector: "header a[hreflang=es]",
    isAnswered: async (page, from) => page.url() !== from,
  },
  {
    name: "Menu",
    path: pathIn("en", "/"),
    selector: "header .menu-button",
    isAnswered: (page) => isShown(page, "#mobile-menu"),
  },
  {
    name: "Amount, on the donation page",
    path: pathIn("en", "/donate"),
    selector: "main fieldset label:has([name=amount_once][value='125'])",
    isAnswered: (page) => page.locator("main [name=amount_once][value='125']").isChecked(),
  },
];

/** Taps as soon as the page has painted, and again while nothing happens. */
async function tapEarly(browser: Browser, origin: string, control: Control) {
  const phone = devices["Moto G4"]!;
  const viewport = { ...phone.viewport, ...(control.width && { width: control.width }) };
  const context = await browser.newContext({ ...phone, viewport, baseURL: origin });
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", cheapPhone);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
    await page.goto(control.path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    const from = page.url();
    for (let lost = 0; lost < 5; lost += 1) {
      const tappedAt = performance.now();
      await page.locator(control.selector).first().tap({ noWaitAfter: true, timeout: patienceMs });
      while (performance.now() - tappedAt < patienceMs) {
        if (await control.isAnswered(page, from)) return { lost, ms: performance.now() - tappedAt };
        await page.waitForTimeout(20);
      }
    }
    return { lost: 5, ms: Number.NaN };
  } finally {
    await context.close();
  }
}

/** What becomes of a tap at the moment of the first paint: none may be lost, before script or with it. */
export async function benchTaps(): Promise<BenchTable> {
  const rows = await withBrowserAtSite(async (browser, origin) => {
    const found: BenchTable["rows"] = [];
    for (const control of controls) {
      console.error(`  ${control.name}`);
      const taps = [];
      for (let visit = 0; visit < visits; visit += 1)
        taps.push(await tapEarly(browser, origin, control));
      found.push([
        control.name,
        taps.length,
        taps.reduce((sum, { lost }) => sum + lost, 0),
        Math.round(median(taps.map(({ ms }) => ms))),
      ]);
    }
    return found;
  });
  return {
    title: "Taps at the first paint",
    note: `A phone on slow 4G with a processor ${slowerProcessor} × slower; the first tap comes with the first paint, the next when nothing has happened for ${patienceMs / 1000} s. Times in ms, the way to another page included.`,
    columns: ["control", "visits", "taps lost", "answered after"],
    rows,
  };
}
