import { expect, test } from "vitest";
import { plan } from "./plan.ts";

/** First corners of the tires in the retaining wall's section, the lowest course first. */
function courses(svg: string): { x: number; y: number }[] {
  const tires = /<path d="([^"]*A[^"]*)" fill="none" stroke="#eef3ff" stroke-width="2.2"/.exec(
    svg,
  )!;
  return [...tires[1]!.matchAll(/M([\d.]+) ([\d.]+)H/g)]
    .map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
    .toSorted((one, other) => other.y - one.y);
}

test("every course of the retaining wall is set back into the hill", () => {
  const svg = plan("tireWall");
  const laid = courses(svg);
  expect(laid.length).toBeGreaterThan(5);
  for (const [i, course] of laid.entries()) if (i) expect(course.x).toBeGreaterThan(laid[i - 1]!.x);
  // The upper ground level starts at the crest and runs to the right, so the hill is on the right.
  const [, from, to] = /M([\d.]+) [\d.]+H(600)/.exec(svg.slice(svg.lastIndexOf('opacity=".7"')))!;
  expect(Number(from)).toBeLessThan(Number(to));
  expect(Number(from)).toBeGreaterThan(laid.at(-1)!.x);
});

test("the figure beside the retaining wall is about seven courses high", () => {
  const svg = plan("tireWall");
  const laid = courses(svg);
  const course = (laid[0]!.y - laid.at(-1)!.y) / (laid.length - 1);
  // A person is 100 units high before scaling.
  const [, scale] = /translate\(110 380\) scale\(([\d.]+)\)/.exec(svg)!;
  const height = 100 * Number(scale);
  expect(height / course).toBeGreaterThan(6);
  expect(height / course).toBeLessThan(8);
});
