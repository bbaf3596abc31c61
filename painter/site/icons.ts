import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { favicon, mark, markShapes } from "../src/kinds/mark.ts";

const RED = "#9f1a2c";
const CREAM = "#fff8ea";
const INK = "#1f1b24";

/** The mark on a full square, for systems that crop icons themselves. */
function square(): string {
  // The mark covers 60%: the safe zone of a maskable icon is a circle of 80%.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">` +
    `<rect width="80" height="80" fill="${RED}"/>` +
    `<g transform="translate(16 15.5)">${markShapes({ ink: CREAM })}</g></svg>`
  );
}

async function png(svg: string, size: number): Promise<Buffer> {
  // Rasterised large and scaled down, for even strokes.
  const large = sharp(Buffer.from(svg), { density: 1200 });
  return large.resize(size, size).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** An .ico file with one PNG of at most 256×256 px. */
function icoOf(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const logoFolder = "press-kit/logo";
const logoWidth = 1024;

/** The mark as SVG and PNG for the press kit. */
async function logos(): Promise<[string, Buffer | string][]> {
  const drawings = {
    mark: mark({ ink: INK }),
    "mark-on-dark": mark({ ink: CREAM }),
    "mark-on-red": favicon(),
  };
  const files = Object.entries(drawings).map(
    async ([name, svg]): Promise<[string, Buffer | string][]> => {
      const large = sharp(Buffer.from(svg), { density: 1600 }).resize(logoWidth);
      const image = await large.png({ compressionLevel: 9 }).toBuffer();
      return [
        [`${logoFolder}/${name}.svg`, svg],
        [`${logoFolder}/${name}.png`, image],
      ];
    },
  );
  return (await Promise.all(files)).flat();
}

/** Writes the site's icons and the press kit's logos into public/. */
export async function drawIcons(): Promise<void> {
  const rounded = favicon(RED, CREAM);
  const files: Record<string, Buffer | string> = {
    ...Object.fromEntries(await logos()),
    "favicon.svg": `${rounded}\n`,
    "favicon.ico": icoOf(await png(rounded, 32), 32),
    "apple-touch-icon.png": await png(square(), 180),
    "icon-192.png": await png(rounded, 192),
    "icon-512.png": await png(rounded, 512),
    "icon-square-512.png": await png(square(), 512),
  };
  await mkdir(`public/${logoFolder}`, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) await writeFile(`public/${name}`, bytes);
}
