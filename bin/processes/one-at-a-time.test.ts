import { mkdirSync, utimesSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCK_STALE_MS, oneAtATime } from "./one-at-a-time.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const folder = temporaryFolder("file");

const never = (): never => {
  throw new Error("There was nothing to wait for.");
};

test("a second process waits until the first is done", async () => {
  const steps: string[] = [];
  const [begun, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = async () => {
    begun.resolve();
    await free.promise;
    steps.push("first");
  };
  const first = oneAtATime(folder, work, never);
  await begun.promise;
  const second = oneAtATime(folder, async () => void steps.push("second"), free.resolve);
  await Promise.all([first, second]);
  expect(steps).toEqual(["first", "second"]);
});

test("work that failed leaves the way free", async () => {
  const fails = oneAtATime(folder, () => Promise.reject(new Error("no ink")), never);
  await expect(fails).rejects.toThrow("no ink");
  await expect(oneAtATime(folder, async () => "done", never)).resolves.toBe("done");
});

test("a lock that was left long ago holds nobody", async () => {
  mkdirSync(`${folder}.lock`);
  const longAgo = new Date(Date.now() - LOCK_STALE_MS - 1000);
  utimesSync(`${folder}.lock`, longAgo, longAgo);
  const done = oneAtATime(folder, async () => "done", never);
  await expect(done).resolves.toBe("done");
});
