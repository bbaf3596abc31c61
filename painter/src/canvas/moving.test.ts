import { expect, test } from "vitest";
import { tween, fadeInOut } from "./moving.ts";

test("the wind fades in and out", () => {
  expect([fadeInOut(0), fadeInOut(0.5), fadeInOut(1)]).toEqual([0, 1, 0]);
});

test("keyframes are interpolated with easing and clamped at both ends", () => {
  const keys = [
    [0.2, 10],
    [0.4, 20],
  ] as const;
  expect([0, 0.2, 0.3, 0.4, 1].map((share) => Math.round(tween(share, keys)))).toEqual([
    10, 10, 15, 20, 20,
  ]);
});
