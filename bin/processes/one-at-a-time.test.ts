import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LOCK_STALE_MS, oneAtATime } from "./one-at-a-time.ts";

let base: string;
let folder: string;
let lock: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "drawing-"));
  folder = join(base, "cache/pictures");
  lock = `${folder}.lock`;
});
afterEach(() => rm(base, { recursive: true }));

const never = (): never => {
  throw new Error("There was nothing to wait for.");
};

test("whoever draws while another process draws waits until that is done", async () => {
  const steps: string[] = [];
  const first = oneAtATime(
    folder,
    async () => {
      steps.push("first begins");
      await wait(400);
      steps.push("first ends");
    },
    never,
  );
  await expect.poll(() => steps).toHaveLength(1);
  const second = oneAtATime(
    folder,
    async () => void steps.push("second"),
    () => steps.push("waits"),
  );
  await Promise.all([first, second]);
  expect(steps).toEqual(["first begins", "waits", "first ends", "second"]);
  expect(existsSync(lock)).toBe(false);
});

test("a drawing that failed leaves the way free", async () => {
  const fails = oneAtATime(folder, () => Promise.reject(new Error("no ink")), never);
  await expect(fails).rejects.toThrow("no ink");
  await expect(oneAtATime(folder, async () => "drawn", never)).resolves.toBe("drawn");
});

test("nobody waits for a drawing that was stopped long ago", async () => {
  await oneAtATime(folder, async () => undefined, never);
  await mkdir(lock);
  const longAgo = new Date(Date.now() - LOCK_STALE_MS - 1000);
  await utimes(lock, longAgo, longAgo);
  await expect(
    oneAtATime(
      folder,
      async () => "drawn",
      () => undefined,
    ),
  ).resolves.toBe("drawn");
});
