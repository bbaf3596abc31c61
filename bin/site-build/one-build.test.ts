import { mkdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCK_STALE_MS, oneBuild } from "./one-build.ts";
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
  const first = oneBuild(folder, work, never);
  await begun.promise;
  const second = oneBuild(folder, async () => void steps.push("second"), free.resolve);
  await Promise.all([first, second]);
  expect(steps).toEqual(["first", "second"]);
});

test("work that failed leaves the way free", async () => {
  const fails = oneBuild(folder, () => Promise.reject(new Error("no ink")), never);
  await expect(fails).rejects.toThrow("no ink");
  await expect(oneBuild(folder, async () => "done", never)).resolves.toBe("done");
});

test("a lock that was left long ago holds nobody", async () => {
  const lock = join(folder, ".cache/build.lock");
  mkdirSync(lock);
  const longAgo = new Date(Date.now() - LOCK_STALE_MS - 1000);
  utimesSync(lock, longAgo, longAgo);
  const done = oneBuild(folder, async () => "done", never);
  await expect(done).resolves.toBe("done");
});
