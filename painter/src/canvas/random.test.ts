import { expect, test } from "vitest";
import { hash, random } from "./random.ts";

test("the stream of a seed does not change from one release to the next", () => {
  expect(hash("long-way-4")).toBe(1682035682);
  const next = random("long-way-4");
  expect([next(), next()].map((x) => x.toFixed(6))).toEqual(["0.123021", "0.979691"]);
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
