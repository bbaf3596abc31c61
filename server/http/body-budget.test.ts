import { expect, test } from "vitest";
import { BodyBudget } from "./body-budget.ts";

const mebibyte = 1024 * 1024;

test("unreleased bytes are limited to 16 MB per network and 64 MB in all", () => {
  const budget = new BodyBudget();
  const reservations = Array.from({ length: 5 }, (_, at) =>
    budget.reserve(`10.0.${at}.1`, 0, false),
  );
  const [first, ...others] = reservations;
  expect(first?.take(16 * mebibyte)).toBe(true);
  expect(first?.take(1)).toBe(false);
  expect(budget.reserve("10.0.0.2", 1, false)).toBeNull();
  expect(others.map((one) => one?.take(16 * mebibyte))).toEqual([true, true, true, false]);
  first?.[Symbol.dispose]();
  expect(others.at(-1)?.take(16 * mebibyte)).toBe(true);
  expect(others.at(-1)?.take(1)).toBe(false);
});

test("forms with pictures are limited to two at a time per network and twenty in all", () => {
  const budget = new BodyBudget();
  const reserve = (network: number) => budget.reserve(`10.0.${network}.1`, 0, true);
  const reservations = Array.from({ length: 20 }, (_, at) => reserve(Math.floor(at / 2)));
  expect(reservations).not.toContain(null);
  expect(reserve(10)).toBeNull();
  reservations[0]?.[Symbol.dispose]();
  expect(reserve(1)).toBeNull();
  expect(reserve(10)).not.toBeNull();
});

test("a body counts for its network when another one of the network has ended", () => {
  const budget = new BodyBudget();
  const first = budget.reserve("10.0.0.1", 0, false);
  budget.reserve("10.0.0.1", 0, false)?.[Symbol.dispose]();
  expect(first?.take(16 * mebibyte)).toBe(true);
  expect(budget.reserve("10.0.0.1", 1, false)).toBeNull();
});
