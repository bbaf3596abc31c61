import { expect, test } from "vitest";
import { StorageUnavailable } from "#domain/ports.ts";
import { inGroups } from "./in-groups.ts";

const settings = { mostTogether: 3, mostGroups: 1 };

test("those who come at the same moment are done together, each with an answer of its own", async () => {
  const groups: (readonly number[])[] = [];
  const double = inGroups<number, number>(settings, async (group) => {
    groups.push(group);
    return group.map((each) => each * 2);
  });
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
  expect(groups).toEqual([[1, 2, 3], [4]]);
  expect(await double(5)).toBe(10);
});

test("one who fails fails alone", async () => {
  const work = inGroups<number, number>(settings, async (group) => {
    if (group.includes(2)) throw new Error("two");
    return group;
  });
  const told = await Promise.allSettled([1, 2, 3].map(work));
  expect(told.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("a database that is away is asked once for all, and asked again for the next", async () => {
  let asked = 0;
  const work = inGroups<number, number>(settings, async (group) => {
    asked += 1;
    if (asked === 1) throw new StorageUnavailable("unreachable", null);
    return group;
  });
  const told = await Promise.allSettled([1, 2, 3].map(work));
  expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(asked).toBe(1);
  expect(await work(4)).toBe(4);
});

test("no more groups are under way than allowed", async () => {
  let running = 0;
  let most = 0;
  const work = inGroups<number, number>({ mostTogether: 2, mostGroups: 2 }, async (group) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return group;
  });
  const all = Array.from({ length: 20 }, (_, at) => at);
  expect(await Promise.all(all.map(work))).toEqual(all);
  expect(most).toBeLessThanOrEqual(2);
});
