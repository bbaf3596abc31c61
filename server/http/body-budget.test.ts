import { expect, test } from "vitest";
import { BodyBudget } from "./body-budget.ts";

const mebibyte = 1024 * 1024;

test("all networks together get 64 MB, one of them 16, and released bytes are free again", () => {
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

test("one network sends two forms with pictures at a time, all together twenty", () => {
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
