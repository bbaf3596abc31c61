import { chromium } from "playwright-core";
import { findChromium } from "../chromium.ts";
import { FILM_HEIGHT, FILM_WIDTH, FRAMES_PER_SECOND, type Film } from "./films.ts";
import { motionSheet } from "./motion.ts";

/** A painting in a page of the film's size: as wide as the film, its foot at the film's foot. */
function page(svg: string, seconds: number): string {
  return `<!doctype html><style>
    body { margin: 0; overflow: hidden; }
    svg { position: absolute; bottom: 0; width: ${FILM_WIDTH}px; height: auto; }
    ${motionSheet(seconds)}
  </style>${svg}`;
}

/**
 * Photographs every frame of a film, PNG by PNG. The browser's clock stands still: each frame is set
 * to its own moment.
 * @param write is given each frame in order
 */
export async function takeFrames(
  svg: string,
  { seconds }: Film,
  write: (frame: number, png: Buffer) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const tab = await browser.newPage({ viewport: { width: FILM_WIDTH, height: FILM_HEIGHT } });
    await tab.setContent(page(svg, seconds));
    await tab.evaluate(() => {
      for (const animation of document.getAnimations()) animation.pause();
    });
    for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
      await tab.evaluate(
        (moment) => {
          for (const animation of document.getAnimations()) animation.currentTime = moment;
        },
        (frame * 1000) / FRAMES_PER_SECOND,
      );
      await write(frame, await tab.screenshot({ type: "png" }));
    }
  } finally {
    await browser.close();
  }
}
