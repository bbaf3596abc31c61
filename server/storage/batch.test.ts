import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { StorageUnavailable } from "#domain/storage-unavailable.ts";
import { inBatches } from "./batch.ts";

test("those who come at the same moment are done together, each with an answer of its own", async () => {
  const batches: (readonly number[])[] = [];
  const double = inBatches<number, number>(async (batch) => {
    batches.push(batch);
    return batch.map((each) => each * 2);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test("one who fails fails alone", async () => {
  const work = inBatches<number, number>(async (batch) => {
    if (batch.includes(2)) throw new Error("two");
    return batch;
  });
  const told = await Promise.allSettled([1, 2, 3].map(work));
  expect(told.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("a database that is away is asked once for all, and asked again for the next", async () => {
  let asked = 0;
  const work = inBatches<number, number>(async (batch) => {
    asked += 1;
    if (asked === 1) throw new StorageUnavailable("unreachable", null);
    return batch;
  });
  const told = await Promise.allSettled([1, 2, 3].map(work));
  expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(asked).toBe(1);
  expect(await work(4)).toBe(4);
});

test("a batch holds no more than 64, and the next begins when it is done", async () => {
  const sizes: number[] = [];
  let running = 0;
  const work = inBatches<number, number>(async (batch) => {
    expect((running += 1)).toBe(1);
    sizes.push(batch.length);
    await setImmediate();
    running -= 1;
    return batch;
  });
  const all = Array.from({ length: 150 }, (_, at) => at);
  expect(await Promise.all(all.map(work))).toEqual(all);
  expect(sizes).toEqual([64, 64, 22]);
});
