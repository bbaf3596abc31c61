import { expect, test } from "vitest";
import { paint } from "../painting/paint.ts";
import { crossing, STRIDE, walking } from "./gait.ts";
import { POSES } from "./poses.ts";

test("a foot on the ground is stationary while the body moves on", () => {
  const places = [0, 0.1, 0.2, 0.3, 0.45].map((rounds) => {
    const [, [x]] = walking(POSES.stand, rounds).nearLeg;
    return x + rounds * STRIDE * 100;
  });
  for (const place of places) expect(place).toBeCloseTo(places[0]!, 6);
});

test("a walk cycle ends in its first pose", () => {
  const { nearLeg, farLeg, nearArm } = walking(POSES.walk, 0);
  const later = walking(POSES.walk, 3);
  for (const [one, other] of [
    [nearLeg, later.nearLeg],
    [farLeg, later.farLeg],
    [nearArm, later.nearArm],
  ] as const)
    expect(one.flat().map(Math.fround)).toEqual(other.flat().map((n) => expect.closeTo(n, 6)));
});

test("a crossing figure comes back from the other side in whole walk cycles", () => {
  const walk = { x: 400, height: 200, from: -100, to: 1300 };
  expect(crossing(0, walk)).toEqual({ dx: 0, rounds: 0 });
  expect(400 + crossing(0.7, walk).dx).toBeLessThan(0);
  const end = crossing(1, walk);
  expect([end.dx, end.rounds % 1]).toEqual([0, 0]);
});

test("lamps out early in a film at night are all lit before its end", () => {
  const dark = (moment: number): number =>
    (paint({ draw: "hero", layout: "wide", time: "night" }, moment).match(/opacity="0\.00"/g) ?? [])
      .length;
  const [evening, later, night] = [dark(0.21), dark(0.55), dark(0.95)] as const;
  expect(evening).toBeGreaterThan(later);
  expect(later).toBeGreaterThan(night);
  expect(night).toBe(0);
});
