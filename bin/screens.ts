import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { addresses } from "#domain/addresses.ts";
import { languages, pathIn } from "#domain/language/language.ts";
import { findChromium } from "./chromium.ts";
import { writePainterSheets } from "./screens/painter-sheet.ts";

/**
 * Full-page pictures of every address × language × theme × width into screens/, for people to look at.
 * Usage: npm run screens -- [part of an address …]; SCREENS_ORIGIN serves them, else http://localhost:3000.
 * `npm run screens -- painter` needs no server: it writes contact sheets of all the painter can paint.
 */
const origin = process.env.SCREENS_ORIGIN ?? "http://localhost:3000";
const wanted = process.argv.slice(2);
if (wanted.length === 1 && wanted[0] === "painter") {
  await writePainterSheets();
  process.exit();
}
const widths = [390, 1440];
const themes = ["light", "dark"] as const;

const paths = Object.values(addresses).filter(
  (path) =>
    !path.includes(":") && (wanted.length === 0 || wanted.some((part) => path.includes(part))),
);

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
mkdirSync("screens", { recursive: true });
const all = paths.length * languages.length * themes.length * widths.length;
let done = 0;
for (const width of widths) {
  for (const colorScheme of themes) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    for (const path of paths) {
      for (const language of languages) {
        await page.goto(origin + pathIn(language, path), { waitUntil: "load" });
        // Pictures below the fold load when they come near the screen.
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = "eager";
          await Promise.all(
            [...document.images].map((image) => image.decode().catch(() => undefined)),
          );
        });
        const name = `${language}${path === "/" ? "-home" : path.replaceAll("/", "-")}`;
        await page.screenshot({
          path: `screens/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
        done += 1;
        process.stdout.write(`\r${done} of ${all} pictures `);
      }
    }
    await context.close();
  }
}
await browser.close();
console.log(`\nscreens/ holds ${done} pictures.`);
