import type { Browser } from "playwright-core";
import sharp from "sharp";
import { brushedOver, imageOf, pixelsOf } from "../drawing/rasterise.ts";
import { FILM_HEIGHT, FILM_WIDTH, FRAMES_PER_SECOND } from "./film.ts";
import { motionSheet } from "./motion.ts";

/** A painting in a page of the film's size: as wide as the film, its foot at the film's foot. */
function page(svg: string, seconds: number): string {
  return `<!doctype html><style>
    body { margin: 0; overflow: hidden; }
    svg { position: absolute; bottom: 0; width: ${FILM_WIDTH}px; height: auto; }
    ${motionSheet(seconds)}
  </style>${svg}`;
}

/** A frame with the marks of the brush that its still picture has, at the same places. */
async function painted(png: Buffer, svg: string): Promise<Buffer> {
  return imageOf(brushedOver(await pixelsOf(sharp(png)), svg))
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Photographs every frame of a film, PNG by PNG. The browser's clock stands still: each frame is set
 * to its own moment.
 * @param write is given each frame in order
 */
export async function takeFrames(
  browser: Browser,
  svg: string,
  seconds: number,
  write: (frame: number, png: Buffer) => Promise<void>,
): Promise<void> {
  const tab = await browser.newPage({ viewport: { width: FILM_WIDTH, height: FILM_HEIGHT } });
  try {
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
      await write(frame, await painted(await tab.screenshot({ type: "png" }), svg));
    }
  } finally {
    await tab.close();
  }
}
