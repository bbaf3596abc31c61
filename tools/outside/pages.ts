import { chromium } from "playwright-core";
import { findChromium } from "../../bin/processes/chromium.ts";
import { publicOrigin } from "../../bin/processes/served-site.ts";
import { describeAnswer, nameOf, startTime } from "./normalize.ts";
import { alternatives } from "./requests.ts";
import type { Site } from "./site.ts";

/** Links of a page, without files whose names contain a hash. */
function linksIn(html: string): string[] {
  const link = /(?<=\s(?:href|src|action)=")\/(?!\/|assets|bands|films|fonts|pictures|lite)[^"#]*/g;
  return html.replaceAll("&amp;", "&").replaceAll(publicOrigin, "").match(link) ?? [];
}

/** Records the addresses of the sitemap, unlisted ones, and all that they link to. @returns the first two */
export async function recordPages(site: Site, unlisted: readonly string[]): Promise<string[]> {
  const map = await (await site.ask("/sitemap.xml")).text();
  const listed = Array.from(map.matchAll(/<loc>([^<]+)/g), ([, url = ""]) => new URL(url).pathname);
  const pages = [...listed, ...unlisted.flatMap(alternatives)];
  // Addresses that are added during the loop are visited too.
  const found = new Set(pages);
  for (const path of found) {
    const isPage = pages.includes(path);
    const answer = await site.ask(path);
    if (isPage) for (const link of linksIn(await answer.clone().text())) found.add(link);
    const kind = /[?&]lite=/.test(path) ? "light" : path.includes("?") ? "states" : "resources";
    site.write(`${isPage ? "pages" : kind}/${nameOf(path)}.txt`, await describeAnswer(answer));
  }
  return pages;
}

/** Runs in the browser: waits for all pictures and fonts. */
async function settle(): Promise<void> {
  const shown = [...document.images].filter(({ src }) => src !== "");
  for (const image of shown) image.loading = "eager";
  // `decode` rejects for a picture whose loading has just begun.
  while (shown.some(({ complete, naturalWidth }) => !complete || naturalWidth === 0))
    await new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode())]);
}

export async function recordScreens({ origin, write }: Site, pages: readonly string[]) {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  const look = { reducedMotion: "reduce", timezoneId: "America/Guatemala" } as const;
  const photograph = async (width: number) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, ...look });
    page.setDefaultTimeout(120_000);
    await page.clock.setFixedTime(startTime);
    for (const path of pages.filter((one) => !one.includes("."))) {
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await page.evaluate(settle);
      const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
      write(`screens/${width}/${nameOf(path)}.png`, picture);
    }
  };
  await Promise.all([photograph(390), photograph(1440)]);
  await browser.close();
}
