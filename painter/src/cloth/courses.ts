/** Courses of a band: stripes, zigzags and rows of figures. */
import { type Grid, FIGURES, type Figure } from "./figures.ts";

/** Builds the grid of a course for a width in cells. */
export type Course = (width: number) => Grid;

const GROUND = ".";

/** Builds a grid cell by cell. */
const cells = (width: number, height: number, choose: (x: number, y: number) => string): Grid =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => choose(x, y)).join(""),
  );

export const stripe =
  (letter: string): Course =>
  (width) => ["".padEnd(width, letter)];

export const dashes =
  (letter: string, on: number, off: number, phase = 0): Course =>
  (width) =>
    cells(width, 1, (x) => ((x + phase) % (on + off) < on ? letter : GROUND));

/** A zigzag; the letters are its colours from the middle outward. */
export const zigzag =
  (letters: string, period: number, height: number): Course =>
  (width) =>
    cells(width, height, (x, y) => {
      const at = x % period;
      const rise = at < period / 2 ? at : period - 1 - at;
      const level = height - 1 - (rise * (height - 1)) / (period / 2 - 1);
      const distance = Math.abs(level - y);
      return [...letters].find((_, i) => distance < i + 0.75) ?? GROUND;
    });

/** Diamonds; the letters are their colours from the centre outward. */
export const diamonds =
  (letters: string, period: number, height: number): Course =>
  (width) =>
    cells(width, height, (x, y) => {
      const across = Math.abs((x % period) - (period - 1) / 2);
      const distance = across * (height / period) + Math.abs(y - (height - 1) / 2);
      return letters[Math.floor(distance / ((height / 2 + 0.4) / letters.length))] ?? GROUND;
    });

/** Stepped pyramids; `hanging` turns them upside down. */
export const steps =
  (letter: string, period: number, height: number, hanging = false): Course =>
  (width) =>
    cells(width, height, (x, y) => {
      const across = Math.abs((x % period) - (period - 1) / 2);
      const level = hanging ? height - 1 - y : y;
      return across <= (level + 0.5) * (period / 2 / height) ? letter : GROUND;
    });

/** Arrowheads in two colours, like the tread of a tire. */
export const chevrons =
  (first: string, second: string, period: number, height: number): Course =>
  (width) =>
    cells(width, height, (x, y) => {
      const at = (x + Math.abs(y - (height - 1) / 2)) % period;
      return at < period * 0.25 ? first : at < period * 0.5 ? second : GROUND;
    });

/** Figures in a row; if `between` names a thread, with a small cross of that colour between them. */
export const figures =
  (names: readonly Figure[], gap: number, between?: string): Course =>
  (width) => {
    const height = 9;
    const grid = Array.from({ length: height }, () => Array<string>(width).fill(GROUND));
    // Cells beyond one edge of the repeat wrap around to the other, for a seamless band.
    const set = (x: number, y: number, letter: string): void => {
      grid[y]![(x + width) % width] = letter;
    };
    let left = gap >> 1;
    for (const name of names) {
      const figure = FIGURES[name];
      figure.forEach((thread, y) =>
        [...thread].forEach((letter, i) => {
          if (letter !== GROUND) set(left + i, y, letter);
        }),
      );
      left += figure[0].length + gap;
      if (!between) continue;
      const cross = left - Math.ceil(gap / 2) - 1;
      for (const y of [3, 4, 5]) set(cross, y, between);
      for (const x of [cross - 1, cross + 1]) set(x, 4, between);
    }
    return grid.map((thread) => thread.join(""));
  };

export const figuresWidth = (names: readonly Figure[], gap: number): number =>
  names.reduce((sum, name) => sum + FIGURES[name][0].length + gap, 0);
