/**
 * Cuts the site's fonts down to the letters and axes it uses and writes public/fonts/,
 * app/styles/fonts.css and app/styles/font-files.ts. Run by hand (`node bin/subset-fonts.ts`) when
 * letters or axes change; what it writes is committed.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fallbackFace, type Fallback } from "./fonts/fallback.ts";
import { DISPLAY_LETTERS, ITALIC_LETTERS, TEXT_LETTERS } from "./fonts/letters.ts";
import { withTableOf } from "./fonts/sfnt.ts";
import { openFont } from "./fonts/typeset.ts";

const FONTSOURCE = "node_modules/@fontsource-variable";
const BRICOLAGE = `${FONTSOURCE}/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2`;
const ATKINSON = `${FONTSOURCE}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`;
const ATKINSON_ITALIC = ATKINSON.replace("normal.woff2", "italic.woff2");
const FOLDER = "public/fonts";

/** Headings are set at 760 to 800; one weight between them halves the file. */
export const DISPLAY_WEIGHT = 780;

/** Width of most headings. Their kerning is right here, and near enough from 75 to 100. */
const DISPLAY_WIDTH = 84;

const keep = { noHinting: true, dropTables: ["MVAR", "gasp"] };
const kerned = ["kern", "tnum"];

/**
 * The display face with its width axis. Kerning that varies along the axis would weigh 7 kB more, so
 * it is taken from the face at DISPLAY_WIDTH.
 */
async function display(): Promise<Buffer> {
  const whole = await readFile(BRICOLAGE);
  const sfnt = { ...keep, targetFormat: "sfnt" } as const;
  const varying = await subsetFont(whole, DISPLAY_LETTERS, {
    ...sfnt,
    keepFeatures: ["tnum"],
    variationAxes: { wght: DISPLAY_WEIGHT, wdth: { min: 75, max: 100 } },
  });
  const fixed = await subsetFont(whole, DISPLAY_LETTERS, {
    ...sfnt,
    keepFeatures: kerned,
    variationAxes: { wght: DISPLAY_WEIGHT, wdth: DISPLAY_WIDTH },
  });
  return subsetFont(withTableOf(varying, fixed, "GPOS"), DISPLAY_LETTERS, {
    ...keep,
    targetFormat: "woff2",
    keepFeatures: kerned,
  });
}

async function text(
  file: string,
  letters: string,
  wght: number | { min: number; max: number },
): Promise<Buffer> {
  return subsetFont(await readFile(file), letters, {
    ...keep,
    targetFormat: "woff2",
    keepFeatures: kerned,
    variationAxes: { wght },
  });
}

/** Writes a font under a name that changes with its bytes, and tells its address. */
async function publish(name: string, font: Buffer): Promise<string> {
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  await writeFile(`${FOLDER}/${name}-${hash}.woff2`, font);
  console.log(`/fonts/${name}-${hash}.woff2  ${font.length} bytes`);
  return `/fonts/${name}-${hash}.woff2`;
}

function face(family: string, address: string, descriptors: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("${address}") format("woff2");
  font-display: swap;
  ${descriptors}
}
`;
}

/** Widths of a heading as the type scale sets them; each range has its own fallback. */
const DISPLAY_FALLBACKS: Fallback[] = [
  { range: "font-weight: 400 900; font-stretch: 75% 79%", arial: "Bold", axes: { wdth: 77 } },
  { range: "font-weight: 400 900; font-stretch: 80% 87%", arial: "Bold", axes: { wdth: 84 } },
  { range: "font-weight: 400 900; font-stretch: 88% 100%", arial: "Bold", axes: { wdth: 91 } },
];
const TEXT_FALLBACKS: Fallback[] = [
  { range: "font-weight: 400 549", arial: "Regular", axes: { wght: 400 } },
  { range: "font-weight: 550 700", arial: "Bold", axes: { wght: 660 } },
];

async function fallbacks(family: string, woff2: Buffer, list: Fallback[]): Promise<string[]> {
  const sfnt = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: "sfnt" });
  return list.map((fallback) =>
    fallbackFace(family, openFont(sfnt, fallback.axes), sfnt, fallback),
  );
}

async function subsetFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const old of await readdir(FOLDER)) await rm(`${FOLDER}/${old}`);
  const bricolage = await display();
  const atkinson = await text(ATKINSON, TEXT_LETTERS, { min: 400, max: 700 });
  const displayFile = await publish("bricolage-grotesque", bricolage);
  const textFile = await publish("atkinson-hyperlegible-next", atkinson);
  const italicFile = await publish(
    "atkinson-hyperlegible-next-italic",
    await text(ATKINSON_ITALIC, ITALIC_LETTERS, 400),
  );
  const css = [
    "/* Written by bin/subset-fonts.ts. The fallbacks take the same room, so that nothing jumps. */\n",
    face("Bricolage Grotesque", displayFile, "font-weight: 560 800;\n  font-stretch: 75% 100%;"),
    face("Atkinson Hyperlegible Next", textFile, "font-weight: 400 700;"),
    face("Atkinson Hyperlegible Next", italicFile, "font-weight: 400 700;\n  font-style: italic;"),
    ...(await fallbacks("Bricolage Fallback", bricolage, DISPLAY_FALLBACKS)),
    ...(await fallbacks("Atkinson Fallback", atkinson, TEXT_FALLBACKS)),
  ];
  await writeFile("app/styles/fonts.css", css.join(""));
  await writeFile(
    "app/styles/font-files.ts",
    `/** Written by bin/subset-fonts.ts: the two fonts of the first screen, to preload. */
export const fontFiles = {
  display: "${displayFile}",
  text: "${textFile}",
} as const;
`,
  );
}

if (import.meta.main) await subsetFonts();
