import { describe, expect, test } from "vitest";
import { applyBrushTexture } from "./finish.ts";

const BLACK = 20;
const WHITE = 240;

/** Left half dark, right half light. */
function halves(width: number, height: number) {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i += 1)
    data[i] = Math.floor(i / 3) % width < width / 2 ? BLACK : WHITE;
  return { data, info: { width, height, channels: 3 } };
}

/** The x at which each row turns from dark to light, in pixels. */
function turns(data: Uint8Array, width: number): number[] {
  const rows = Array.from({ length: data.length / width / 3 }, (_, y) => y * width * 3);
  return rows.map((row) => {
    const red = Array.from({ length: width }, (_, x) => data[row + x * 3]!);
    return red.findIndex((value) => value > (BLACK + WHITE) / 2);
  });
}

describe("the brush texture", () => {
  const picture = halves(600, 400);
  const painted = applyBrushTexture(picture);

  test("is deterministic", () => {
    expect(applyBrushTexture(halves(600, 400)).equals(painted)).toBe(true);
    expect(painted).toHaveLength(600 * 400 * 3);
  });

  test("depends on the offset", () => {
    expect(applyBrushTexture(picture, 300).equals(painted)).toBe(false);
  });

  test("displaces an exact edge slightly", () => {
    const edge = turns(painted, 600);
    expect(new Set(edge).size).toBeGreaterThan(1);
    for (const x of edge) expect(Math.abs(x - 300)).toBeLessThanOrEqual(4);
  });

  test("varies a flat colour without changing its mean", () => {
    const flat = applyBrushTexture({
      data: new Uint8Array(600 * 400 * 3).fill(128),
      info: { width: 600, height: 400, channels: 3 },
    });
    const values = new Set(flat);
    expect(values.size).toBeGreaterThan(5);
    expect(Math.max(...values) - Math.min(...values)).toBeLessThan(30);
    const mean = flat.reduce((sum, value) => sum + value, 0) / flat.length;
    expect(Math.abs(mean - 128)).toBeLessThan(2);
  });

  test("scales with the picture, alike in a film and its still picture", () => {
    const small = turns(painted, 600);
    const large = turns(applyBrushTexture(halves(1200, 800)), 1200);
    const apart = small.map((x, y) => Math.abs(large[y * 2]! / 2 - x));
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  });
});
