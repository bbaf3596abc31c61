import { expect, test } from "vitest";
import { hash, random } from "./random.ts";

const take = (seed: string, count: number): number[] => {
  const next = random(seed);
  return Array.from({ length: count }, () => next());
};

test("each seed gives its own, repeatable stream", () => {
  expect(take("milpa", 50)).toEqual(take("milpa", 50));
  expect(take("milpa", 50)).not.toEqual(take("milpas", 50));
});

test("the stream does not change from one release to the next", () => {
  expect(hash("long-way-4")).toBe(1682035682);
  expect(take("long-way-4", 2).map((x) => x.toFixed(6))).toEqual(["0.123021", "0.979691"]);
});

test("integers include both ends of their range", () => {
  const next = random("ends");
  const drawn = new Set(Array.from({ length: 400 }, () => next.integer(2, 5)));
  expect([...drawn].toSorted()).toEqual([2, 3, 4, 5]);
});

test("shuffling gives a new list with every item", () => {
  const list = ["a", "b", "c", "d", "e"];
  const shuffled = random("s").shuffle(list);
  expect(shuffled.toSorted()).toEqual(list);
  expect(list).toEqual(["a", "b", "c", "d", "e"]);
});
