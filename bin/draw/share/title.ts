import { lineWidth, setLine, type Typeface } from "../../fonts/typeset.ts";

/** A text set in lines: path data at its place, and where its last line ends. */
export type SetTitle = { d: string; size: number; bottom: number };

const LINE_HEIGHT = 0.98;
/** Design 5: headings are set a little tight. */
const TRACKING = -0.02;
/** From the top of a line to its baseline, in em: the height of a capital and a little air. */
const ASCENT = 0.76;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Outlines of one line with its baseline at (x, y). */
export function lineOutlines(
  typeface: Typeface,
  text: string,
  x: number,
  y: number,
  size: number,
): string {
  const scale = size / typeface.unitsPerEm;
  return setLine(typeface, text, TRACKING)
    .glyphs.map(({ path, x: advance }) => placed(path, x + advance * scale, y, scale))
    .join("");
}

/** Absolute path data of a glyph, y upward, as path data on the sheet, y downward. */
function placed(d: string, x: number, y: number, scale: number): string {
  let isX = false;
  return d.replace(/[A-Z]|-?[\d.]+/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isX = true;
      return token;
    }
    const value = isX ? x + Number(token) * scale : y - Number(token) * scale;
    isX = !isX;
    return String(round(value));
  });
}

/** A word and its width in em. */
type Word = { text: string; width: number };

/** Breaks words into lines; null when a word alone is too wide. Kerning across spaces is let be. */
function linesOf(words: Word[], space: number, width: number): string[] | null {
  const lines: Word[] = [];
  for (const word of words) {
    if (word.width > width) return null;
    const line = lines.at(-1);
    if (line && line.width + space + word.width <= width) {
      line.text += ` ${word.text}`;
      line.width += space + word.width;
    } else lines.push({ ...word });
  }
  return lines.map(({ text }) => text);
}

/** Lines of nearly equal length: as narrow as the same number of lines allows. */
function balanced(words: Word[], space: number, width: number): string[] | null {
  const widest = linesOf(words, space, width);
  let best = widest;
  for (let narrower = width * 0.98; narrower > width / 2; narrower *= 0.98) {
    const lines = linesOf(words, space, narrower);
    if (!lines || lines.length > widest!.length) break;
    best = lines;
  }
  return best;
}

/** Sets a title as large as it fits into a box, in pixels. */
export function setTitle(
  typeface: Typeface,
  text: string,
  box: { x: number; y: number; width: number; height: number },
  sizes: { largest: number; smallest: number },
): SetTitle {
  const words = text
    .split(/\s+/)
    .map((word) => ({ text: word, width: lineWidth(typeface, word, TRACKING) }));
  const space = lineWidth(typeface, " ", TRACKING);
  for (let size = sizes.largest; size >= sizes.smallest; size -= 2) {
    const lines = balanced(words, space, box.width / size);
    const height = lines ? lines.length * size * LINE_HEIGHT : Infinity;
    if (!lines || height > box.height) continue;
    const outlines = lines.map((line, i) =>
      lineOutlines(typeface, line, box.x, box.y + size * (ASCENT + i * LINE_HEIGHT), size),
    );
    return { d: outlines.join(""), size, bottom: box.y + height };
  }
  throw new Error(`The title "${text}" is too long for a share picture.`);
}
