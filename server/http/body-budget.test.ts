import { expect, test } from "vitest";
import { BodyBudget } from "./body-budget.ts";

const mebibyte = 1024 * 1024;

test("all networks together get 64 MB, one of them 16, and what is given back can be taken again", () => {
  const budget = new BodyBudget();
  const places = Array.from({ length: 5 }, (_, at) => budget.open(`10.0.${at}.1`, 0, false));
  const [first, ...others] = places;
  expect(first?.take(16 * mebibyte)).toBe(true);
  expect(first?.take(1)).toBe(false);
  expect(budget.open("10.0.0.2", 1, false)).toBeNull();
  expect(others.map((place) => place?.take(16 * mebibyte))).toEqual([true, true, true, false]);
  first?.leave();
  first?.leave();
  expect(others.at(-1)?.take(16 * mebibyte)).toBe(true);
  expect(others.at(-1)?.take(1)).toBe(false);
});

test("one network sends two forms with pictures at a time, all together twenty", () => {
  const budget = new BodyBudget();
  const open = (network: number) => budget.open(`10.0.${network}.1`, 0, true);
  const places = Array.from({ length: 20 }, (_, at) => open(Math.floor(at / 2)));
  expect(places).not.toContain(null);
  expect(open(10)).toBeNull();
  places[0]?.leave();
  expect(open(1)).toBeNull();
  expect(open(10)).not.toBeNull();
});
