import { expect, test } from "vitest";
import { BodyBudget } from "./body-budget.ts";

const mebibyte = 1024 * 1024;

test("unreleased bytes are limited to 16 MB per network and 64 MB in all", () => {
  const budget = new BodyBudget();
  const reservations = Array.from({ length: 5 }, (_, at) => budget.reserve(`10.0.${at}.1`));
  const [first, ...others] = reservations;
  expect(first!.take("bytes", 16 * mebibyte)).toBe(true);
  expect(first!.take("bytes", 1)).toBe(false);
  expect(budget.reserve("10.0.0.2").hasRoom("bytes", 1)).toBe(false);
  expect(others.map((one) => one.take("bytes", 16 * mebibyte))).toEqual([true, true, true, false]);
  first![Symbol.dispose]();
  expect(others.at(-1)?.take("bytes", 16 * mebibyte)).toBe(true);
  expect(others.at(-1)?.take("bytes", 1)).toBe(false);
});

test("uploads are limited to six at a time per network and twenty in all, from their first file on", () => {
  const budget = new BodyBudget();
  const arrive = (network: number) => budget.reserve(`10.0.${network}.1`);
  const all = Array.from({ length: 20 }, (_, at) => arrive(Math.floor(at / 6)));
  const fits = all.map((one) => one.take("uploads", 1) && one.take("bytes", 90 * mebibyte));
  expect(fits).not.toContain(false);
  const [silent, seventh] = [arrive(4), arrive(0)];
  expect([silent.take("bytes", 1), silent.take("uploads", 1)]).toEqual([true, false]);
  all[19]![Symbol.dispose]();
  expect([seventh.take("uploads", 1), silent.take("uploads", 1)]).toEqual([false, true]);
});

test("a body counts for its network when another one of the network has ended", () => {
  const budget = new BodyBudget();
  const first = budget.reserve("10.0.0.1");
  budget.reserve("10.0.0.1")[Symbol.dispose]();
  expect(first.take("bytes", 16 * mebibyte)).toBe(true);
  expect(budget.reserve("10.0.0.1").hasRoom("bytes", 1)).toBe(false);
});
